import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../../db/testing/testDatabases.ts'
import type { PagedTable } from '../../../db/tables.ts'
import { newSchema, type Item, type TestSchema } from '../../testing/testSchema.ts'
import { typeNames } from '../globalId.ts'

describe.each(kinds)('addresses on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  function slugOf(id: string): Promise<unknown> {
    const document = 'query ($id: ID!) { node(id: $id) { ... on Service { slug } ... on Projet { slug } } }'
    return gateway.read('node.slug', document, { id }, gateway.administrator)
  }

  function found(key: string, table: PagedTable = 'projet'): Promise<unknown> {
    const document = `query ($key: String!) { site { item: ${table}(key: $key) { id } } }`
    return gateway.read('site.item.id', document, { key })
  }

  function change(item: Item, input: object) {
    return gateway.mutate('update', 'projet', { id: item.id, ...input })
  }

  test.each([
    ['Levé topographique', 'leve-topographique'],
    ['  L’Œuvre : N° 7 / Été  ', 'l-oeuvre-n-7-ete'],
    ['ÇÀÉÈÊËÎÏÔÖÙÛÜŸÑ œŒ', 'caeeeeiioouuuyn-oeoe'],
    ['---a---', 'a'],
    ['Lætitia', 'laetitia'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Søren Đặng', 'soren-dang'],
    ['N‘Guessan – rendez‑vous', 'n-guessan-rendez-vous'],
    [`${'mot '.repeat(24)}finissant`, 'mot-'.repeat(24).slice(0, -1)],
    ['2024', 'projet-2024'],
    ['20 24', 'projet-20-24'],
    ['①②', 'projet-12'],
    ['Проект', 'projet'],
    ['🏗️', 'projet-2'],
    ['<script>', 'script'],
    ['../../etc/passwd', 'etc-passwd'],
    ['100 % "ok"; drop', '100-ok-drop'],
    ['é'.repeat(255), 'e'.repeat(100)],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('%j', async (nom, slug) => {
    const { id } = await gateway.sample('projet', nom)
    expect(await slugOf(id)).toBe(slug)
  })

  test('twenty items of one nom at once get twenty addresses, without a gap', async () => {
    for (const table of ['service', 'projet'] as const) {
      const items = await Promise.all(Array.from({ length: 20 }, () => gateway.sample(table, 'Cité Allabra')))
      const slugs = await Promise.all(items.map(({ id }) => slugOf(id)))
      const expected = Array.from({ length: 20 }, (_, n) =>
        n === 0 ? 'cite-allabra' : `cite-allabra-${n + 1}`,
      )
      expect(slugs.toSorted()).toEqual(expected.toSorted())
    }
  })

  test('a changed nom leaves the address; the editor may choose it, empty it and keep it', async () => {
    const item = await gateway.sample('projet', 'Pont de Jacqueville', { status: true })
    await change(item, { nom: 'Pont Philippe' })
    expect(await slugOf(item.id)).toBe('pont-de-jacqueville')
    await change(item, { slug: ' le-pont ' })
    expect(await slugOf(item.id)).toBe('le-pont')
    const { version } = (await change(item, { slug: 'le-pont' })).content ?? {}
    expect((await change(item, { slug: 'le-pont', nom: 'Pont Philippe' })).content?.version).toBe(version)
    await change(item, { slug: '' })
    expect(await slugOf(item.id)).toBe('pont-philippe')
    await change(item, { slug: null })
    expect(await slugOf(item.id)).toBe('pont-philippe')
    await change(item, { slug: null, nom: 'Viaduc' })
    expect(await slugOf(item.id)).toBe('viaduc')
    expect(await slugOf((await gateway.sample('projet', 'Y', { slug: 'choisi' })).id)).toBe('choisi')
  })

  test('an address that another item has is refused, one that only begins alike is not', async () => {
    const taken = {
      __typename: 'ValidationError',
      fields: [{ field: 'slug', message: 'Un autre élément a déjà cette adresse.' }],
    }
    const first = await gateway.sample('projet', 'Marché')
    const second = await gateway.sample('projet', 'Autre marché', { slug: 'marche-bis' })
    expect(await change(second, { slug: 'marche', nom: 'Volé' })).toMatchObject(taken)
    expect(await gateway.mutate('create', 'projet', { nom: 'X', slug: 'marche' })).toMatchObject(taken)
    await gateway.mutate('softDelete', 'projet', { id: first.id })
    expect(await change(second, { slug: 'marche' })).toMatchObject(taken)
    expect(await slugOf(second.id)).toBe('marche-bis')
    expect((await change(second, { slug: 'march' })).content).toBeTruthy()
    expect((await gateway.mutate('create', 'service', { nom: 'X', slug: 'marche' })).content).toBeTruthy()
    await gateway.mutate('erase', 'projet', { id: first.id })
    expect((await change(second, { slug: 'marche' })).content).toBeTruthy()
  })

  test('two editors who choose one address at once: one has it, the other is told', async () => {
    const items = [await gateway.sample('projet', 'Rive'), await gateway.sample('projet', 'Berge')]
    const answers = await Promise.all(items.map((item) => change(item, { slug: 'lagune' })))
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'UpdateProjetPayload',
      'ValidationError',
    ])
  })

  test('former addresses lead to the item, until another takes them', async () => {
    const item = await gateway.sample('projet', 'Lac', { slug: 'lac-un', status: true })
    await change(item, { slug: 'lac-deux' })
    await change(item, { slug: 'lac-trois' })
    for (const key of ['lac-un', 'lac-deux', 'lac-trois', 'Lac', String(item.databaseId)]) {
      expect([key, await found(key)]).toEqual([key, item.id])
    }
    // Back to an earlier one: it is the address again, and the others still lead there.
    await change(item, { slug: 'lac-un' })
    expect(await slugOf(item.id)).toBe('lac-un')
    for (const key of ['lac-un', 'lac-deux', 'lac-trois']) expect(await found(key)).toBe(item.id)
    // Another item takes a former address, leaves it, and is then where it leads.
    const other = await gateway.sample('projet', 'Étang', { slug: 'lac-deux', status: true })
    expect(await found('lac-deux')).toBe(other.id)
    await change(other, { slug: 'etang' })
    expect(await found('lac-deux')).toBe(other.id)
    expect(await found('lac-trois')).toBe(item.id)
    // Erased, it leads nowhere.
    await gateway.mutate('softDelete', 'projet', { id: other.id })
    expect(await found('lac-deux')).toBeNull()
    await gateway.mutate('erase', 'projet', { id: other.id })
    expect(await found('lac-deux')).toBeNull()
    expect(await found('lac-deux', 'service')).toBeNull()
  })

  test('no name takes the former address of another item: links to it lead there still', async () => {
    for (const table of ['projet', 'service', 'page', 'offre'] as const) {
      const online = { status: true, slug: 'jetee' }
      const { id, databaseId } = await gateway.sample(table, 'Jetée', online)
      const rename = (slug: string) => gateway.mutate('update', table, { id, slug })
      await rename('jetee-neuve')
      await rename('jetee')
      await rename('jetee-neuve')
      const [made, renamed] = [await gateway.sample(table, 'Jetée'), await gateway.sample(table, 'Autre')]
      await gateway.mutate('publish', table, { id: made.id })
      await gateway.mutate('update', table, {
        id: renamed.id,
        [table === 'projet' || table === 'service' ? 'nom' : 'titre']: 'Jetée neuve',
        slug: '',
      })
      for (const key of ['jetee', 'jetee-neuve', String(databaseId)])
        expect([table, key, await found(key, table)]).toEqual([table, key, id])
      expect(await found('jetee-2', table)).toBe(made.id)
      // Its own former address is free to it.
      await rename('')
      expect(await found('jetee', table)).toBe(id)
      // Once it is erased the address is free to all.
      await gateway.mutate('softDelete', table, { id })
      await gateway.mutate('erase', table, { id })
      const { id: last } = await gateway.sample(table, 'Jetée neuve', { status: true })
      expect(await found('jetee-neuve', table)).toBe(last)
      for (const item of [made, renamed, { id: last }]) {
        await gateway.mutate('softDelete', table, { id: item.id })
        await gateway.mutate('erase', table, { id: item.id })
      }
    }
  })

  test('pages and offers have addresses as well, by their titles', async () => {
    for (const table of ['page', 'offre'] as const) {
      const item = await gateway.sample(table, 'Nos horaires d’été', { status: true })
      const again = await gateway.sample(table, 'Nos horaires d’été')
      await gateway.mutate('update', table, { id: item.id, slug: 'horaires' })
      for (const key of ['nos-horaires-d-ete', 'horaires', 'Nos horaires d’été', String(item.databaseId)])
        expect([key, await found(key, table)]).toEqual([key, item.id])
      expect(await gateway.mutate('update', table, { id: again.id, slug: 'horaires' })).toMatchObject({
        fields: [{ field: 'slug' }],
      })
    }
  })

  test('a key is an id, else a slug, else a nom (the lowest id), else a former slug', async () => {
    const publish = { status: true }
    const a = await gateway.sample('projet', 'Clef', { slug: 'clef-a', ...publish })
    const b = await gateway.sample('projet', 'Clef', { slug: 'clef-b', ...publish })
    const c = await gateway.sample('projet', 'clef-b', { slug: 'clef-c', ...publish })
    const d = await gateway.sample('projet', String(a.databaseId), { slug: 'clef-d', ...publish })
    await change(d, { slug: 'clef-e' })
    const e = await gateway.sample('projet', 'clef-d', { slug: 'clef-f', ...publish })
    expect(await found(String(a.databaseId))).toBe(a.id)
    expect(await found('clef-b')).toBe(b.id)
    expect(await found('Clef')).toBe(a.id)
    expect(await found('clef-c')).toBe(c.id)
    expect(await found('clef-d')).toBe(e.id)
    await gateway.mutate('unpublish', 'projet', { id: e.id })
    expect(await found('clef-d')).toBe(d.id)
    await gateway.mutate('unpublish', 'projet', { id: a.id })
    expect(await found('Clef')).toBe(b.id)
    expect(await found(String(a.databaseId))).toBe(d.id)
  })

  test('keys of nothing find nothing, and none of them fails', async () => {
    const keys = [
      '',
      ' ',
      '0',
      '-1',
      '1e1',
      '99999999999999999999',
      '2147483648',
      '%',
      '_',
      "' or 1=1 --",
      '\u0000',
      'a\u0000b',
      '\ud83c',
      'é'.repeat(100_000),
      'CLEF-B',
      '../x',
      '__proto__',
    ]
    for (const key of keys) expect([key.slice(0, 9), await found(key)]).toEqual([key.slice(0, 9), null])
  })

  test.each(['service', 'projet'] as const)('no key of a hidden %s finds it', async (table) => {
    const { id, databaseId } = await gateway.sample(table, 'Secret bien gardé', { slug: 'secret-un' })
    await gateway.mutate('update', table, { id, slug: 'secret-deux' })
    const keys = [String(databaseId), 'Secret bien gardé', 'secret-un', 'secret-deux']
    const all = () => Promise.all(keys.map((key) => found(key, table)))
    const nothing = keys.map(() => null)
    expect(await all()).toEqual(nothing)
    await gateway.mutate('publish', table, { id })
    expect(await all()).toEqual(keys.map(() => id))
    await gateway.mutate('softDelete', table, { id })
    expect(await all()).toEqual(nothing)
    const ofOther = Buffer.from(`${typeNames[table]}:${databaseId}`).toString('base64')
    expect(await found(ofOther, table)).toBeNull()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentTables, contentTypeOf, isMessageTable } from '../../db/content/contentTypes.ts'
import { pictureTag } from '../../db/files/textPictures.ts'
import { deleteUnusedFiles, insertFile } from '../../db/files/files.ts'
import { listColumn } from '../../db/files/fileList.ts'
import { galleryOf } from '../../db/files/gallery.ts'
import { untilErased } from '../../db/files/keptFiles.ts'
import { searchOf } from '../../db/files/library.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../db/tables.ts'
import { namesOf } from '../content/columns.ts'
import { contentTypeNamed } from '../content/contents.ts'
import { typeNames } from '../content/globalId.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

let count = 0
const newKey = () => (++count).toString(16).padStart(32, '0')

interface Usage {
  state: string
  field: string
  place: number
  content: { libelle: string }
}

interface Media {
  id: string
  name: string
  alt: string | null
  isUsed: boolean
  keptUntil: string | null
  usages: { totalCount?: number; edges: { node: Usage }[] }
}

const media = `id name alt isUsed keptUntil
  usages(first: 100) { edges { node { state field place content { libelle } } } }`

describe.each(kinds)('the library, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  async function picture(name = 'vue.jpg', kindOf: 'image' | 'document' = 'image'): Promise<string> {
    const key = newKey()
    const none = { width: 1200, height: 800, placeholder: null }
    const variants = JSON.stringify([{ format: 'webp', width: 1200, file: '1200.webp' }])
    await gateway.db.transaction((trx) =>
      insertFile(trx, { key, kind: kindOf, name, variants, search: searchOf({ name }), ...none }),
    )
    return key
  }
  const found = async (key: string): Promise<Media | null> =>
    (await gateway.read(
      'node',
      `query ($id: ID!) { node(id: $id) { ... on Media { ${media} } } }`,
      { id: mediaId(key) },
      gateway.administrator,
    )) as Media | null
  const usesOf = async (key: string) =>
    ((await found(key))?.usages.edges ?? []).map(
      ({ node: { state, field, place, content } }) => `${state} ${field} ${place} ${content.libelle}`,
    )
  const listed = async (args: string, who = gateway.administrator): Promise<string[]> => {
    const edges = await gateway.read(
      'admin.medias.edges',
      `{ admin { medias(first: 100, ${args}) { edges { node { name } } } } }`,
      {},
      who,
    )
    return (edges as { node: { name: string } }[]).map(({ node }) => node.name)
  }
  const payloads: Readonly<Record<string, string>> = {
    updateMedia: `... on MediaPayload { media { ${media} } }`,
    replaceMedia: '... on ReplaceMediaPayload { media { id } replaced { id } contents { id version } }',
    eraseMedia: '... on EraseMediaPayload { deletedMediaId contents { id } }',
  }
  const run = (verb: string, input: Record<string, unknown>) =>
    gateway.run(
      `mutation ($input: ${verb.charAt(0).toUpperCase() + verb.slice(1)}Input!) { result: ${verb}(input: $input) {
        __typename ... on Error { code message } ... on ValidationError { fields { field message } }
        ${payloads[verb]} } }`,
      input,
    )
  const update = async (table: ContentTable, { id }: Item, input: Record<string, unknown>) => {
    const done = await gateway.mutate('update', table, { id, ...input })
    if (!done.content) throw new Error(JSON.stringify(done))
    return done.content
  }
  const remove = (...keys: string[]) =>
    gateway.db.transaction(async (trx) =>
      (await deleteUnusedFiles(trx, { keys })).map(({ key }) => key).toSorted(),
    )
  const rowOf = async (table: ContentTable, { databaseId }: Item) =>
    gateway.db.read.selectFrom(table).selectAll().where('id', '=', databaseId).executeTakeFirstOrThrow()

  test('each column that names a file tells its use, and holds the file', async () => {
    for (const table of contentTables) {
      const { files, fileLists = [] } = contentTypeOf(table)
      const texts = new Set(
        namesOf(contentTypeNamed(typeNames[table]).columns, ({ isRich }) => isRich === true),
      )
      for (const name of [...files, ...fileLists, ...texts]) {
        const key = await picture(`${table} ${name}`, isMessageTable(table) ? 'document' : 'image')
        const item = await gateway.sample(table, `${table} ${name}`)
        const said = { legende: null, alt: null, focalX: null, focalY: null, avant: false }
        const value =
          name === 'galerie'
            ? listColumn([{ key, ...said }])
            : name === 'documents'
              ? listColumn([{ key, titre: null }])
              : texts.has(name)
                ? `<figure>${pictureTag({ key, alt: '' })}</figure>`
                : key
        const set = (to: string | null) =>
          gateway.db.transaction((trx) =>
            trx
              .updateTable(table)
              .set({ [name]: to })
              .where('id', '=', item.databaseId)
              .execute(),
          )
        await set(value)
        const uses = gateway.db.read.selectFrom('fileUse').select(['type', 'field', 'contentId', 'held'])
        expect(await uses.where('key', '=', key).execute()).toEqual([
          { type: table, field: name, contentId: item.databaseId, held: 'item' },
        ])
        expect(await remove(key)).toEqual([])
        await expect(
          gateway.db.transaction((trx) => trx.deleteFrom('file').where('key', '=', key).execute()),
        ).rejects.toThrow(/foreign key/i)
        // A file that a visitor sent is in no library.
        expect(await found(key)).toEqual(
          isMessageTable(table) ? null : expect.objectContaining({ isUsed: true }),
        )
        await set(texts.has(name) ? '' : null)
        expect(await remove(key)).toEqual([key])
      }
    }
  })

  test('a gallery is read as it was written, and each of its pictures in its order', async () => {
    const keys = [await picture('a'), await picture('b'), await picture('c')]
    const item = await gateway.sample('projet', 'Pont de Jacqueville')
    const given = keys.map((key, n) => ({ image: mediaId(key), legende: `Vue ${n}`, avant: n === 1 }))
    await update('projet', item, { galerie: [...given].reverse() })
    const galerie = await gateway.read(
      'node.galerie',
      'query ($id: ID!) { node(id: $id) { ... on Projet { galerie { legende avant image { media alt width } } } } }',
      { id: item.id },
      gateway.administrator,
    )
    expect(galerie).toEqual(
      [2, 1, 0].map((n) => ({
        legende: `Vue ${n}`,
        avant: n === 1,
        image: { media: mediaId(keys[n] ?? ''), alt: null, width: 1200 },
      })),
    )
    expect(await usesOf(keys[2] ?? '')).toEqual(['OFFLINE galerie 0 Pont de Jacqueville'])
    // What was read, sent back, changes nothing.
    const version = (await rowOf('projet', item)).version
    await update('projet', item, {
      galerie: [...given].reverse().map((one) => ({ ...one, alt: null, focalX: null, focalY: null })),
    })
    expect((await rowOf('projet', item)).version).toBe(version)
    await update('projet', item, { galerie: [] })
    expect((await rowOf('projet', item)).galerie).toBeNull()
    expect(await usesOf(keys[2] ?? '')).toEqual(['VERSION galerie 0 Pont de Jacqueville'])
    const { content } = await gateway.run(
      `mutation ($input: RestoreVersionInput!) { result: restoreVersion(input: $input) {
        __typename ... on RestoreVersionPayload { content { id databaseId status softdelete version } } } }`,
      { id: item.id, oldVersion: version },
    )
    expect(content).toBeTruthy()
    expect(galleryOf((await rowOf('projet', item)).galerie).map(({ key }) => key)).toEqual(
      [...keys].reverse(),
    )
  })

  test('a gallery says which of its pictures is at fault', async () => {
    const key = await picture()
    const item = await gateway.sample('projet', 'Refus')
    const image = mediaId(key)
    const faultsOf = async (galerie: unknown) =>
      (await gateway.mutate('update', 'projet', { id: item.id, galerie })).fields
    expect(await faultsOf([{ image }, { image }])).toEqual([
      { field: 'galerie.1.image', message: 'Cette image est déjà dans la galerie.' },
    ])
    expect(await faultsOf([{ image }, { legende: 'Sans image' }])).toEqual([
      { field: 'galerie.1.image', message: 'Ce champ est obligatoire.' },
    ])
    expect(await faultsOf([{ image, focalX: 2 }])).toMatchObject([{ field: 'galerie.0.focalX' }])
    expect(await faultsOf([{ image: mediaId('f'.repeat(32)) }])).toEqual([
      { field: 'galerie.0.image', message: 'Cette image n’est plus là.' },
    ])
    const cv = await picture('cv.pdf', 'document')
    expect(await faultsOf([{ image: mediaId(cv) }])).toEqual([
      { field: 'galerie.0.image', message: 'Cette image n’est plus là.' },
    ])
    expect(await faultsOf(Array.from({ length: 41 }, () => ({ image })))).toEqual([
      { field: 'galerie', message: 'Une galerie a 40 images au plus.' },
    ])
    expect((await gateway.mutate('update', 'projet', { id: item.id, image: mediaId(cv) })).fields).toEqual([
      { field: 'image', message: 'Cette image n’est plus là.' },
    ])
    expect((await rowOf('projet', item)).galerie).toBeNull()
  })

  test('nobody attaches a document that is stored already', async () => {
    const cv = await picture('cv.pdf', 'document')
    const { errors } = await gateway.answer(
      `mutation ($cv: Upload) { createCarriere(input: { nom: "X", email: "x@example.com", cv: $cv }) { __typename } }`,
      { cv: mediaId(cv) },
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
  })

  test('drafts use files as items do, until they are discarded or published', async () => {
    const [live, planned, other] = [await picture('live'), await picture('planned'), await picture('other')]
    const item = await gateway.sample('projet', 'Brouillon')
    await update('projet', item, { image: mediaId(live) })
    await gateway.mutate('publish', 'projet', { id: item.id })
    const save = (input: Record<string, unknown>) =>
      gateway.run(
        `mutation ($input: SaveProjetDraftInput!) { result: saveProjetDraft(input: $input) { __typename } }`,
        { id: item.id, ...input },
      )
    await save({ image: mediaId(planned), galerie: [{ image: mediaId(other) }] })
    expect(await usesOf(live)).toEqual(['LIVE image 0 Brouillon'])
    expect(await usesOf(planned)).toEqual(['DRAFT image 0 Brouillon'])
    expect(await usesOf(other)).toEqual(['DRAFT galerie 0 Brouillon'])
    expect(await remove(planned, other)).toEqual([])
    await gateway.run(
      `mutation ($input: DraftInput!) { result: publishDraft(input: $input) { __typename } }`,
      { id: item.id },
    )
    expect(await usesOf(planned)).toEqual(['LIVE image 0 Brouillon'])
    expect(await usesOf(other)).toEqual(['LIVE galerie 0 Brouillon'])
    expect(await usesOf(live)).toEqual(['VERSION image 0 Brouillon'])
    await gateway.mutate('softDelete', 'projet', { id: item.id })
    expect(await usesOf(other)).toEqual(['TRASH galerie 0 Brouillon'])
    await gateway.mutate('erase', 'projet', { id: item.id })
    expect(await usesOf(live)).toEqual([])
    expect(await remove(live, planned, other)).toEqual([live, planned, other])
  })

  test('files are found by their words and by those of what uses them, and by whether they are used', async () => {
    const [one, two] = [await picture('Façade nord.jpg'), await picture('IMG_2041.jpg')]
    const item = await gateway.sample('service', 'Bathymétrie')
    await update('service', item, {
      galerie: [{ image: mediaId(two), legende: 'Relevé de la lagune Ébrié' }],
    })
    expect(await listed('search: "facade"')).toEqual(['Façade nord.jpg'])
    expect(await listed('search: "lagune ebrie"')).toEqual(['IMG_2041.jpg'])
    expect(await listed('search: "bathymetrie"')).toEqual(['IMG_2041.jpg'])
    expect(await listed('search: "facade nord lagune"')).toEqual([])
    expect(await listed('search: "img_2041", used: false')).toEqual([])
    expect(await listed('search: "img_2041", used: true')).toEqual(['IMG_2041.jpg'])
    expect(await listed('search: "facade", used: false')).toEqual(['Façade nord.jpg'])
    expect(await listed('search: "%"')).toEqual([])
    expect(await listed('addedBy: "Personne"')).toEqual([])
    await run('updateMedia', { id: mediaId(one), name: 'Élévation', alt: 'La façade nord du siège' })
    expect(await listed('search: "elevation siege"')).toEqual(['Élévation'])
  })

  test('the library is read a page at a time, newest first, in both directions', async () => {
    const page = (args: string) =>
      gateway.read(
        'admin.medias',
        `{ admin { medias(${args}) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage } } } }`,
        {},
        gateway.administrator,
      ) as Promise<{
        edges: { cursor: string; node: { id: string } }[]
        pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }
      }>
    for (let n = 0; n < 5; n++) await picture(`page ${n}`)
    const whole = (await page('first: 100')).edges.map(({ node }) => node.id)
    const walked: string[] = []
    for (let after = ''; ;) {
      const { edges, pageInfo } = await page(`first: 3${after && `, after: "${after}"`}`)
      walked.push(...edges.map(({ node }) => node.id))
      if (!pageInfo.hasNextPage) break
      after = edges.at(-1)?.cursor ?? ''
    }
    expect(walked).toEqual(whole)
    const { edges } = await page('last: 2')
    expect(edges.map(({ node }) => node.id)).toEqual(whole.slice(-2))
    await expect(page('first: 3, after: "nowhere"')).rejects.toThrow('Ce curseur')
  })

  test('a picture is replaced everywhere at once, with its words, and back again', async () => {
    const [from, to] = [await picture('avant'), await picture('apres')]
    const live = await gateway.sample('projet', 'Vu')
    await update('projet', live, {
      image: mediaId(from),
      imageAlt: 'Le pont',
      imageFocalX: 0.25,
      galerie: [{ image: mediaId(from), legende: 'Ici' }],
    })
    await gateway.mutate('publish', 'projet', { id: live.id })
    const both = await gateway.sample('service', 'Les deux')
    await update('service', both, { galerie: [{ image: mediaId(to) }, { image: mediaId(from) }] })
    await gateway.run(
      `mutation ($input: SaveProjetDraftInput!) { result: saveProjetDraft(input: $input) { __typename } }`,
      { id: live.id, nom: 'Vu autrement', galerie: [{ image: mediaId(from), legende: 'Plus tard' }] },
    )
    expect(await run('replaceMedia', { id: mediaId(from), file: mediaId(to) })).toMatchObject({
      media: { id: mediaId(to) },
      replaced: { id: mediaId(from) },
      contents: [{ id: both.id }, { id: live.id }],
    })
    expect(await rowOf('projet', live)).toMatchObject({
      image: to,
      imageAlt: 'Le pont',
      imageFocalX: 0.25,
      galerie: expect.stringContaining('"legende":"Ici"'),
    })
    expect(await usesOf(from)).toEqual([
      'VERSION galerie 0 Vu',
      'VERSION image 0 Vu',
      'VERSION galerie 0 Les deux',
    ])
    expect(galleryOf((await rowOf('service', both)).galerie).map(({ key }) => key)).toEqual([to])
    expect(await usesOf(to)).toContain('DRAFT galerie 0 Vu')
    // The draft goes on standing over its item: nothing that it changes was changed.
    expect(
      await gateway.run(
        `mutation ($input: DraftInput!) { result: publishDraft(input: $input) { __typename } }`,
        { id: live.id },
      ),
    ).toMatchObject({ __typename: 'LifecyclePayload' })
    expect(await rowOf('projet', live)).toMatchObject({ nom: 'Vu autrement', image: to })
    await run('replaceMedia', { id: mediaId(to), file: mediaId(from) })
    expect(await rowOf('projet', live)).toMatchObject({ image: from, imageAlt: 'Le pont' })
    expect(await run('replaceMedia', { id: mediaId(from), file: mediaId('f'.repeat(32)) })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await run('replaceMedia', { id: mediaId(from) })).toMatchObject({
      fields: [{ field: 'file', message: 'Ce champ est obligatoire.' }],
    })
  })

  test('a picture that visitors see is not erased; from elsewhere it is taken once that is said', async () => {
    const key = await picture('portrait.jpg')
    const item = await gateway.sample('equipe', 'Koné')
    await update('equipe', item, { photo: mediaId(key), photoAlt: 'Son portrait' })
    await gateway.mutate('publish', 'equipe', { id: item.id })
    const message =
      'Les visiteurs voient ce fichier\u00a0: remplacez-le, ou retirez-le d’abord de «\u00a0Koné\u00a0».'
    expect(await run('eraseMedia', { id: mediaId(key), evenUsed: true })).toMatchObject({ message })
    await gateway.mutate('softDelete', 'equipe', { id: item.id })
    expect(await run('eraseMedia', { id: mediaId(key) })).toMatchObject({
      message: 'Ce fichier sert encore à «\u00a0Koné\u00a0».',
    })
    expect(await run('eraseMedia', { id: mediaId(key), evenUsed: true })).toMatchObject({
      deletedMediaId: mediaId(key),
      contents: [{ id: item.id }],
    })
    expect(await rowOf('equipe', item)).toMatchObject({ photo: null, photoAlt: null })
    // The files themselves go by the store of files, which is not here.
    expect(await remove(key)).toEqual([key])
    expect(await run('eraseMedia', { id: mediaId(key) })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a file of an offer that has lapsed is seen by nobody', async () => {
    const key = await picture('fiche de poste.pdf', 'document')
    await gateway.db.transaction((trx) =>
      trx.updateTable('file').set({ addedBy: 'Aya' }).where('key', '=', key).execute(),
    )
    const item = await gateway.sample('offre', 'Dessinateur')
    await update('offre', item, { documents: [{ file: mediaId(key) }] })
    await gateway.mutate('publish', 'offre', { id: item.id })
    expect(await usesOf(key)).toEqual(['LIVE documents 0 Dessinateur'])
    await update('offre', item, { jusquAu: '2020-01-01' })
    expect(await usesOf(key)).toEqual(['OFFLINE documents 0 Dessinateur'])
  })

  test('what staff put into the library stays, whatever becomes of the items that use it', async () => {
    const key = await picture('gardée.jpg')
    await gateway.db.transaction((trx) =>
      trx.updateTable('file').set({ keptUntil: untilErased }).where('key', '=', key).execute(),
    )
    const item = await gateway.sample('slide', 'Une fois')
    await update('slide', item, { image: mediaId(key) })
    await update('slide', item, { image: null })
    await gateway.mutate('softDelete', 'slide', { id: item.id })
    await gateway.mutate('erase', 'slide', { id: item.id })
    expect(await found(key)).toMatchObject({ isUsed: false, keptUntil: null })
    expect(await remove(key)).toEqual([])
  })

  test('a picture that two items had stays for the versions of one when the other is erased', async () => {
    const key = await picture('partagée.jpg')
    const [erased, other] = [await gateway.sample('slide', 'Effacée'), await gateway.sample('slide', 'Autre')]
    for (const item of [erased, other]) {
      await update('slide', item, { image: mediaId(key) })
      await update('slide', item, { image: null })
    }
    const erase = async (item: Item) => {
      await gateway.mutate('softDelete', 'slide', { id: item.id })
      await gateway.mutate('erase', 'slide', { id: item.id })
    }
    await erase(erased)
    expect(await remove(key)).toEqual([])
    expect(await usesOf(key)).toEqual(['VERSION image 0 Autre'])
    await erase(other)
    expect(await remove(key)).toEqual([key])
  })

  test('visitors find nothing of it', async () => {
    const key = await picture()
    const read = gateway.read('node', `query ($id: ID!) { node(id: $id) { id } }`, { id: mediaId(key) })
    expect(await read).toBeNull()
    const { data, errors } = await gateway.answer('{ admin { medias { edges { node { id } } } } }')
    expect([data?.admin, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED'])
  })
})

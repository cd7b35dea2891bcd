import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRows, kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

/** With TEST_LONG as many messages as a firm gets in its life. */
const batches = process.env.TEST_LONG ? 100 : 1
const batch = process.env.TEST_LONG ? 1_000 : 500
const mostMs = 100

describe.each(kinds)('one search over all types, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
    const email = `'n' || n || '@example.com'`
    for (let n = 0; n < batches; n++)
      await addRows(gateway.db, 'contact', batch, {
        nom: `'Commune ' || n`,
        email,
        message: `'fin'`,
        lu: kind === 'sqlite' ? '0' : 'false',
      })
    await gateway.sample('contact', 'Ouattara')
    await gateway.sample('projet', 'Pont de Bassam', { description: '<p>Un ouvrage sur la lagune.</p>' })
    await gateway.sample('projet', 'Route', { description: '<p>Elle mène au pont de Bassam.</p>' })
    await gateway.sample('equipe', 'Koné', { prenom: 'Aya' })
    await gateway.sample('faq', 'Délais')
    const { id } = await gateway.sample('faq', 'Délais passés')
    await gateway.mutate('softDelete', 'faq', { id })
  })
  afterAll(() => gateway.close())

  const search = async (text: string): Promise<string[]> => {
    const found = await gateway.read(
      'admin.search',
      'query ($text: String!) { admin { search(text: $text) { __typename libelle } } }',
      { text },
      gateway.administrator,
    )
    const read: { __typename: string; libelle: string }[] = JSON.parse(JSON.stringify(found))
    return read.map(({ __typename, libelle }) => `${__typename} ${libelle}`)
  }

  test('finds by any words, accents aside: what is called so before what tells of it', async () => {
    expect(await search('pont bassam')).toEqual(['Projet Pont de Bassam', 'Projet Route'])
    expect(await search('BASSAM  pont')).toEqual(['Projet Pont de Bassam', 'Projet Route'])
    expect(await search('aya kone')).toEqual(['Equipe Aya Koné'])
    expect(await search('kone aya')).toEqual(['Equipe Aya Koné'])
    expect(await search('lagune')).toEqual(['Projet Pont de Bassam'])
    expect(await search('ouat')).toEqual(['Contact Ouattara'])
  })

  test('of what is in the trash nothing is found; one or two letters are enough', async () => {
    expect(await search('délais')).toEqual(['Faq Délais'])
    expect(await search('d')).toEqual(['Faq Délais'])
    expect(await search('dé')).toContain('Faq Délais')
    expect(await search('ro po')).toContain('Projet Route')
    for (const nothing of ['', '   ', 'introuvable', '%', '"', "'", '\\', '\u0000'])
      expect(await search(nothing)).toEqual([])
  })

  test('the newest of many, by few statements however many there are, and soon', async () => {
    expect(await search('commune fin')).toHaveLength(8)
    expect(await search(`commune ${batch}`)).toContain(`Contact Commune ${batch}`)
    const terms = ['commune', 'co', 'fin commune', 'commune zzz', 'zz', 'z', 'ouattara', 'o', '9 9']
    const times: Record<string, number> = {}
    for (const term of terms) {
      await search(term)
      gateway.queries.length = 0
      const started = performance.now()
      await search(term)
      times[term] = Math.round(performance.now() - started)
      expect([term, gateway.queries.length <= 6]).toEqual([term, true])
    }
    if (!process.env.TEST_LONG) return
    console.info(`${kind}, ${batches * batch} messages: ${JSON.stringify(times)} ms`)
    expect(Math.max(...Object.values(times))).toBeLessThan(mostMs)
  })
})

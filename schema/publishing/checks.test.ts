import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lock, update } from '../../db/content/contentStore.ts'
import { listColumn } from '../../db/files/fileList.ts'
import { insertFile } from '../../db/files/files.ts'
import type { ContentTable } from '../../db/tables.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type Item, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('what is to be seen to before something is published, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const asked = `query ($id: ID!, $with: [CheckedText!]) { node(id: $id) { ... on Content {
    checks(with: $with) { field rule message correction } } } }`
  async function said(item: Item, over: { field: string; text: string | null }[] = []) {
    const found = await gateway.read('node.checks', asked, { id: item.id, with: over }, gateway.administrator)
    return Array.isArray(found) ? found.map(({ field, rule }) => `${field} ${rule}`) : found
  }
  const messages = async (item: Item) =>
    JSON.stringify(await gateway.read('node.checks', asked, { id: item.id }, gateway.administrator))
  const good = { resume: 'Des bornes posées au centimètre.', description: '<h2>Un</h2><p>Bien.</p>' }

  test('nothing of what is well done', async () => {
    expect(await said(await gateway.sample('service', 'Bornage', good))).toEqual([])
    expect(await said(await gateway.sample('categorieService', 'Voirie'))).toEqual([])
    expect(await said(await gateway.sample('contact', 'Moi'))).toEqual([])
  })

  test('pictures without a description, or too small for their place', async () => {
    const item = await gateway.sample('service', 'Relevés', good)
    await gateway.db.transaction(async (trx) => {
      const file = { kind: 'image' as const, name: 'a.png', height: 300, placeholder: null, variants: '[]' }
      await insertFile(trx, { ...file, key: `small-${kind}`, width: 400 })
      const row = await lock(trx, 'service', item.databaseId)
      if (row) await update(trx, 'service', row, { image: `small-${kind}` })
    })
    expect(await said(item)).toEqual(['image IMAGE_ALT', 'image IMAGE_SIZE'])
    expect(await said(item, [{ field: 'imageAlt', text: 'Une borne' }])).toEqual(['image IMAGE_SIZE'])
    expect(await messages(item)).toContain('400 pixels de large sur 960')
  })

  test('pictures of a gallery, by their places', async () => {
    const item = await gateway.sample('service', 'Vues', good)
    const setGallery = (...alts: (string | null)[]) =>
      gateway.db.transaction(async (trx) => {
        const file = { kind: 'image' as const, name: 'b.png', height: 300, placeholder: null, variants: '[]' }
        const list = []
        for (const [n, alt] of alts.entries()) {
          const key = `view-${kind}-${alts.length}-${n}`
          await insertFile(trx, { ...file, key, width: alt === null ? 400 : 1200 })
          list.push({ key, legende: null, alt, focalX: null, focalY: null, avant: false })
        }
        const row = await lock(trx, 'service', item.databaseId)
        if (row) await update(trx, 'service', row, { galerie: listColumn(list) })
      })
    await setGallery('Une borne', null)
    expect(await said(item)).toEqual(['galerie IMAGE_ALT', 'galerie IMAGE_SIZE'])
    const one = await messages(item)
    expect(one).toContain('Galerie, image 2\u00a0: sans description, qui ne voit pas n’en saura rien.')
    expect(one).toContain(
      'Galerie, image 2\u00a0: moins de 640 pixels de large, c’est peu une fois agrandie.',
    )
    await setGallery(null, 'Une borne', null)
    expect(await messages(item)).toContain(
      'Galerie, images 1 et 3\u00a0: moins de 640 pixels de large, c’est peu une fois agrandies.',
    )
  })

  test('pictures of a text without a description', async () => {
    const key = 'c'.repeat(32)
    await gateway.db.transaction((trx) =>
      insertFile(trx, {
        key,
        kind: 'image',
        name: 'b.png',
        width: 960,
        height: 300,
        placeholder: null,
        variants: '[]',
      }),
    )
    const figure = (alt: string) => `<figure><img src="/uploads/${key}" alt="${alt}"></figure>`
    const description = good.description + figure('Une borne') + figure('')
    const item = await gateway.sample('service', 'Illustré', { ...good, description })
    expect(await said(item)).toEqual(['description IMAGE_ALT'])
    expect(await messages(item)).toContain('Texte, image 2\u00a0: sans description')
  })

  test('links that lead nowhere, or to what is not published', async () => {
    const seen = await gateway.sample('projet', 'Pont', { status: true })
    await gateway.sample('projet', 'Pont A', { status: true })
    await gateway.sample('projet', 'Digue')
    const link = (href: string) => `<p><a href="${href}">là</a></p>`
    const item = (description: string) =>
      gateway.sample('service', 'Liens', { ...good, description: `${good.description}${description}` })
    const fine = [
      '/projets/pont',
      '/Projets/pont-a',
      '/projets/Pont%20A',
      `/projets/${seen.databaseId}`,
      '/Faq',
      '/faq/?q=a#b',
      'https://exemple.ci/x',
      '/',
    ]
    expect(await said(await item(fine.map(link).join('')))).toEqual([])
    expect(await messages(await item(link('/projets/digue')))).toContain('mène à ce qui n’est pas en ligne')
    // The site finds no name in another letter case.
    expect(await messages(await item(link('/projets/PONT-A')))).toContain('ne mène nulle part')
    expect(await messages(await item(link('/nulle-part')))).toContain(
      'Le lien /nulle-part ne mène nulle part',
    )
    expect(await messages(await item(link('/services/%E0%A4%A')))).toContain('ne mène nulle part')
    expect(await messages(await item(link('/admin/dashboard')))).toContain('mène à l’administration')
    const slide = await gateway.sample('slide', 'Un', { lien: '/services/rien' })
    expect(await said(slide)).toEqual(['lien LINK'])
  })

  test('a link to an item is dead while that is not on line, and lives through every change of its address', async () => {
    for (const [table, below] of [
      ['service', 'services'],
      ['projet', 'projets'],
      ['page', 'pages'],
      ['offre', 'carriere'],
    ] as const) {
      const { id } = await gateway.sample(table, 'Puits')
      const old = `/${below}/puits`
      const slide = await gateway.sample('slide', 'Un', { lien: old })
      const annonce = await gateway.sample('annonce', 'Deux', { lien: old })
      const text = await gateway.sample('page', 'Trois', {
        resume: 'Un.',
        contenu: `<p><a href="${old}">là</a></p>`,
      })
      const all = async () => [await messages(slide), await messages(annonce), await messages(text)]
      const dead = (why: string) => Array(3).fill(expect.stringContaining(`Le lien ${old} ${why}`))
      const alive = Array(3).fill('[]')

      expect([table, await all()]).toEqual([table, dead('mène à ce qui n’est pas en ligne')])
      await gateway.mutate('publish', table, { id })
      expect(await all()).toEqual(alive)
      for (const slug of ['puits-neuf', 'puits', 'puits-vieux']) {
        await gateway.mutate('update', table, { id, slug })
        expect(await all()).toEqual(alive)
      }
      await gateway.sample(table, 'Puits')
      expect(await all()).toEqual(alive)
      await gateway.mutate('softDelete', table, { id })
      expect(await all()).toEqual(dead('mène à ce qui n’est pas en ligne'))
      await gateway.mutate('erase', table, { id })
      expect(await all()).toEqual(dead('ne mène nulle part'))
    }
  })

  test.each<[ContentTable, Record<string, unknown>, string[]]>([
    ['service', { ...good, resume: null }, ['resume SUMMARY']],
    ['service', { ...good, resume: 'mot '.repeat(100) }, ['resume SUMMARY']],
    ['service', { ...good, description: '<p>Texte à compléter.</p>' }, ['description PLACEHOLDER']],
    ['service', { ...good, resume: 'Lorem ipsum dolor' }, ['resume PLACEHOLDER']],
    ['service', { ...good, description: '<h2>A</h2><h4>B</h4>' }, ['description HEADINGS']],
    ['service', { ...good, description: '<h2>A</h2><h3>B</h3><h2>C</h2>' }, []],
    ['projet', { resultat: 'Bien.', latitude: 5.3, longitude: 4 }, ['longitude POSITION']],
    ['projet', { resultat: 'Bien.', latitude: 5.3, longitude: -4 }, []],
    [
      'projet',
      { resultat: 'Bien.', latitude: -4, longitude: 5.3 },
      ['latitude POSITION', 'longitude POSITION'],
    ],
    ['partenaire', { nom: 'L\'autre "nom"' }, ['nom TYPOGRAPHY']],
    [
      'entreprise',
      { resume: 'Bien.', rccm: 'CI-ABJ-1', hebergeur: 'Un hôte\nAbidjan' },
      ['compteContribuable LEGAL', 'directeurPublication LEGAL', 'declarationArtci LEGAL'],
    ],
  ])('%s %j', async (table, input, wanted) => {
    expect(await said(await gateway.sample(table, 'Essai', input))).toEqual(wanted)
  })

  test('swapped coordinates are named as such', async () => {
    const item = await gateway.sample('projet', 'Essai', { resultat: 'Bien.', latitude: -4, longitude: 5.3 })
    expect((await messages(item)).split('La latitude et la longitude semblent échangées.')).toHaveLength(3)
  })

  test('its draft is what would be published, and what is typed over it', async () => {
    const item = await gateway.sample('service', 'Brouillon', { ...good, status: true })
    await gateway.read(
      'done',
      'mutation ($id: ID!) { done: saveServiceDraft(input: { id: $id, resume: "À compléter" }) { __typename } }',
      { id: item.id },
      gateway.administrator,
    )
    expect(await said(item)).toEqual(['resume PLACEHOLDER'])
    expect(await said(item, [{ field: 'resume', text: 'Fait.' }])).toEqual([])
    const corrected = await gateway.read(
      'node.checks',
      asked,
      { id: item.id, with: [{ field: 'resume', text: "L'eau" }] },
      gateway.administrator,
    )
    expect(corrected).toMatchObject([{ rule: 'TYPOGRAPHY', correction: 'L’eau' }])
  })

  test('what a save would refuse is not looked at, and what it takes out is not seen', async () => {
    const item = await gateway.sample('service', 'Tapé', good)
    const lorem = 'Lorem ipsum '.repeat(20_000)
    expect(await said(item, [{ field: 'description', text: `<p>${lorem}</p>` }])).toEqual([])
    expect(await said(item, [{ field: 'resume', text: 'x'.repeat(10_001) }])).toEqual([])
    expect(
      await said(item, [{ field: 'description', text: '<h2>A</h2><script>à compléter</script>' }]),
    ).toEqual([])
    expect(await said(item, [{ field: 'image', text: 'another’s' }])).toEqual([])
    expect(await said(item, [{ field: 'nothing', text: 'à compléter' }])).toEqual([])
    const twice = ['À compléter', 'Fait.'].map((text) => ({ field: 'resume', text }))
    expect(await said(item, twice)).toEqual([])
  })

  test('visitors are told nothing', async () => {
    const item = await gateway.sample('projet', 'Vu', { status: true })
    expect(await gateway.read('node.checks', asked, { id: item.id }, visitor)).toBeNull()
    const site = '{ site { projets { edges { node { checks { field } } } } } }'
    expect(await gateway.read('site.projets.edges.0.node.checks', site, {}, gateway.administrator)).toBeNull()
  })
})

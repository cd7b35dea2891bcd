import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../../db/tables.ts'
import type { Caller } from '../../context.ts'
import { newSchema, sampleInput, visitor, type TestSchema } from '../../testing/testSchema.ts'
import { typeNames } from '../globalId.ts'

const required = 'Ce champ est obligatoire.'
const forbidden = 'Ce texte contient des caractères interdits.'
const tooLong = (most: string) => `Ce texte est trop long\u00a0: ${most} caractères au plus.`
const email = 'Cette adresse e-mail n’est pas valide. Écrivez par exemple «\u00a0aya@exemple.ci\u00a0».'
const phone = 'Ce numéro de téléphone n’est pas valide. Écrivez par exemple «\u00a007 00 00 00 00\u00a0».'
const url = 'Cette adresse doit commencer par https:// ou http://.'
const lien = 'Ce lien doit commencer par «\u00a0/\u00a0», https://, tel: ou mailto:.'
const slug = 'Lettres minuscules sans accent, chiffres et traits d’union seulement.'
const between = (least: string, most: string) => `Ce nombre doit être compris entre ${least} et ${most}.`

const notOurs = (src: string) =>
  `L’image «\u00a0${src}\u00a0» n’est pas de ce site\u00a0: envoyez-la d’abord, ou retirez sa balise <img>.`

/** What is refused: the type, the field, its values, the one message. */
type Refused = [ContentTable, string, unknown[], string]
const refused: Refused[] = [
  ['service', 'nom', [undefined, null, '', '  ', '\n\t\u00a0\u202f', '\u200b', '\u2060\ufeff'], required],
  ['contact', 'message', [undefined, null, '', ' '], required],
  ['entreprise', 'phone1', [undefined, null, ' '], required],
  [
    'faqQuestion',
    'reponse',
    [
      undefined,
      '',
      '<p></p>',
      '<p>&nbsp; <br></p>',
      '<script>a</script>',
      '<p>\u200b</p>',
      '<!-- a -->',
      '<img src=x onerror=alert(1)>',
    ],
    required,
  ],
  ['service', 'nom', ['a'.repeat(256)], tooLong('255')],
  ['contact', 'message', ['a'.repeat(10_001)], tooLong('10\u202f000')],
  ['presentation', 'contenu', ['a'.repeat(200_001)], tooLong('200\u202f000')],
  [
    'presentation',
    'contenu',
    [
      '<p>a</p><img src="https://a.example/plan.jpg">',
      '<p>a</p><img src="https://a.example/plan.jpg" onload="b()">',
      '<p>a</p><img src="" srcset="https://a.example/plan.jpg 1x, b 2x">',
      '<figure><figure><picture><source srcset="a"><img src=https://a.example/plan.jpg></picture></figure></figure>',
    ],
    notOurs('https://a.example/plan.jpg'),
  ],
  [
    'presentation',
    'contenu',
    ['<figure><IMG alt="" src=/plan.png></figure>', '<p>a</p><img src=" /plan.png">'],
    notOurs('/plan.png'),
  ],
  [
    'presentation',
    'contenu',
    ['<p>a<img src="data:image/png;base64,AA=="></p>'],
    notOurs('data:image/png;base64,AA=='),
  ],
  [
    'presentation',
    'contenu',
    ['<p>a</p><img src="data:image/svg+xml,&lt;svg onload=a()>">'],
    notOurs('data:image/svg+xml,<svg onload=a()>'),
  ],
  ['presentation', 'contenu', ['<p>a</p><img src="/uploads/12/480.webp">'], notOurs('/uploads/12/480.webp')],
  ...['cid:plan@a.example', 'file:///C:/plan.png', 'blob:https://a.example/1', '//a.example/b'].map(
    (src): Refused => ['presentation', 'contenu', [`<p>a</p><img alt="" src=" ${src}">`], notOurs(src)],
  ),
  [
    'projet',
    'description',
    ['<a href="#lots">les lots</a>', '<p id="lots">Lots</p><h2>Autres lots</h2><a href="#lots">a</a>'],
    'Le lien «\u00a0#lots\u00a0» ne mène à aucun titre de ce texte.',
  ],
  [
    'projet',
    'description',
    ['<h2>Lots</h2><a href=" #Liste%20des%20Lots ">les lots</a>'],
    'Le lien «\u00a0#Liste%20des%20Lots\u00a0» ne mène à aucun titre de ce texte.',
  ],
  ['devis', 'lieu', ['Coco\u0000dy', 'a\u0007b', 'a\u001fb', 'a\u007fb', 'a\ud83cb', 'a\udfd7b'], forbidden],
  ['presentation', 'contenu', ['<p>a\u0000b</p>', '<p>\ud83c</p>'], forbidden],
  [
    'contact',
    'email',
    [
      'a',
      'a@',
      'a@b',
      '@b.ci',
      'a b@c.ci',
      'a@b..ci',
      'a@b.ci, c@d.ci',
      'a@b.ci\nBcc: c@d.ci',
      'Awa <a@b.ci>',
      'a@b.c',
      '"a"@b.ci',
      'é@b.ci',
      `${'a'.repeat(65)}@b.ci`,
      'a@côte_topo.ci',
      'a@-côte.ci',
      'a@côte',
    ],
    email,
  ],
  ['entreprise', 'email2', ['rien', 'a@b'], email],
  [
    'contact',
    'telephone',
    ['12', '07 00 00 00 0', '0700000001234567', 'néant', '0700ABC001', '+999 1234', '0700000001<b>'],
    phone,
  ],
  [
    'contact',
    'telephone',
    ['07000001', '+225 07 00 00 01', '20 21 22 23', '20\u202f21\u202f22\u202f23'],
    'Ce numéro a huit chiffres\u00a0: depuis 2021, un numéro ivoirien en a dix, par exemple 07 00 00 00 00.',
  ],
  [
    'contact',
    'telephone',
    [
      '0700000001 ; 0700000002',
      '07 00 00 00 01 / 05 00 00 00 02',
      '0700000001 ou 0500000002',
      '0700000001 0500000002',
    ],
    'Indiquez un seul numéro de téléphone.',
  ],
  [
    'contact',
    'telephone',
    ['27 00 00 00 01 poste 12', '2700000001 ext. 12'],
    'Indiquez le numéro sans le poste\u00a0: dites-le dans un autre champ.',
  ],
  [
    'entreprise',
    'phone2',
    ['Tél : 07 00 00 00 01', 'Tél. +225 0700000001', 'Cel: 0700000001'],
    'Indiquez le numéro seul, sans «\u00a0Tél.\u00a0» ni autre mot.',
  ],
  ['entreprise', 'support', ['n’importe', '+33'], phone],
  [
    'entreprise',
    'urlFacebook',
    [
      'facebook.com/x',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'ftp://a.ci',
      '//evil.example',
      'https:evil.example',
      'https://',
      'http://a b.ci',
      'https://exa\nmple.ci',
      'mailto:a@b.ci',
      '/page',
    ],
    url,
  ],
  ['partenaire', 'url', ['nu', 'vbscript:x'], url],
  [
    'slide',
    'lien',
    [
      'devis',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      'ftp://a.ci',
      'https:evil',
      'tel:abc',
      'tel:07 00 00 00 01',
      'mailto:',
    ],
    lien,
  ],
  ['projet', 'slug', ['Été', 'a b', 'a--b', '-a', 'a-', 'a/b', 'A', 'a_b', '%61'], slug],
  ['projet', 'slug', ['2024', '20-24'], 'Cette adresse doit contenir au moins une lettre.'],
  ['projet', 'slug', ['a'.repeat(121)], tooLong('120')],
  ['projet', 'annee', [1899, 2101, -1, 0], between('1900', '2100')],
  ['testimonial', 'note', [0, 6, -1], between('1', '5')],
  ['entreprise', 'adresse', ['a'.repeat(256)], tooLong('255')],
  ['entreprise', 'latitude', [91], between('-90', '90')],
  ['projet', 'latitude', [-90.01, 91, 1e300], between('-90', '90')],
  ['projet', 'longitude', [-180.5, 181], between('-180', '180')],
  ['service', 'imageFocalX', [-0.01, 1.01], between('0', '1')],
  ['equipe', 'ordre', [-1, 1_000_001], between('0', '1\u202f000\u202f000')],
  ['slide', 'archive', [null], 'Ce champ vaut vrai ou faux.'],
  ['service', 'status', [null], 'Ce champ vaut vrai ou faux.'],
]

/** What is kept: the type, the field, what is sent and what comes back. */
const kept: [ContentTable, string, unknown, unknown][] = [
  ['service', 'nom', '  Levé  d’œuvre 🏗️\u00a0', 'Levé  d’œuvre 🏗️'],
  ['service', 'nom', 'é'.repeat(255), 'é'.repeat(255)],
  ['contact', 'message', ' Bonjour,\r\n\tligne 2\n\nfin ', 'Bonjour,\r\n\tligne 2\n\nfin'],
  [
    'contact',
    'message',
    "'; drop table contact; -- ${x} {{y}} <b>",
    "'; drop table contact; -- ${x} {{y}} <b>",
  ],
  ['contact', 'sujet', '   ', null],
  ['contact', 'sujet', null, null],
  ['contact', 'email', ' Awa.Kone+site@Exemple.ci ', 'Awa.Kone+site@Exemple.ci'],
  ['contact', 'telephone', ' 07 00 00 00 01 ', '07 00 00 00 01'],
  ['contact', 'telephone', '0700000001', '0700000001'],
  ['contact', 'telephone', '07\u202f00\u200900\u00a000\u201101', '07\u202f00\u200900\u00a000\u201101'],
  ['contact', 'telephone', '\u202a+225 07–00‐00―00-01\u202c', '\u202a+225 07–00‐00―00-01\u202c'],
  ['contact', 'telephone', '07−00−00−00−01', '07−00−00−00−01'],
  ['contact', 'email', 'contact@côte-topo.example', 'contact@côte-topo.example'],
  [
    'entreprise',
    'email2',
    `${'a'.repeat(64)}@xn--cte-topo-43a.example`,
    `${'a'.repeat(64)}@xn--cte-topo-43a.example`,
  ],
  ['contact', 'telephone', '+225 27 22 00 00 01', '+225 27 22 00 00 01'],
  ['contact', 'telephone', '+33 6 39 98 00 01', '+33 6 39 98 00 01'],
  ['contact', 'telephone', '(+225) 07-00-00-00-01', '(+225) 07-00-00-00-01'],
  ['entreprise', 'urlTwitter', ' https://x.example/é?a=1&b#c ', 'https://x.example/é?a=1&b#c'],
  ['entreprise', 'urlSkype', 'http://a.example', 'http://a.example'],
  ['entreprise', 'adresse', ' Rue 12\r\nBouaké ', 'Rue 12\r\nBouaké'],
  ['entreprise', 'whatsapp', ' +33 6 39 98 00 01 ', '+33 6 39 98 00 01'],
  ['slide', 'lien', '/devis?de=slide#haut', '/devis?de=slide#haut'],
  ['slide', 'lien', '/', '/'],
  ['slide', 'lien', 'https://a.example/', 'https://a.example/'],
  ['slide', 'lien', 'tel:+2250700000001', 'tel:+2250700000001'],
  ['slide', 'lien', 'mailto:aya@exemple.ci', 'mailto:aya@exemple.ci'],
  ['slide', 'lien', '', null],
  ['projet', 'annee', 1900, 1900],
  ['projet', 'annee', null, null],
  ['testimonial', 'note', 5, 5],
  ['service', 'imageFocalX', 1, null],
  ['equipe', 'ordre', 0, 0],
  ['presentation', 'contenu', '<p> </p>', null],
  ['presentation', 'contenu', '<script>alert(1)</script>', null],
  ['presentation', 'contenu', ' <p>a</p>\n', '<p>a</p>'],
  [
    'presentation',
    'contenu',
    '<h2>Liste des lots</h2><p><a href="#liste-des-lots">a</a></p>',
    '<h2 id="liste-des-lots">Liste des lots</h2><p><a href="#liste-des-lots">a</a></p>',
  ],
  // Without an address, or there for a script: no picture that a reader would miss.
  [
    'presentation',
    'contenu',
    '<p>a</p><img><img src=" "><img src=x onerror=alert(1)><img src="java&#10;script:alert(1)">',
    '<p>a</p>',
  ],
  ['presentation', 'contenu', 'Terre & mer, 3 < 4', 'Terre &amp; mer, 3 &lt; 4'],
]

/** What comes along with a field, so that it alone is at fault. */
const along: Record<string, object> = { latitude: { longitude: 0 }, longitude: { latitude: 0 } }

describe.each(kinds)('the fields of the content types on %s', (kind) => {
  let gateway: TestSchema
  let faq: string
  beforeAll(async () => {
    gateway = await newSchema(kind)
    faq = (await gateway.sample('faq')).id
  })
  afterAll(() => gateway.close())

  function inputOf(table: ContentTable, fields: Record<string, unknown>): Record<string, unknown> {
    return { ...sampleInput(table, 'Échantillon'), ...(table === 'faqQuestion' ? { faq } : {}), ...fields }
  }

  /** Usual creator of an item of this type. */
  function author(table: ContentTable): Caller {
    return ['contact', 'devis', 'carriere'].includes(table) ? visitor : gateway.administrator
  }

  function stored(id: string, table: ContentTable, fields: string): Promise<unknown> {
    const document = `query ($id: ID!) { node(id: $id) { ... on ${typeNames[table]} { ${fields} } } }`
    return gateway.read('node', document, { id }, gateway.administrator)
  }

  async function total(table: ContentTable): Promise<unknown> {
    const id = Buffer.from(`ContentStats:${table}`).toString('base64')
    const document = `query ($id: ID!) { node(id: $id) { ... on ContentStats { total } } }`
    return gateway.read('node.total', document, { id }, gateway.administrator)
  }

  test.each(refused)('%s.%s (%#) is refused', async (table, field, values, message) => {
    const present = await gateway.sample(table, 'Présent', table === 'faqQuestion' ? { faq } : {})
    const before = await total(table)
    for (const value of values) {
      const failure = { __typename: 'ValidationError', fields: [{ field, message }] }
      const given = { ...along[field], [field]: value }
      const created = await gateway.mutate('create', table, inputOf(table, given), author(table))
      expect({ value, created }).toMatchObject({ value, created: failure })
      if (value === undefined) continue
      const updated = await gateway.mutate('update', table, { id: present.id, ...given })
      expect({ value, updated }).toMatchObject({ value, updated: failure })
      if (author(table) === visitor || field === 'status') continue
      const draft = `mutation ($input: Save${typeNames[table]}DraftInput!) { done: save${typeNames[table]}Draft(input: $input) {
        __typename ... on ValidationError { fields { field message } } } }`
      const input = { id: present.id, ...given }
      const saved = await gateway.read('done', draft, { input }, gateway.administrator)
      expect({ value, saved }).toMatchObject({ value, saved: failure })
    }
    expect(await total(table)).toBe(before)
    expect(await stored(present.id, table, 'version')).toEqual({ version: 1 })
  })

  test.each(kept)('%s.%s (%#) is kept', async (table, field, sent, remains) => {
    const { content } = await gateway.mutate(
      'create',
      table,
      inputOf(table, { [field]: sent }),
      author(table),
    )
    expect(content).toBeTruthy()
    if (!content || field.endsWith('FocalX')) return
    expect(await stored(content.id, table, field)).toEqual({ [field]: remains })
    // What was read and is sent again changes nothing.
    const again = await gateway.mutate('update', table, { id: content.id, [field]: remains })
    expect(again.content?.version).toBe(1)
    const same = await gateway.mutate('update', table, { id: content.id, [field]: sent })
    expect(same.content?.version).toBe(1)
  })

  test('several failing fields come together, and nothing is written', async () => {
    const { id } = await gateway.sample('projet', 'Entier', { lieu: 'Cocody' })
    const input = {
      nom: ' ',
      lieu: 'Yopougon',
      annee: 3000,
      latitude: 100,
      longitude: 0,
      slug: 'É',
      imageFocalY: 2,
    }
    const { fields, message, code } = await gateway.mutate('update', 'projet', { id, ...input })
    expect([code, message]).toEqual(['VALIDATION', 'Certains champs sont à corriger.'])
    expect(fields?.map(({ field }) => field).sort()).toEqual([
      'annee',
      'imageFocalY',
      'latitude',
      'nom',
      'slug',
    ])
    expect(await stored(id, 'projet', 'nom lieu version')).toEqual({
      nom: 'Entier',
      lieu: 'Cocody',
      version: 1,
    })
  })

  test('what other fields and the database find comes with the rest, in drafts too', async () => {
    const { id } = await gateway.sample('projet', 'Complet')
    const input = { id, nom: '', category: 'Inconnue', slug: 'entier', latitude: 5 }
    const named = ['nom', 'slug', 'category', 'longitude']
    const { fields } = await gateway.mutate('update', 'projet', input)
    expect(fields?.map(({ field }) => field)).toEqual(named)
    const draft = `mutation ($input: SaveProjetDraftInput!) {
      done: saveProjetDraft(input: $input) { ... on ValidationError { fields { field } } } }`
    expect(await gateway.read('done.fields', draft, { input }, gateway.administrator)).toEqual(
      named.map((field) => ({ field })),
    )
  })

  test('a failure found in the database leaves the other fields alone as well', async () => {
    const { id } = await gateway.sample('projet', 'Intact')
    for (const input of [{ category: 'Inconnue' }, { slug: 'entier' }]) {
      const failure = await gateway.mutate('update', 'projet', { id, nom: 'Changé', ...input })
      expect(failure.__typename).toBe('ValidationError')
    }
    const unknown = { nom: 'Jamais', status: true, categories: ['nimporte'] }
    expect(await gateway.mutate('create', 'service', unknown)).toMatchObject({
      fields: [{ field: 'categories', message: 'Une de ces catégories n’existe pas.' }],
    })
    expect(await stored(id, 'projet', 'nom version')).toEqual({ nom: 'Intact', version: 1 })
    const search = '{ admin { services(search: "jamais") { totalCount } } }'
    expect(await gateway.read('admin.services.totalCount', search, {}, gateway.administrator)).toBe(0)
  })

  test('a text for each field of a message fills its length and comes back whole', async () => {
    const long = {
      nom: 'n'.repeat(255),
      email: `${'e'.repeat(60)}@${'d'.repeat(60)}.ci`,
      description: '🏗'.repeat(5000),
    }
    const { content } = await gateway.mutate('create', 'devis', long)
    expect(await stored(content?.id ?? '', 'devis', 'nom email description')).toEqual(long)
  })
})

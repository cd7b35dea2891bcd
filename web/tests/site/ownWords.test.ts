import { parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCatalogued } from '../../../schema/texts/catalogue.ts'
import { placeholdersIn, type SiteText } from '../../../schema/texts/text.ts'
import { administratorApi, create } from '../../testing/admin.ts'
import { type DemoServer, startDemo } from '../../testing/server.ts'
import { changeAllTexts } from '../../testing/texts.ts'

type Api = Awaited<ReturnType<typeof administratorApi>>

/** A firm whose every word is a mark: `§n§` for a text of the catalogue, `¤n¤` for content. */
let server: DemoServer
let staff: Api
let marks = 0
const mark = () => `¤${marks++}¤`
const html = () => `<p>${mark()}</p>`

/** A text with nothing but its mark, and what only it can say. Those that every text may use are the firm’s to leave out. */
function marked(text: SiteText, n: number): string {
  const names = placeholdersIn(text.default).filter((name) => !text.common.includes(name))
  const words = [`§${n}§`, ...names.map((name) => `{${name}}`)].join(' ')
  return text.kind === 'rich' ? `<p>${words}</p>` : words
}

beforeAll(async () => {
  server = await startDemo({ CONTENT: 'empty' })
  staff = await administratorApi(server)
  await changeAllTexts(staff, marked)
  await create(staff, 'Entreprise', {
    nom: mark(),
    email1: 'a@example.com',
    phone1: '+2250700000001',
    phone2: '+2250700000002',
    support: '+2250700000003',
    whatsapp: '+2250700000004',
    horaire: mark(),
    annee: 2010,
    adresse: mark(),
    latitude: 5.35,
    longitude: -3.97,
    description: html(),
    resume: mark(),
    urlFacebook: 'https://facebook.com/x',
    urlLinkedin: 'https://linkedin.com/x',
    formeJuridique: mark(),
    capital: mark(),
    rccm: mark(),
    compteContribuable: mark(),
    ordre: mark(),
    ordreNumero: mark(),
    assurance: mark(),
    directeurPublication: mark(),
    hebergeur: mark(),
    declarationArtci: mark(),
    correspondant: mark(),
    repere: mark(),
    fondation: '1998-03',
    status: true,
  })
})
afterAll(async () => {
  await staff.dispose()
  await server.stop()
})

const pages = [
  ['/', '/histoire', '/equipe', '/references', '/Faq', '/contact', '/devis', '/carriere'],
  ['/mentions-legales', '/confidentialite', '/accessibilite', '/plan', '/nulle-part'],
  ['/services/rien', '/projets/rien', '/pages/rien', '/carriere/rien'],
].flat()

/** One item of each type, and so many projets that lists go on. */
async function publishOneOfEach(): Promise<string[]> {
  const { id: categorie } = await create(staff, 'CategorieService', { nom: mark(), status: true })
  const category = mark()
  await create(staff, 'CategorieProjet', { nom: category, status: true })
  const { id: responsable } = await create(staff, 'Equipe', {
    nom: mark(),
    prenom: mark(),
    poste: mark(),
    numeroOrdre: mark(),
    description: mark(),
    email: 'b@example.com',
    urlLinkedin: 'https://linkedin.com/y',
    status: true,
  })
  for (const slug of ['premier', 'second'])
    await create(staff, 'Service', {
      nom: mark(),
      slug,
      resume: mark(),
      description: html(),
      categories: [categorie],
      responsable,
      apporter: mark(),
      delai: mark(),
      fourchette: mark(),
      verifieLe: '2026-03-31',
      status: true,
    })
  for (let n = 0; n < 14; n++)
    await create(staff, 'Projet', {
      nom: mark(),
      slug: `projet-${n}`,
      category,
      client: mark(),
      lieu: mark(),
      annee: 2010 + n,
      maitreOeuvre: mark(),
      prix: mark(),
      description: html(),
      resultat: mark(),
      latitude: 5.35 + n / 10,
      longitude: -3.97,
      status: true,
    })
  await create(staff, 'Partenaire', { nom: mark(), url: 'https://example.com', status: true })
  await create(staff, 'Testimonial', {
    nom: mark(),
    entreprise: mark(),
    fonction: mark(),
    message: mark(),
    note: 4,
    status: true,
  })
  const { id: faq } = await create(staff, 'Faq', { titre: mark(), status: true })
  await create(staff, 'FaqQuestion', { faq, question: mark(), reponse: html(), status: true })
  await create(staff, 'Presentation', { titre: mark(), contenu: html(), footerSec: html(), status: true })
  for (const lien of ['/contact', null])
    await create(staff, 'Slide', { titre: mark(), contenue: html(), lien, status: true })
  await create(staff, 'Page', {
    titre: mark(),
    slug: 'tarifs',
    resume: mark(),
    contenu: html(),
    auMenu: true,
    status: true,
  })
  await create(staff, 'Offre', {
    titre: mark(),
    slug: 'offre',
    lieu: mark(),
    contrat: mark(),
    resume: mark(),
    description: html(),
    jusquAu: '2031-03-31',
    status: true,
  })
  await create(staff, 'Annonce', { texte: mark(), lien: '/contact', status: true })
  return [
    '/services/premier',
    '/projets/projet-1',
    '/pages/tarifs',
    '/carriere/offre',
    `/references?categorie=${encodeURIComponent(category)}`,
    '/devis?service=premier',
  ]
}

/** What is the same whoever owns the site, each as it stands alone: maps of others, and places on the maps of the site. */
const namesAlone = new Set(
  (
    'Waze|OpenStreetMap|Mali|Guinée|Libéria|Ghana|Burkina Faso|Golfe de Guinée|Abidjan|Grand Abidjan|' +
    'Yopougon|Abobo|Adjamé|Plateau|Port-Bouët|Bingerville|Lagune Ébrié'
  ).split('|'),
)
/** Coordinates, lengths, dates, references, networks, and how a list is written. */
const inSentences = new Set(['N', 'O', 'km', 'mars', 'DV', 'WhatsApp', 'Facebook', 'LinkedIn', 'et'])

const read = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
])
const metas =
  /^(?:description|application-name|apple-mobile-web-app-title|og:(?:title|description|site_name|image:alt)|twitter:(?:title|description|image:alt))$/
const unseen = new Set(['script', 'style', 'template'])

/** What people read or hear of a page, piece by piece. */
function* wordsOf(node: ReturnType<typeof parseDocument>['children'][number]): Generator<string> {
  if (node.type === 'text') yield node.data
  if (!('children' in node)) return
  if ('attribs' in node) {
    const { name, attribs } = node
    for (const [attribute, value] of Object.entries(attribs)) if (read.has(attribute)) yield value
    if (name === 'meta' && metas.test(attribs['name'] ?? attribs['property'] ?? ''))
      yield attribs['content'] ?? ''
    if (name === 'input' && /^(?:submit|button)$/.test(attribs['type'] ?? '')) yield attribs['value'] ?? ''
    if (unseen.has(name)) return
  }
  for (const child of node.children) yield* wordsOf(child)
}

/** Words of a page that are neither a text of the catalogue, nor content, a date or a number. */
function foreignWords(page: string): string[] {
  const found = parseDocument(page).children.flatMap((node) => [...wordsOf(node)])
  return found
    .filter((piece) => !namesAlone.has(piece.replaceAll('\u00a0', ' ').trim()))
    .map((piece) => piece.replace(/[§¤]\d+[§¤]|\S+@example\.com/g, ' '))
    .filter((piece) => (piece.match(/\p{L}+/gu) ?? []).some((word) => !inSentences.has(word)))
}

async function foreignWordsAt(path: string): Promise<string[]> {
  const answer = await fetch(server.origin + path)
  return foreignWords(await answer.text()).map((piece) => `${path}: ${piece}`)
}

/** Sends a form as a browser without scripts does. The page that follows has the text of this key: it thanks, or says what is wrong. */
async function sendForm(path: string, fields: Record<string, string>, key: string): Promise<string[]> {
  const answer = await fetch(server.origin + path, { method: 'POST', body: new URLSearchParams(fields) })
  const page = await answer.text()
  expect(page).toContain(`§${allCatalogued().findIndex(({ text }) => text.key === key)}§`)
  return foreignWords(page).map((piece) => `${path}: ${piece}`)
}

test('a firm with words of its own has no other, with and without content', { retry: 0 }, async () => {
  const empty = await Promise.all(pages.map((path) => foreignWordsAt(path)))
  const own = await publishOneOfEach()
  const full = await Promise.all([...pages, ...own].map((path) => foreignWordsAt(path)))
  expect([...new Set([...empty, ...full].flat())]).toEqual([])

  const sender = { nom: mark(), email: 'c@example.com' }
  const thanks = await Promise.all([
    sendForm('/contact', { ...sender, message: mark() }, 'contact.merci.titre'),
    sendForm('/devis', { ...sender, description: mark() }, 'devis.merci.titre'),
    sendForm('/carriere', sender, 'carriere.merci.titre'),
  ])
  expect(thanks.flat()).toEqual([])
  const faults = await Promise.all([
    sendForm('/contact', { telephone: '1'.repeat(50), email: 'rien' }, 'formulaires.faute.plusieurs'),
    sendForm('/devis', {}, 'formulaires.faute.plusieurs'),
    sendForm('/carriere', {}, 'formulaires.faute.plusieurs'),
  ])
  expect(faults.flat()).toEqual([])
})

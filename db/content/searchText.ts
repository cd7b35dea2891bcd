import sanitize from 'sanitize-html'
import { fold } from './fold.ts'
import { textIn } from './columnValues.ts'
import { textsInList } from '../files/fileList.ts'
import { keysInText, picturesInText } from '../files/textPictures.ts'
import type { ContentColumns, ContentTable, ContentTables } from '../tables.ts'

type TextColumn<T extends ContentTable> = Exclude<keyof ContentTables[T] & string, keyof ContentColumns>

interface Texts<T extends ContentTable> {
  /** What the item is called, in the order of reading: people have their first name first. */
  title: [TextColumn<T>, ...TextColumn<T>[]]
  /** The other texts that `search` looks through. */
  plain: TextColumn<T>[]
  /** Rich texts, searched without their tags. */
  html?: TextColumn<T>[]
  /** Lists of files: captions, descriptions and titles. */
  lists?: TextColumn<T>[]
}

/** Every text of every type, so that search finds each of them. */
const texts: { [T in ContentTable]: Texts<T> } = {
  entreprise: {
    title: ['nom'],
    plain: [
      'resume',
      'email1',
      'email2',
      'phone1',
      'phone2',
      'support',
      'urlFacebook',
      'urlInstagram',
      'urlLinkedin',
      'urlSkype',
      'urlTwitter',
      'horaire',
      'adresse',
      'whatsapp',
      'formeJuridique',
      'capital',
      'rccm',
      'compteContribuable',
      'ordre',
      'ordreNumero',
      'assurance',
      'directeurPublication',
      'hebergeur',
      'declarationArtci',
      'correspondant',
      'repere',
      'fondation',
      'logoAlt',
      'symboleAlt',
    ],
    html: ['description'],
  },
  service: {
    title: ['nom'],
    plain: [
      'slug',
      'resume',
      'fourchette',
      'delai',
      'verifieLe',
      'apporter',
      'titreRecherche',
      'descriptionRecherche',
      'imageAlt',
      'partageAlt',
    ],
    html: ['description'],
    lists: ['galerie', 'documents'],
  },
  categorieService: { title: ['nom'], plain: [] },
  presentation: { title: ['titre'], plain: ['imageAlt'], html: ['contenu', 'footerSec'] },
  slide: { title: ['titre'], plain: ['lien', 'imageAlt'], html: ['contenue'] },
  projet: {
    title: ['nom'],
    plain: [
      'slug',
      'resultat',
      'client',
      'lieu',
      'prix',
      'maitreOeuvre',
      'category',
      'titreRecherche',
      'descriptionRecherche',
      'imageAlt',
      'partageAlt',
    ],
    html: ['description'],
    lists: ['galerie', 'documents'],
  },
  categorieProjet: { title: ['nom'], plain: [] },
  contact: { title: ['nom'], plain: ['email', 'telephone', 'sujet', 'message'] },
  devis: {
    title: ['nom'],
    plain: ['email', 'telephone', 'entreprise', 'service', 'lieu', 'budget', 'description', 'reference'],
  },
  carriere: { title: ['prenom', 'nom'], plain: ['email', 'telephone', 'poste', 'message'] },
  equipe: {
    title: ['prenom', 'nom'],
    plain: ['poste', 'description', 'email', 'urlLinkedin', 'numeroOrdre', 'photoAlt'],
  },
  partenaire: { title: ['nom'], plain: ['url', 'logoAlt'] },
  testimonial: { title: ['nom'], plain: ['fonction', 'entreprise', 'message', 'photoAlt'] },
  faq: { title: ['titre'], plain: [] },
  faqQuestion: { title: ['question'], plain: [], html: ['reponse'] },
  page: {
    title: ['titre'],
    plain: ['slug', 'resume', 'titreRecherche', 'descriptionRecherche', 'imageAlt', 'partageAlt'],
    html: ['contenu'],
    lists: ['documents'],
  },
  offre: {
    title: ['titre'],
    plain: ['slug', 'lieu', 'contrat', 'resume', 'jusquAu', 'titreRecherche', 'descriptionRecherche'],
    html: ['description'],
    lists: ['documents'],
  },
  annonce: { title: ['texte'], plain: ['lien'] },
}

/** Between two texts in `search`, so that no term matches across them; no input may contain it. */
const separator = '\u001f'
/** Controls other than tab and line ends, and halves of a surrogate pair: no database keeps them faithfully. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u
/** Length of a label: PostgreSQL refuses index entries over some 2,700 bytes. */
export const longestLabel = 200

/** May this be a text of an item? Other texts are refused on input, and a search for one finds nothing. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}

/** Whether a text is of spaces and invisible marks alone, such as U+200B. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text)
}

/** The columns that say what an item is called, in the order of reading. */
export function titleOf(table: ContentTable): readonly [string, ...string[]] {
  return texts[table].title
}

/** What the item is called: « Aya Koné ». */
export function libelleOf(table: ContentTable, values: object): string {
  return textsIn(values, titleOf(table)).join(' ')
}

/** The derived columns of an item: its folded title, by family name, for sorting, and all its folded texts for searching. */
export function derivedColumns(table: ContentTable, values: object): { label: string; search: string } {
  const {
    plain,
    html = [],
    lists = [],
  }: Record<'plain', string[]> & Partial<Record<'html' | 'lists', string[]>> = texts[table]
  const rich = textsIn(values, html).flatMap((text) => [plainText(text), ...altsIn(text)])
  const said = textsIn(values, lists).flatMap(textsInList)
  return {
    label: labelOf(table, values),
    search: fold([...namesOf(table, values), ...textsIn(values, plain), ...rich, ...said].join(separator)),
  }
}

/** The folded title of an item, by family name. */
export function labelOf(table: ContentTable, values: object): string {
  return fold(namesOf(table, values).join(' ')).slice(0, longestLabel)
}

/** The parts of its title, the family name first. */
function namesOf(table: ContentTable, values: object): string[] {
  return textsIn(values, titleOf(table)).toReversed()
}

function textsIn(values: object, names: readonly string[]): string[] {
  return names.flatMap((name) => textIn(values, name) ?? [])
}

/** What a reader sees of a rich text. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|h[1-6]|li|td|th|tr|blockquote|figcaption)>|<br\s*\/?>/gi, '$& ')
  const bare = sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
  return unescaped(bare)
}

/** The columns of a table that hold rich texts, which may name pictures. */
export function richTextsOf(table: ContentTable): readonly string[] {
  return texts[table].html ?? []
}

/** Whether a rich text shows words or a picture. */
export function showsSomething(html: string): boolean {
  return keysInText(html).length > 0 || !isBlank(plainText(html))
}

/** Descriptions of the pictures of a rich text. */
function altsIn(html: string): string[] {
  return picturesInText(html).flatMap(({ alt }) => (alt === '' ? [] : [unescaped(alt)]))
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

import type { ColumnType } from 'kysely'

/** Columns that every content table shares. Times are ISO 8601 in UTC with milliseconds. */
export interface ContentColumns {
  id: ColumnType<number, number | undefined, never>
  status: boolean
  softdelete: boolean
  version: number
  createdAt: string
  updatedAt: string
  /** Folded title, the key of the LABEL order. Written by the store (see `searchText.ts`). */
  label: string
  /** Folded texts, U+001F between them: what `search` looks through. Written by the store, and not always read (`selection.ts`). */
  search: ColumnType<unknown, string, string>
}

/** `ordre`, and `position` which the database derives from it so that an absent `ordre` comes last. */
interface OrderedColumns extends ContentColumns {
  ordre: number | null
  position: ColumnType<number, never, never>
}

/** The columns that name files: pictures, and documents that nobody but administrators sees. */
export const pictureNames = ['image', 'logo', 'photo', 'symbole', 'partage'] as const
type PictureName = (typeof pictureNames)[number]
type DocumentName = 'cv'
export type FileName = PictureName | DocumentName

/** Columns that hold lists of files, as JSON (`db/files/fileList.ts`). */
export type FileListName = 'galerie' | 'documents'

/** Pictures of a work in the order of its editor (`db/files/gallery.ts`); null where there are none. */
interface GalleryColumns {
  galerie: string | null
}

/** Files that visitors may download, in the order of their editor (`db/files/downloads.ts`); null where there are none. */
interface DownloadColumns {
  documents: string | null
}

type DocumentColumns<D extends DocumentName> = Record<D, string | null>

/** A picture named by `P`: the key of its file, and what the editor says about it. Focal point in 0…1. */
type PictureColumns<P extends PictureName> = Record<P | `${P}Alt`, string | null> &
  Record<`${P}FocalX` | `${P}FocalY`, number | null>

/** How the page of an item stands in search engines and shared links, where that is not said by the rest of it. */
interface FoundColumns {
  titreRecherche: string | null
  descriptionRecherche: string | null
}

export interface EntrepriseTable extends ContentColumns, PictureColumns<'logo' | 'symbole'> {
  nom: string
  description: string | null
  resume: string | null
  email1: string
  email2: string | null
  phone1: string
  phone2: string | null
  support: string | null
  urlFacebook: string | null
  urlInstagram: string | null
  urlLinkedin: string | null
  urlSkype: string | null
  urlTwitter: string | null
  horaire: string | null
  /** Opening hours by day, as JSON: `horaire` is made of them. Null: `horaire` is written by hand. */
  heures: string | null
  annee: number | null
  /** Lines, as on an envelope. */
  adresse: string | null
  /** Position of the office in degrees, WGS84. */
  latitude: number | null
  longitude: number | null
  /** A phone number. */
  whatsapp: string | null
  formeJuridique: string | null
  capital: string | null
  rccm: string | null
  compteContribuable: string | null
  /** Professional order that it is of, and its number there; no position in a list. */
  ordre: string | null
  ordreNumero: string | null
  assurance: string | null
  directeurPublication: string | null
  /** Lines: name, address, telephone. */
  hebergeur: string | null
  declarationArtci: string | null
  /** Who answers for personal data. */
  correspondant: string | null
  /** Landmark near the office. */
  repere: string | null
  /** Since when it exists: a year, a month or a day. */
  fondation: string | null
  /** The logo holds the name, and stands in its place. */
  logoSeul: boolean
  /** Accent of the site, `#rrggbb`. */
  couleur: string | null
}

export interface ServiceTable
  extends OrderedColumns, FoundColumns, GalleryColumns, DownloadColumns, PictureColumns<'image' | 'partage'> {
  nom: string
  slug: string
  resume: string | null
  description: string | null
  /** Price range, in words. */
  fourchette: string | null
  delai: string | null
  /** When somebody verified it, in words. */
  verifieLe: string | null
  /** Lines: papers to bring. */
  apporter: string | null
  /** The equipe who answers for it. */
  responsableId: number | null
}

export interface CategorieServiceTable extends ContentColumns {
  nom: string
}

export interface PresentationTable extends ContentColumns, PictureColumns<'image'> {
  titre: string
  contenu: string | null
  footerSec: string | null
}

export interface SlideTable extends OrderedColumns, PictureColumns<'image'> {
  titre: string
  contenue: string | null
  lien: string | null
  archive: boolean
}

export interface ProjetTable
  extends OrderedColumns, FoundColumns, GalleryColumns, DownloadColumns, PictureColumns<'image' | 'partage'> {
  nom: string
  slug: string
  description: string | null
  resultat: string | null
  client: string | null
  lieu: string | null
  annee: number | null
  prix: string | null
  maitreOeuvre: string | null
  /** The `nom` of a categorieProjet. */
  category: string | null
  /** Degrees, WGS84. */
  latitude: number | null
  longitude: number | null
}

export interface CategorieProjetTable extends ContentColumns {
  nom: string
}

export interface ContactTable extends ContentColumns {
  nom: string
  email: string | null
  telephone: string | null
  sujet: string | null
  message: string
  lu: boolean
}

export interface DevisTable extends ContentColumns {
  nom: string
  email: string | null
  telephone: string | null
  entreprise: string | null
  service: string | null
  lieu: string | null
  budget: string | null
  description: string
  reference: string
  lu: boolean
}

export interface CarriereTable extends ContentColumns, DocumentColumns<'cv'> {
  nom: string
  prenom: string | null
  email: string | null
  telephone: string | null
  poste: string | null
  message: string | null
  lu: boolean
}

export interface EquipeTable extends OrderedColumns, PictureColumns<'photo'> {
  nom: string
  prenom: string | null
  poste: string | null
  description: string | null
  email: string | null
  urlLinkedin: string | null
  /** Number in the professional order. */
  numeroOrdre: string | null
}

export interface PartenaireTable extends OrderedColumns, PictureColumns<'logo'> {
  nom: string
  url: string | null
}

export interface TestimonialTable extends ContentColumns, PictureColumns<'photo'> {
  nom: string
  fonction: string | null
  entreprise: string | null
  message: string
  note: number | null
}

export interface FaqTable extends OrderedColumns {
  titre: string
}

export interface FaqQuestionTable extends OrderedColumns {
  faqId: number
  question: string
  reponse: string
}

export interface PageTable
  extends ContentColumns, FoundColumns, DownloadColumns, PictureColumns<'image' | 'partage'> {
  titre: string
  slug: string
  resume: string | null
  contenu: string | null
  /** Whether the menus name it. */
  auMenu: boolean
}

export interface OffreTable extends ContentColumns, FoundColumns, DownloadColumns {
  titre: string
  slug: string
  lieu: string | null
  contrat: string | null
  resume: string | null
  description: string | null
  /** Last day on which one may apply, such as 2026-03-31. */
  jusquAu: string | null
}

export interface AnnonceTable extends ContentColumns {
  texte: string
  lien: string | null
}

export interface ContentTables {
  entreprise: EntrepriseTable
  service: ServiceTable
  categorieService: CategorieServiceTable
  presentation: PresentationTable
  slide: SlideTable
  projet: ProjetTable
  categorieProjet: CategorieProjetTable
  contact: ContactTable
  devis: DevisTable
  carriere: CarriereTable
  equipe: EquipeTable
  partenaire: PartenaireTable
  testimonial: TestimonialTable
  faq: FaqTable
  faqQuestion: FaqQuestionTable
  page: PageTable
  offre: OffreTable
  annonce: AnnonceTable
}

export type ContentTable = keyof ContentTables

/** What visitors send, and staff read. */
export type MessageTable = {
  [T in ContentTable]: 'lu' extends keyof ContentTables[T] ? T : never
}[ContentTable]

/** Content with a page for each item. */
export type PagedTable = {
  [T in ContentTable]: 'slug' extends keyof ContentTables[T] ? T : never
}[ContentTable]

/** What names an item of any type. */
export interface ContentRef<T extends ContentTable = ContentTable> {
  type: T
  id: number
}

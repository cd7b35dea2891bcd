import type { ContentTables, Row } from '../tables.ts'
import type { DemoPicture } from './pictures/galerie.ts'

/** What the demo says about a row of `T`: its `status` and the columns `K`. Picture columns hold picture keys. */
type Demo<T extends keyof ContentTables, K extends keyof Row<T>> = Readonly<
  Pick<Row<T>, K> & { status: boolean }
>

export type DemoEntreprise = Demo<
  'entreprise',
  | 'nom'
  | 'logo'
  | 'logoAlt'
  | 'logoSeul'
  | 'description'
  | 'resume'
  | 'email1'
  | 'email2'
  | 'phone1'
  | 'phone2'
  | 'support'
  | 'urlFacebook'
  | 'urlInstagram'
  | 'urlLinkedin'
  | 'urlSkype'
  | 'urlTwitter'
  | 'horaire'
  | 'annee'
> &
  Partial<Papers>

/** What a firm may say of itself, and need not. */
type Papers = Pick<
  Row<'entreprise'>,
  | 'heures'
  | 'formeJuridique'
  | 'capital'
  | 'rccm'
  | 'compteContribuable'
  | 'ordre'
  | 'ordreNumero'
  | 'assurance'
  | 'directeurPublication'
  | 'hebergeur'
  | 'declarationArtci'
  | 'correspondant'
  | 'repere'
  | 'fondation'
>

export type DemoCategorieService = Demo<'categorieService', 'nom'>

export type DemoService = Demo<
  'service',
  'nom' | 'slug' | 'resume' | 'description' | 'image' | 'imageAlt' | 'ordre'
> &
  Partial<Pick<Row<'service'>, 'fourchette' | 'delai' | 'verifieLe' | 'apporter'>> & {
    /** The `email` of one of `equipe`. */
    readonly responsable?: string
    /** The `nom` of categories in `categoriesService`. */
    readonly categories: readonly string[]
  }

export type DemoPresentation = Demo<'presentation', 'titre' | 'contenu' | 'image' | 'imageAlt' | 'footerSec'>

export type DemoSlide = Demo<
  'slide',
  'titre' | 'contenue' | 'image' | 'imageAlt' | 'lien' | 'archive' | 'ordre'
>

export type DemoProjet = Demo<
  'projet',
  | 'nom'
  | 'slug'
  | 'description'
  | 'resultat'
  | 'client'
  | 'lieu'
  | 'annee'
  | 'prix'
  | 'maitreOeuvre'
  | 'image'
  | 'imageAlt'
  | 'latitude'
  | 'longitude'
> & {
  readonly category: CategorieProjetLabel
  readonly galerie?: readonly DemoPicture[]
}

/** The four labels of a new database, to the letter. */
export type CategorieProjetLabel = 'Géodésie' | 'Lotissement' | 'Topographie' | 'Industruels'

export type DemoEquipe = Demo<
  'equipe',
  'nom' | 'prenom' | 'poste' | 'description' | 'photo' | 'photoAlt' | 'email' | 'urlLinkedin' | 'ordre'
> &
  Partial<Pick<Row<'equipe'>, 'numeroOrdre'>>

export type DemoPartenaire = Demo<'partenaire', 'nom' | 'logo' | 'logoAlt' | 'url' | 'ordre'>

export type DemoTestimonial = Demo<
  'testimonial',
  'nom' | 'fonction' | 'entreprise' | 'message' | 'photo' | 'photoAlt' | 'note'
>

export type DemoFaqQuestion = Demo<'faqQuestion', 'question' | 'reponse' | 'ordre'>

export type DemoFaq = Demo<'faq', 'titre' | 'ordre'> & {
  readonly questions: readonly DemoFaqQuestion[]
}

export type DemoPage = Demo<'page', 'titre' | 'slug' | 'resume' | 'contenu' | 'image' | 'imageAlt' | 'auMenu'>

export type DemoOffre = Demo<
  'offre',
  'titre' | 'slug' | 'lieu' | 'contrat' | 'resume' | 'description' | 'jusquAu'
>

export type DemoAnnonce = Demo<'annonce', 'texte' | 'lien'>

export type DemoContact = Demo<'contact', 'nom' | 'email' | 'telephone' | 'sujet' | 'message' | 'lu'>

export type DemoDevis = Demo<
  'devis',
  'nom' | 'email' | 'telephone' | 'entreprise' | 'service' | 'lieu' | 'budget' | 'description' | 'lu'
>

export type DemoCarriere = Demo<
  'carriere',
  'nom' | 'prenom' | 'email' | 'telephone' | 'poste' | 'message' | 'lu'
>

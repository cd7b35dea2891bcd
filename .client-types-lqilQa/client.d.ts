/* The types of /api/client.js. The API is described at /api/docs. */

export interface ClientOptions {
  /** Origin of the API, such as https://example.com; none for the page's own. */
  origin?: string
  /** An API token, or what `login` answered earlier. */
  token?: string
}

/** Any answer that is no success. */
export declare class RestError extends Error {
  readonly status: number
  readonly code: string
  /** Sentences by field, for 422. */
  readonly errors: Readonly<Record<string, string[]>>
  constructor(status: number, body: { message?: string; code?: string; errors?: Record<string, string[]> })
}

/** What may be sent of an item: any of its fields, files as files, relations as ids or items. */
export type Change<Item> = {
  [Name in keyof Item]?:
    | Item[Name]
    | (Name extends 'logo' | 'image' | 'photo' | 'cv'
        ? File
        : Item[Name] extends readonly unknown[]
          ? readonly number[]
          : never)
}

/** 15 items, newest first. */
export interface Page<Item> {
  current_page: number
  data: Item[]
  first_page_url: string
  from: number | null
  last_page: number
  last_page_url: string
  links: { url: string | null; label: string; active: boolean }[]
  next_page_url: string | null
  path: string
  per_page: number
  prev_page_url: string | null
  to: number | null
  total: number
}

export interface Entreprise {
  id: number
  nom: string
  logo: string | null
  logo_alt: string | null
  description: string | null
  resume: string | null
  email1: string
  email: string
  email2: string | null
  phone1: string
  telephone: string
  phone2: string | null
  support: string | null
  url_facebook: string | null
  facebook: string | null
  url_instagram: string | null
  instagram: string | null
  url_linkedin: string | null
  linkedin: string | null
  url_skype: string | null
  skype: string | null
  url_twitter: string | null
  twitter: string | null
  horaire: string | null
  annee: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Service {
  id: number
  nom: string
  slug: string
  resume: string | null
  description: string | null
  image: string | null
  image_alt: string | null
  categories: CategorieService[]
  ordre: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface CategorieService {
  id: number
  nom: string
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Presentation {
  id: number
  titre: string
  contenu: string | null
  image: string | null
  image_alt: string | null
  footer_sec: string | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Slide {
  id: number
  titre: string
  Contenue: string | null
  image: string | null
  image_alt: string | null
  lien: string | null
  archive: boolean
  ordre: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Projet {
  id: number
  nom: string
  slug: string
  description: string | null
  resultat: string | null
  client: string | null
  lieu: string | null
  annee: number | null
  prix: string | null
  maitreOeuvre: string | null
  category: string | null
  image: string | null
  image_alt: string | null
  latitude: number | null
  longitude: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface CategorieProjet {
  id: number
  nom: string
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Contact {
  id: number
  nom: string
  email: string | null
  telephone: string | null
  sujet: string | null
  message: string
  lu: boolean
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Devis {
  id: number
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
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Carriere {
  id: number
  nom: string
  prenom: string | null
  email: string | null
  telephone: string | null
  poste: string | null
  message: string | null
  cv: string | null
  lu: boolean
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Equipe {
  id: number
  nom: string
  prenom: string | null
  poste: string | null
  description: string | null
  photo: string | null
  photo_alt: string | null
  email: string | null
  url_linkedin: string | null
  ordre: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Partenaire {
  id: number
  nom: string
  logo: string | null
  logo_alt: string | null
  url: string | null
  ordre: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Testimonial {
  id: number
  nom: string
  fonction: string | null
  entreprise: string | null
  message: string
  photo: string | null
  photo_alt: string | null
  note: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface Faq {
  id: number
  titre: string
  ordre: number | null
  questions: FaqQuestion[]
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

export interface FaqQuestion {
  id: number
  faq: number
  question: string
  reponse: string
  ordre: number | null
  status: boolean
  softdelete: boolean
  created_at: string
  updated_at: string
}

/** The actions of the old client, under their old names. They throw `RestError`. */
export interface Client {
  getEntreprise(page?: number): Promise<Page<Entreprise>>
  getEntrepriseSite(): Promise<Entreprise[]>
  showEntreprise(id: number): Promise<Entreprise>
  storeEntreprise(item: Change<Entreprise>): Promise<Entreprise>
  updateEntreprise(id: number, item: Change<Entreprise>): Promise<Entreprise>
  deleteEntreprise(id: number): Promise<Entreprise>
  publishEntreprise(id: number): Promise<Entreprise>
  depublishEntreprise(id: number): Promise<Entreprise>
  getService(page?: number): Promise<Page<Service>>
  getServiceSite(): Promise<Service[]>
  showService(id: number): Promise<Service>
  storeService(item: Change<Service>): Promise<Service>
  updateService(id: number, item: Change<Service>): Promise<Service>
  deleteService(id: number): Promise<Service>
  publishService(id: number): Promise<Service>
  depublishService(id: number): Promise<Service>
  getCategorieService(page?: number): Promise<Page<CategorieService>>
  showCategorieService(id: number): Promise<CategorieService>
  storeCategorieService(item: Change<CategorieService>): Promise<CategorieService>
  updateCategorieService(id: number, item: Change<CategorieService>): Promise<CategorieService>
  deleteCategorieService(id: number): Promise<CategorieService>
  publishCategorieService(id: number): Promise<CategorieService>
  depublishCategorieService(id: number): Promise<CategorieService>
  getPresentation(page?: number): Promise<Page<Presentation>>
  getPresentationSite(): Promise<Presentation[]>
  showPresentation(id: number): Promise<Presentation>
  storePresentation(item: Change<Presentation>): Promise<Presentation>
  updatePresentation(id: number, item: Change<Presentation>): Promise<Presentation>
  deletePresentation(id: number): Promise<Presentation>
  publishPresentation(id: number): Promise<Presentation>
  depublishPresentation(id: number): Promise<Presentation>
  getSlide(page?: number): Promise<Page<Slide>>
  getSlideSite(): Promise<Slide[]>
  showSlide(id: number): Promise<Slide>
  storeSlide(item: Change<Slide>): Promise<Slide>
  updateSlide(id: number, item: Change<Slide>): Promise<Slide>
  deleteSlide(id: number): Promise<Slide>
  publishSlide(id: number): Promise<Slide>
  depublishSlide(id: number): Promise<Slide>
  getProjet(page?: number): Promise<Page<Projet>>
  getProjetSite(): Promise<Projet[]>
  showProjet(id: number): Promise<Projet>
  storeProjet(item: Change<Projet>): Promise<Projet>
  updateProjet(id: number, item: Change<Projet>): Promise<Projet>
  deleteProjet(id: number): Promise<Projet>
  publishProjet(id: number): Promise<Projet>
  depublishProjet(id: number): Promise<Projet>
  getCategorieProjet(page?: number): Promise<Page<CategorieProjet>>
  getCategorieProjetSite(): Promise<CategorieProjet[]>
  showCategorieProjet(id: number): Promise<CategorieProjet>
  storeCategorieProjet(item: Change<CategorieProjet>): Promise<CategorieProjet>
  updateCategorieProjet(id: number, item: Change<CategorieProjet>): Promise<CategorieProjet>
  deleteCategorieProjet(id: number): Promise<CategorieProjet>
  publishCategorieProjet(id: number): Promise<CategorieProjet>
  depublishCategorieProjet(id: number): Promise<CategorieProjet>
  getContact(page?: number): Promise<Page<Contact>>
  showContact(id: number): Promise<Contact>
  storeContact(item: Change<Contact>): Promise<Contact>
  updateContact(id: number, item: Change<Contact>): Promise<Contact>
  deleteContact(id: number): Promise<Contact>
  publishContact(id: number): Promise<Contact>
  depublishContact(id: number): Promise<Contact>
  getDevis(page?: number): Promise<Page<Devis>>
  showDevis(id: number): Promise<Devis>
  storeDevis(item: Change<Devis>): Promise<Devis>
  updateDevis(id: number, item: Change<Devis>): Promise<Devis>
  deleteDevis(id: number): Promise<Devis>
  publishDevis(id: number): Promise<Devis>
  depublishDevis(id: number): Promise<Devis>
  getCarriere(page?: number): Promise<Page<Carriere>>
  showCarriere(id: number): Promise<Carriere>
  storeCarriere(item: Change<Carriere>): Promise<Carriere>
  updateCarriere(id: number, item: Change<Carriere>): Promise<Carriere>
  deleteCarriere(id: number): Promise<Carriere>
  publishCarriere(id: number): Promise<Carriere>
  depublishCarriere(id: number): Promise<Carriere>
  getEquipe(page?: number): Promise<Page<Equipe>>
  getEquipeSite(): Promise<Equipe[]>
  showEquipe(id: number): Promise<Equipe>
  storeEquipe(item: Change<Equipe>): Promise<Equipe>
  updateEquipe(id: number, item: Change<Equipe>): Promise<Equipe>
  deleteEquipe(id: number): Promise<Equipe>
  publishEquipe(id: number): Promise<Equipe>
  depublishEquipe(id: number): Promise<Equipe>
  getPartenaire(page?: number): Promise<Page<Partenaire>>
  getPartenaireSite(): Promise<Partenaire[]>
  showPartenaire(id: number): Promise<Partenaire>
  storePartenaire(item: Change<Partenaire>): Promise<Partenaire>
  updatePartenaire(id: number, item: Change<Partenaire>): Promise<Partenaire>
  deletePartenaire(id: number): Promise<Partenaire>
  publishPartenaire(id: number): Promise<Partenaire>
  depublishPartenaire(id: number): Promise<Partenaire>
  getTestimonial(page?: number): Promise<Page<Testimonial>>
  getTestimonialSite(): Promise<Testimonial[]>
  showTestimonial(id: number): Promise<Testimonial>
  storeTestimonial(item: Change<Testimonial>): Promise<Testimonial>
  updateTestimonial(id: number, item: Change<Testimonial>): Promise<Testimonial>
  deleteTestimonial(id: number): Promise<Testimonial>
  publishTestimonial(id: number): Promise<Testimonial>
  depublishTestimonial(id: number): Promise<Testimonial>
  getFaq(page?: number): Promise<Page<Faq>>
  getFaqSite(): Promise<Faq[]>
  showFaq(id: number): Promise<Faq>
  storeFaq(item: Change<Faq>): Promise<Faq>
  updateFaq(id: number, item: Change<Faq>): Promise<Faq>
  deleteFaq(id: number): Promise<Faq>
  publishFaq(id: number): Promise<Faq>
  depublishFaq(id: number): Promise<Faq>
  getFaqQuestion(page?: number): Promise<Page<FaqQuestion>>
  showFaqQuestion(id: number): Promise<FaqQuestion>
  storeFaqQuestion(item: Change<FaqQuestion>): Promise<FaqQuestion>
  updateFaqQuestion(id: number, item: Change<FaqQuestion>): Promise<FaqQuestion>
  deleteFaqQuestion(id: number): Promise<FaqQuestion>
  publishFaqQuestion(id: number): Promise<FaqQuestion>
  depublishFaqQuestion(id: number): Promise<FaqQuestion>
  /** Signs in: what follows is sent with the token. */
  login(email: string, password: string): Promise<void>
}

/** The actions for every type of content. */
export declare function createClient(options: ClientOptions): Client

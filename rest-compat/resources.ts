import type { ListFields } from './graphql/operations.ts'
import type { Resource } from './resource.ts'
import { carriere } from './resources/carriere.ts'
import { categorieProjet } from './resources/categorieProjet.ts'
import { categorieService } from './resources/categorieService.ts'
import { contact } from './resources/contact.ts'
import { devis } from './resources/devis.ts'
import { entreprise } from './resources/entreprise.ts'
import { equipe } from './resources/equipe.ts'
import { faq } from './resources/faq.ts'
import { faqQuestion } from './resources/faqQuestion.ts'
import { partenaire } from './resources/partenaire.ts'
import { presentation } from './resources/presentation.ts'
import { projet } from './resources/projet.ts'
import { service } from './resources/service.ts'
import { slide } from './resources/slide.ts'
import { testimonial } from './resources/testimonial.ts'
import type { RestType, wireNames } from './table.ts'

type Public = { site: string } | { only: string }
type Hidden = { site?: never; only?: never }

/** A type has a public list where the table has a path for one, and there only. */
type Expected<Name extends RestType> = Resource<
  object,
  ListFields & ((typeof wireNames)[Name] extends { site: string } ? Public : Hidden)
> & { type: Name }

/** The resource of every type on the wire, in the order of the description. */
export const resources = {
  Entreprise: entreprise,
  Service: service,
  CategorieService: categorieService,
  Presentation: presentation,
  Slide: slide,
  Projet: projet,
  CategorieProjet: categorieProjet,
  Contact: contact,
  Devis: devis,
  Carriere: carriere,
  Equipe: equipe,
  Partenaire: partenaire,
  Testimonial: testimonial,
  Faq: faq,
  FaqQuestion: faqQuestion,
} satisfies { [Name in RestType]: Expected<Name> }

import type { ContentTable } from '../tables.ts'
import { annonces } from './annonces.ts'
import { entreprises } from './entreprise.ts'
import { equipe } from './equipe.ts'
import { faqs } from './faqs.ts'
import { carrieres, contacts, devis } from './messages.ts'
import { offres } from './offres.ts'
import { pages } from './pages.ts'
import { partenaires } from './partenaires.ts'
import { presentations } from './presentation.ts'
import { projets } from './projets.ts'
import { categoriesService, services } from './services.ts'
import { slides } from './slides.ts'
import { testimonials } from './testimonials.ts'

/** What the demo is made of, by the table it is in; null where it has nothing of its own. */
export const samples: { readonly [T in ContentTable]: readonly object[] | null } = {
  entreprise: entreprises,
  service: services,
  categorieService: categoriesService,
  presentation: presentations,
  slide: slides,
  projet: projets,
  categorieProjet: null,
  contact: contacts,
  devis,
  carriere: carrieres,
  equipe,
  partenaire: partenaires,
  testimonial: testimonials,
  faq: faqs,
  faqQuestion: faqs.flatMap(({ questions }) => questions),
  page: pages,
  offre: offres,
  annonce: annonces,
}

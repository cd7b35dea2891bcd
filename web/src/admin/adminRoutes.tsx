import type { Route } from '../router/route.ts'
import CategoriesPageQuery from '../__generated__/CategoriesPageQuery$parameters.ts'
import { adresseOf, listeOf } from './dashboard/boite/boite.ts'
import DashboardPageQuery from '../__generated__/DashboardPageQuery$parameters.ts'
import EntreprisesPageQuery from '../__generated__/EntreprisesPageQuery$parameters.ts'
import EquipesPageQuery from '../__generated__/EquipesPageQuery$parameters.ts'
import FaqsPageQuery from '../__generated__/FaqsPageQuery$parameters.ts'
import { globalId } from './globalId.ts'
import { argumentsOf, filtreOf, type Tri } from './liste/filtre.ts'
import { adminPage, barePage } from './page.tsx'
import PartenairesPageQuery from '../__generated__/PartenairesPageQuery$parameters.ts'
import { inscrire, login } from './paths.ts'
import PresentationsPageQuery from '../__generated__/PresentationsPageQuery$parameters.ts'
import ProjetsPageQuery from '../__generated__/ProjetsPageQuery$parameters.ts'
import ServicesPageQuery from '../__generated__/ServicesPageQuery$parameters.ts'
import TestimonialsPageQuery from '../__generated__/TestimonialsPageQuery$parameters.ts'

/** What the list of a page is asked for, as the address says it. */
function list(triUsuel: Tri) {
  return (search: URLSearchParams) => argumentsOf(filtreOf(search, triUsuel))
}

/** The same for a page with two lists, one at a time: `?liste=` names the second. */
function lists(first: Tri, name: string, second: Tri) {
  return (search: URLSearchParams) => {
    const isSecond = search.get('liste') === name
    return { ...list(isSecond ? second : first)(search), second: isSecond }
  }
}

/** Every admin page. Code and data of each come with its first visit. */
export const routes: readonly Route[] = [
  barePage({ path: login, load: () => import('./login/LoginPage.tsx') }),
  barePage({ path: inscrire, load: () => import('./inscrire/InscrirePage.tsx') }),
  adminPage({
    path: '/admin/dashboard',
    request: DashboardPageQuery,
    load: () => import('./dashboard/DashboardPage.tsx'),
    variables: (search) => listeOf(adresseOf(search)),
  }),
  adminPage({
    path: '/admin/pages/createntreprise',
    request: EntreprisesPageQuery,
    load: () => import('./entreprise/EntreprisesPage.tsx'),
    variables: list('recents'),
  }),
  adminPage({
    path: '/admin/pages/presentation',
    request: PresentationsPageQuery,
    load: () => import('./presentation/PresentationsPage.tsx'),
    variables: lists('recents', 'slides', 'ordre'),
  }),
  adminPage({
    path: '/admin/pages/createquipe',
    request: EquipesPageQuery,
    load: () => import('./equipe/EquipesPage.tsx'),
    variables: list('ordre'),
  }),
  adminPage({
    path: '/admin/pages/createprojet',
    request: ProjetsPageQuery,
    load: () => import('./projet/ProjetsPage.tsx'),
    variables: list('recents'),
  }),
  adminPage({
    path: '/admin/pages/createservice',
    request: ServicesPageQuery,
    load: () => import('./service/ServicesPage.tsx'),
    variables: list('ordre'),
  }),
  adminPage({
    path: '/admin/pages/createcategory',
    request: CategoriesPageQuery,
    load: () => import('./categorieProjet/CategoriesPage.tsx'),
    variables: lists('anciens', 'services', 'anciens'),
  }),
  adminPage({
    path: '/admin/pages/createfaq',
    request: FaqsPageQuery,
    load: () => import('./faq/FaqsPage.tsx'),
    variables: (search) => {
      const faq = globalId('Faq', search.get('faq'))
      const questions = lists('ordre', 'questions', 'ordre')(search)
      return { ...questions, faq, parent: faq ?? '', isOfOne: questions.second && faq !== null }
    },
  }),
  adminPage({
    path: '/admin/pages/createpartenaire',
    request: PartenairesPageQuery,
    load: () => import('./partenaire/PartenairesPage.tsx'),
    variables: list('ordre'),
  }),
  adminPage({
    path: '/admin/pages/testimonial',
    request: TestimonialsPageQuery,
    load: () => import('./testimonial/TestimonialsPage.tsx'),
    variables: list('recents'),
  }),
]

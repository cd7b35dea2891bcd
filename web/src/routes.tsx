import type { Route } from './router/route.ts'
import AccessibilitePageQuery from './__generated__/AccessibilitePageQuery$parameters.ts'
import AccueilPageQuery from './__generated__/AccueilPageQuery$parameters.ts'
import CarrierePageQuery from './__generated__/CarrierePageQuery$parameters.ts'
import ContactPageQuery from './__generated__/ContactPageQuery$parameters.ts'
import DevisPageQuery from './__generated__/DevisPageQuery$parameters.ts'
import EquipePageQuery from './__generated__/EquipePageQuery$parameters.ts'
import FaqPageQuery from './__generated__/FaqPageQuery$parameters.ts'
import HistoirePageQuery from './__generated__/HistoirePageQuery$parameters.ts'
import IntrouvablePageQuery from './__generated__/IntrouvablePageQuery$parameters.ts'
import ConfidentialitePageQuery from './__generated__/ConfidentialitePageQuery$parameters.ts'
import MentionsLegalesPageQuery from './__generated__/MentionsLegalesPageQuery$parameters.ts'
import OffrePageQuery from './__generated__/OffrePageQuery$parameters.ts'
import PagePageQuery from './__generated__/PagePageQuery$parameters.ts'
import PlanPageQuery from './__generated__/PlanPageQuery$parameters.ts'
import ProjetPageQuery from './__generated__/ProjetPageQuery$parameters.ts'
import ReferencesPageQuery from './__generated__/ReferencesPageQuery$parameters.ts'
import ServicePageQuery from './__generated__/ServicePageQuery$parameters.ts'
import { sitePage } from './site/sitePage.tsx'
import { requestedCount } from './site/references/pagination.ts'

/** Every page that has an address. Code and data of each come with its first visit. */
export const routes: readonly Route[] = [
  sitePage({
    path: '/',
    module: 'src/site/accueil/AccueilPage.tsx',
    request: AccueilPageQuery,
    load: () => import('./site/accueil/AccueilPage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/services/:key',
    module: 'src/site/service/ServicePage.tsx',
    request: ServicePageQuery,
    load: () => import('./site/service/ServicePage.tsx'),
    variables: ({ key = '' }) => ({ key }),
  }),
  sitePage({
    path: '/projets/:key',
    module: 'src/site/projet/ProjetPage.tsx',
    request: ProjetPageQuery,
    load: () => import('./site/projet/ProjetPage.tsx'),
    variables: ({ key = '' }) => ({ key }),
  }),
  sitePage({
    path: '/references',
    reads: ['categorie', 'nombre'],
    module: 'src/site/references/ReferencesPage.tsx',
    request: ReferencesPageQuery,
    load: () => import('./site/references/ReferencesPage.tsx'),
    variables(_params, search) {
      const category = search.get('categorie') || null
      return { category, isNarrowed: category !== null, count: requestedCount(search) }
    },
  }),
  sitePage({
    path: '/Faq',
    module: 'src/site/faq/FaqPage.tsx',
    request: FaqPageQuery,
    load: () => import('./site/faq/FaqPage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/equipe',
    module: 'src/site/equipe/EquipePage.tsx',
    request: EquipePageQuery,
    load: () => import('./site/equipe/EquipePage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/histoire',
    module: 'src/site/histoire/HistoirePage.tsx',
    request: HistoirePageQuery,
    load: () => import('./site/histoire/HistoirePage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/contact',
    reads: ['merci'],
    module: 'src/site/contact/ContactPage.tsx',
    request: ContactPageQuery,
    load: () => import('./site/contact/ContactPage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/devis',
    reads: ['merci', 'service', 'projet'],
    module: 'src/site/devis/DevisPage.tsx',
    request: DevisPageQuery,
    load: () => import('./site/devis/DevisPage.tsx'),
    variables: (_params, search) => ({
      service: search.get('service') ?? '',
      isNamed: Boolean(search.get('service')),
      projet: search.get('projet') ?? '',
      isLike: Boolean(search.get('projet')),
    }),
  }),
  sitePage({
    path: '/carriere',
    reads: ['merci'],
    module: 'src/site/carriere/CarrierePage.tsx',
    request: CarrierePageQuery,
    load: () => import('./site/carriere/CarrierePage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/carriere/:key',
    reads: ['merci'],
    module: 'src/site/carriere/OffrePage.tsx',
    request: OffrePageQuery,
    load: () => import('./site/carriere/OffrePage.tsx'),
    variables: ({ key = '' }) => ({ key }),
  }),
  sitePage({
    path: '/pages/:key',
    module: 'src/site/page/PagePage.tsx',
    request: PagePageQuery,
    load: () => import('./site/page/PagePage.tsx'),
    variables: ({ key = '' }) => ({ key }),
  }),
  sitePage({
    path: '/mentions-legales',
    module: 'src/site/legal/MentionsLegalesPage.tsx',
    request: MentionsLegalesPageQuery,
    load: () => import('./site/legal/MentionsLegalesPage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/confidentialite',
    module: 'src/site/legal/ConfidentialitePage.tsx',
    request: ConfidentialitePageQuery,
    load: () => import('./site/legal/ConfidentialitePage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/accessibilite',
    module: 'src/site/accessibilite/AccessibilitePage.tsx',
    request: AccessibilitePageQuery,
    load: () => import('./site/accessibilite/AccessibilitePage.tsx'),
    variables: () => ({}),
  }),
  sitePage({
    path: '/plan',
    module: 'src/site/plan/PlanPage.tsx',
    request: PlanPageQuery,
    load: () => import('./site/plan/PlanPage.tsx'),
    variables: () => ({}),
  }),
]

/** What people type who know the address of one of them, and where all of them are. */
export const listes: Readonly<Record<string, string>> = {
  '/services': '/#services',
  '/projets': '/references',
}

/** Stands for every other address. */
export const notFoundRoute: Route = sitePage({
  path: '*',
  module: 'src/site/introuvable/IntrouvablePage.tsx',
  request: IntrouvablePageQuery,
  load: () => import('./site/introuvable/IntrouvablePage.tsx'),
  variables: () => ({}),
})

import type { Route } from './router/route.ts'
import AccueilPageQuery from './site/accueil/__generated__/AccueilPageQuery$parameters.ts'
import IntrouvablePageQuery from './site/introuvable/__generated__/IntrouvablePageQuery$parameters.ts'
import { sitePage } from './site/page.tsx'

/** Every page that has an address. Code and data of each come with its first visit. */
export const routes: readonly Route[] = [
  sitePage({
    path: '/',
    module: 'src/site/accueil/AccueilPage.tsx',
    request: AccueilPageQuery,
    load: () => import('./site/accueil/AccueilPage.tsx'),
    variables: () => ({}),
  }),
]

/** Stands for every other address. */
export const notFoundRoute: Route = sitePage({
  path: '*',
  module: 'src/site/introuvable/IntrouvablePage.tsx',
  request: IntrouvablePageQuery,
  load: () => import('./site/introuvable/IntrouvablePage.tsx'),
  variables: () => ({}),
})

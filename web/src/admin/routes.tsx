import type { Route } from '../router/route.ts'
import { adminPage, barePage } from './page.tsx'
import { inscrire, login } from './paths.ts'
import DashboardPageQuery from './dashboard/__generated__/DashboardPageQuery$parameters.ts'
import ServicesPageQuery from './service/__generated__/ServicesPageQuery$parameters.ts'

/** Every admin page. Code and data of each come with its first visit. */
export const routes: readonly Route[] = [
  barePage({ path: login, load: () => import('./login/LoginPage.tsx') }),
  barePage({ path: inscrire, load: () => import('./inscrire/InscrirePage.tsx') }),
  adminPage({
    path: '/admin/dashboard',
    request: DashboardPageQuery,
    load: () => import('./dashboard/DashboardPage.tsx'),
    variables: () => ({}),
  }),
  adminPage({
    path: '/admin/pages/createservice',
    request: ServicesPageQuery,
    load: () => import('./service/ServicesPage.tsx'),
    variables: () => ({}),
  }),
]

import './ui/styles.ts'
import './admin/admin.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { routes } from './admin/routes.tsx'
import { signedInAgain } from './admin/session/signedInAgain.ts'
import { createBrowserEnvironment } from './relay/environment.ts'
import { matchRoute } from './router/match.ts'
import { reloadForCode } from './router/reload.ts'

async function start(root: Element): Promise<void> {
  const url = new URL(location.href)
  const match = matchRoute(routes, url.pathname)
  if (!match) throw new Error(`${url.pathname} is no admin page.`)
  const environment = createBrowserEnvironment('admin', {}, signedInAgain)
  const opened = await match.route.open(environment, match.params, url.searchParams)
  createRoot(root).render(
    <App first={{ ...opened, url }} routes={routes} environment={environment} origin={url.origin} />,
  )
}

const root = document.getElementById('root')
if (root) start(root).catch(reloadForCode)

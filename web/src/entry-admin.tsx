import './ui/styles/styles.ts'
import './admin/admin.css'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { blockNavigation } from './admin/editeur/leaving/useStepBack.ts'
import { routes } from './admin/adminRoutes.tsx'
import { signedInAgain } from './admin/session/signedInAgain.ts'
import { createBrowserEnvironment } from './relay/environment.ts'
import { subscribe } from './relay/subscribe.ts'
import type { SendFiles } from './relay/upload.ts'
import { matchRoute } from './router/match.ts'
import { reloadForCode } from './router/reload.ts'

/** Large ones go in pieces. Loaded where files are sent: lists have none. */
const sendFiles: SendFiles = async (...operation) => {
  const { sendLargeFirst } = await import('./relay/resumableUpload.ts')
  return sendLargeFirst(...operation)
}

async function start(root: Element): Promise<void> {
  const url = new URL(location.href)
  const match = matchRoute(routes, url.pathname)
  if (!match) throw new Error(`${url.pathname} is no admin page.`)
  const environment = createBrowserEnvironment('admin', {}, signedInAgain, subscribe, sendFiles)
  const opened = await match.route.open(environment, match.params, url.searchParams)
  createRoot(root).render(
    <I18nProvider locale="fr-FR">
      <App first={{ ...opened, url }} routes={routes} environment={environment} origin={url.origin} />
    </I18nProvider>,
  )
}

// A page that the browser kept as it was may be shown to somebody who is signed out by now.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

// Comes before the router listens: listeners are called in the order they came.
addEventListener('popstate', blockNavigation)

const root = document.getElementById('root')
if (root) start(root).catch(reloadForCode)

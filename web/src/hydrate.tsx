import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createBrowserEnvironment } from './relay/environment.ts'
import type { Snapshot } from './relay/snapshot.ts'
import { matchRoute } from './router/match.ts'
import { notFoundRoute, routes } from './routes.tsx'

/** Loads what this page is made of; what comes back makes the rendered page React's own. */
export async function prepare({ origin, records, submitted }: Snapshot): Promise<(root: Element) => void> {
  const url = new URL(location.href)
  const match = matchRoute(routes, url.pathname) ?? { route: notFoundRoute, params: {} }
  const { area } = match.route
  const environment = createBrowserEnvironment(area, records)
  // The code first: with it the store can tell that the data is already there.
  await match.route.load()
  const opened = await match.route.open(environment, match.params, url.searchParams)
  const reachable = routes.filter((route) => route.area === area)
  const app = (
    <App
      first={{ ...opened, url }}
      routes={reachable}
      environment={environment}
      origin={origin}
      submitted={submitted}
    />
  )
  return (root) => hydrateRoot(root, app)
}

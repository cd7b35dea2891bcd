import { useMemo } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { LocationContext } from './router/location.ts'
import type { Route } from './router/route.ts'
import { type ShownPage, useNavigation } from './router/useNavigation.ts'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { PanneEntiere } from './ui/Panne.tsx'

interface AppProps {
  first: ShownPage
  routes: readonly Route[]
  environment: Environment
  origin: string
}

/** One area of the site: its store, the page shown, and the way from one page to another. */
export function App({ first, routes, environment, origin }: AppProps) {
  const { page, navigate } = useNavigation(first, routes, environment)
  const { pathname: path, search } = page.url
  const location = useMemo(() => ({ origin, path, search, navigate }), [origin, path, search, navigate])
  return (
    <div id="app">
      <ErrorBoundary of={page} fallback={<PanneEntiere />}>
        <RelayEnvironmentProvider environment={environment}>
          <LocationContext value={location}>{page.element}</LocationContext>
        </RelayEnvironmentProvider>
      </ErrorBoundary>
      <p id="annonce" className="hors-ecran" aria-live="polite" />
    </div>
  )
}

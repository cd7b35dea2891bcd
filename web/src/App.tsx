import { useEffect, useMemo } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { LocationContext } from './router/location.ts'
import { restoreTyped } from './router/reload.ts'
import type { Route } from './router/route.ts'
import { type SubmittedForm, SubmittedFormContext } from './router/submitted.ts'
import { type ShownPage, useNavigation } from './router/useNavigation.ts'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { PanneEntiere } from './ui/Panne.tsx'

interface AppProps {
  first: ShownPage
  routes: readonly Route[]
  environment: Environment
  origin: string
  /** Form that was posted to the server, returned with the first page. */
  submitted?: SubmittedForm | null | undefined
}

/** One area of the site: its store, the page shown, and the way from one page to another. */
export function App({ first, routes, environment, origin, submitted = null }: AppProps) {
  const { page, navigate } = useNavigation(first, routes, environment)
  const { pathname: path, search } = page.url
  const location = useMemo(() => ({ origin, path, search, navigate }), [origin, path, search, navigate])
  useEffect(restoreTyped, [])
  return (
    <div id="app">
      <ErrorBoundary of={page} fallback={<PanneEntiere />}>
        <RelayEnvironmentProvider environment={environment}>
          <LocationContext value={location}>
            <SubmittedFormContext value={page === first ? submitted : null}>
              {page.element}
            </SubmittedFormContext>
          </LocationContext>
        </RelayEnvironmentProvider>
      </ErrorBoundary>
      <p id="annonce" className="hors-ecran" aria-live="polite" />
    </div>
  )
}

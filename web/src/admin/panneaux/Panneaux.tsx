import { lazy, Suspense } from 'react'
import { useHash } from '../../router/useHash.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { panels } from '../menu/panels.ts'
import { siteChecksAnchor } from '../relecture/checkCount.ts'
import { isAccountSection, accountSections } from './compte/accountSections.ts'

const Compte = lazy(() => import('./compte/MonCompte.tsx'))
const Notifications = lazy(() => import('./notifications/Notifications.tsx'))

const ToutRelire = lazy(() => import('../relecture/ToutRelire.tsx'))

const anchors = [...Object.keys(panels), ...Object.keys(accountSections), siteChecksAnchor]

/** What any admin page shows at its side: my account, and what has come in, which it keeps watching, and the remarks on the site. */
export function Panneaux() {
  const [ancre, fermer] = useHash(anchors)
  return (
    <ErrorBoundary of={ancre} fallback={null}>
      <Suspense fallback={null}>
        <Notifications ouvert={ancre === '#notifications'} close={fermer} />
      </Suspense>
      {(ancre === '#compte' || isAccountSection(ancre)) && (
        <Suspense fallback={null}>
          <Compte close={fermer} />
        </Suspense>
      )}
      {ancre === siteChecksAnchor && (
        <Suspense fallback={null}>
          <ToutRelire fermer={fermer} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}

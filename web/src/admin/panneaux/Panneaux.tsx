import { lazy, Suspense } from 'react'
import { useAncre } from '../../router/ancre.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { panneaux } from '../menu/panneaux.ts'
import { toutRelire } from '../relecture/remarques.ts'
import { isPartie, parties } from './compte/parties.ts'

const Compte = lazy(() => import('./compte/MonCompte.tsx'))
const Notifications = lazy(() => import('./notifications/Notifications.tsx'))

const ToutRelire = lazy(() => import('../relecture/ToutRelire.tsx'))

const ancres = [...Object.keys(panneaux), ...Object.keys(parties), toutRelire]

/** What any admin page shows at its side: my account, and what has come in, which it keeps watching, and the remarks on the site. */
export function Panneaux() {
  const [ancre, fermer] = useAncre(ancres)
  return (
    <ErrorBoundary of={ancre} fallback={null}>
      <Suspense fallback={null}>
        <Notifications ouvert={ancre === '#notifications'} fermer={fermer} />
      </Suspense>
      {(ancre === '#compte' || isPartie(ancre)) && (
        <Suspense fallback={null}>
          <Compte fermer={fermer} />
        </Suspense>
      )}
      {ancre === toutRelire && (
        <Suspense fallback={null}>
          <ToutRelire fermer={fermer} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}

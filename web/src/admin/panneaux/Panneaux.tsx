import { lazy } from 'react'
import MonCompteQuery from '../../__generated__/MonCompteQuery$parameters.ts'
import ToutRelireQuery from '../../__generated__/ToutRelireQuery$parameters.ts'
import { Preload } from '../../relay/Preload.tsx'
import { useHash } from '../../router/useHash.ts'
import { LateBoundary } from '../ui/LateBoundary.tsx'
import { panels } from '../menu/panels.ts'
import { siteChecksAnchor } from '../relecture/checkCount.ts'
import { isAccountSection, accountSections } from './compte/accountSections.ts'

const Compte = lazy(() => import('./compte/MonCompte.tsx'))
const Notifications = lazy(() => import('./notifications/Notifications.tsx'))

const ToutRelire = lazy(() => import('../relecture/ToutRelire.tsx'))

const anchors = [...Object.keys(panels), ...Object.keys(accountSections), siteChecksAnchor]

/** Side panels of every admin page, opened by the hash: account, notifications (subscribed while closed too), remarks on the site. */
export function Panneaux() {
  const [ancre, fermer] = useHash(anchors)
  return (
    <>
      <LateBoundary of={ancre} isAsked={ancre === '#notifications'} onMissing={fermer}>
        <Notifications ouvert={ancre === '#notifications'} close={fermer} />
      </LateBoundary>
      <LateBoundary of={ancre} onMissing={fermer}>
        {(ancre === '#compte' || isAccountSection(ancre)) && (
          <Preload request={MonCompteQuery} variables={{}}>
            {(preloaded, reload) => <Compte preloaded={preloaded} reload={reload} close={fermer} />}
          </Preload>
        )}
        {ancre === siteChecksAnchor && (
          <Preload request={ToutRelireQuery} variables={{}}>
            {(preloaded) => <ToutRelire preloaded={preloaded} fermer={fermer} />}
          </Preload>
        )}
      </LateBoundary>
    </>
  )
}

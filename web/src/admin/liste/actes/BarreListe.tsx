import { lazy, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ListePageQuery$variables } from '../../../__generated__/ListePageQuery.graphql.ts'
import { actOnAll, type BulkActName } from '../../choix/bulk.ts'
import { BarreChoix, type Found } from '../../choix/BarreChoix.tsx'
import { useSelectionContext } from '../../choix/useSelection.ts'
import { useBulkAct } from '../../choix/useBulkAct.ts'
import { LateBoundary } from '../../ui/LateBoundary.tsx'
import type { StateFilter } from '../filtres/listFilter.ts'
import { useList } from '../listContext.ts'
import { everythingIn } from '../everythingIn.ts'

const ProgrammerPlusieurs = lazy(() => import('../../programmation/ProgrammerPlusieurs.tsx'))
const EffacerPlusieurs = lazy(() => import('../../choix/EffacerPlusieurs.tsx'))

type BulkListAct = Exclude<BulkActName, 'mark'>

/** What makes sense of what each list shows. */
const actsByState: Record<StateFilter, readonly BulkListAct[]> = {
  tous: ['publish', 'unpublish', 'schedule', 'softDelete'],
  publies: ['unpublish', 'schedule', 'softDelete'],
  'hors-ligne': ['publish', 'schedule', 'softDelete'],
  brouillons: ['publish', 'unpublish', 'schedule', 'softDelete'],
  corbeille: ['restore', 'erase'],
}

const mots: Record<BulkListAct, string> = {
  publish: 'Publier',
  unpublish: 'Dépublier',
  softDelete: 'Supprimer',
  restore: 'Restaurer',
  schedule: 'Programmer…',
  erase: 'Effacer…',
}

/** What is said of one that it was done to, and of several. */
const messages: Record<BulkListAct, [string, string]> = {
  publish: ['est en ligne', 'sont en ligne'],
  unpublish: ['est hors ligne', 'sont hors ligne'],
  softDelete: ['est dans la corbeille', 'sont dans la corbeille'],
  restore: ['est sorti de la corbeille, hors ligne', 'sont sortis de la corbeille, hors ligne'],
  schedule: ['est programmé', 'sont programmés'],
  erase: ['est effacé pour de bon', 'sont effacés pour de bon'],
}

interface BarreListeProps extends Pick<Found, 'ids' | 'total' | 'totalIsMore'> {
  demande: ListePageQuery$variables
  reload(): void
}

/** What can be done with all that is chosen of a list of content. */
export default function BarreListe({ demande, reload, ...trouves }: BarreListeProps) {
  const environment = useRelayEnvironment()
  const selection = useSelectionContext()
  const { etat, connectionId } = useList()
  const { isBusy, faire } = useBulkAct(selection, connectionId, reload)
  const [demandee, setDemandee] = useState<'schedule' | 'erase' | null>(null)
  const close = () => setDemandee(null)

  function perform(act: BulkListAct, moments = {}): Promise<boolean> {
    return faire({
      request: (ids) => actOnAll(environment, act, ids, moments),
      messages: messages[act],
      leaves: act === 'softDelete' || act === 'erase',
    })
  }

  return (
    <BarreChoix
      isBusy={isBusy}
      nombre={selection.ids.size}
      close={() => selection.close()}
      found={{
        ...trouves,
        cherche: Boolean(demande.search),
        all: () => everythingIn(environment, demande),
      }}
      gestes={actsByState[etat].map((act) => ({
        mot: mots[act],
        perform: () => (act === 'schedule' || act === 'erase' ? setDemandee(act) : void perform(act)),
      }))}
    >
      <LateBoundary of={demandee} onMissing={close}>
        {demandee === 'schedule' && (
          <ProgrammerPlusieurs
            nombre={selection.ids.size}
            schedule={(moments) => perform('schedule', moments)}
            onClose={close}
          />
        )}
        {demandee === 'erase' && (
          <EffacerPlusieurs nombre={selection.ids.size} erase={() => perform('erase')} onClose={close} />
        )}
      </LateBoundary>
    </BarreChoix>
  )
}

import { lazy, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { BarreChoix, type Found } from '../../../choix/BarreChoix.tsx'
import { useSelectionContext } from '../../../choix/useSelection.ts'
import { useBulkAct } from '../../../choix/useBulkAct.ts'
import { LateBoundary } from '../../../ui/LateBoundary.tsx'
import type { InboxQuery } from '../inboxes.ts'
import { judge, type Judgement } from './judge.ts'
import { everyIndesirable } from '../everyMessage.ts'

const EffacerPlusieurs = lazy(() => import('../../../choix/EffacerPlusieurs.tsx'))

/** What is said of one that it was done to, and of several. */
const messages: Record<Judgement, readonly [string, string]> = {
  accept: ['est dans la boîte', 'sont dans la boîte'],
  erase: ['est effacé pour de bon', 'sont effacés pour de bon'],
}

interface BarreIndesirablesProps
  extends Pick<Found, 'ids' | 'total' | 'totalIsMore'>, Pick<InboxQuery, 'boite' | 'q'> {
  /** Relay's id of the list. */
  connectionId: string
}

/** What staff say of all that is chosen of what may be robots’. None of it is taken back. */
export default function BarreIndesirables({ connectionId, boite, q, ...trouves }: BarreIndesirablesProps) {
  const environment = useRelayEnvironment()
  const choix = useSelectionContext()
  const { isBusy, faire } = useBulkAct(choix, connectionId)
  const [efface, setEfface] = useState(false)
  const judgeSelected = (jugement: Judgement) =>
    faire({ request: (ids) => judge(environment, jugement, ids), messages: messages[jugement], leaves: true })

  return (
    <BarreChoix
      isBusy={isBusy}
      nombre={choix.ids.size}
      close={() => choix.close()}
      found={{
        ...trouves,
        cherche: q !== '',
        all: () => everyIndesirable(environment, { boite, q }),
      }}
      gestes={[
        { mot: 'Pas indésirable', perform: () => void judgeSelected('accept') },
        { mot: 'Supprimer…', perform: () => setEfface(true) },
      ]}
    >
      <LateBoundary of={efface} onMissing={() => setEfface(false)}>
        {efface && (
          <EffacerPlusieurs
            nombre={choix.ids.size}
            erase={() => judgeSelected('erase')}
            onClose={() => setEfface(false)}
          />
        )}
      </LateBoundary>
    </BarreChoix>
  )
}

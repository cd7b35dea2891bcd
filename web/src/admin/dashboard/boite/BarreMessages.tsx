import { lazy, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { BarreChoix, type Found } from '../../choix/BarreChoix.tsx'
import { actOnAll, type BulkActName } from '../../choix/bulk.ts'
import { useSelectionContext } from '../../choix/useSelection.ts'
import { useBulkAct } from '../../choix/useBulkAct.ts'
import { LateBoundary } from '../../ui/LateBoundary.tsx'
import { idOf } from '../../globalId.ts'
import { type InboxQuery, inboxes, isEverywhere, type InboxState } from './inboxes.ts'
import { everyMessage } from './everyMessage.ts'
import type { Reading } from './lecture/useReading.ts'

const EffacerPlusieurs = lazy(() => import('../../choix/EffacerPlusieurs.tsx'))

interface InboxAct {
  act: BulkActName
  plus?: Readonly<Record<string, unknown>>
  mot: string
  /** What is said of one that it was done to, and of several. */
  messages: readonly [string, string]
}

/** What can be done with messages. */
const acts = {
  classer: { act: 'unpublish', mot: 'Classer', messages: ['est classé', 'sont classés'] },
  remettre: {
    act: 'publish',
    mot: 'Remettre dans la boîte',
    messages: ['est de retour dans la boîte', 'sont de retour dans la boîte'],
  },
  lire: {
    act: 'mark',
    plus: { lu: true },
    mot: 'Marquer comme lu',
    messages: ['est marqué comme lu', 'sont marqués comme lus'],
  },
  oublier: {
    act: 'mark',
    plus: { lu: false },
    mot: 'Marquer comme non lu',
    messages: ['est marqué comme non lu', 'sont marqués comme non lus'],
  },
  supprimer: {
    act: 'softDelete',
    mot: 'Supprimer',
    messages: ['est dans la corbeille', 'sont dans la corbeille'],
  },
  restaurer: {
    act: 'restore',
    plus: { asBefore: true },
    mot: 'Restaurer',
    messages: ['n’est plus dans la corbeille', 'ne sont plus dans la corbeille'],
  },
  effacer: {
    act: 'erase',
    mot: 'Effacer…',
    messages: ['est effacé pour de bon', 'sont effacés pour de bon'],
  },
} as const satisfies Record<string, InboxAct>

/** What makes sense of what each list shows. */
const actsByState: Record<Exclude<InboxState, 'indesirables'>, readonly (keyof typeof acts)[]> = {
  tous: ['classer', 'lire', 'oublier', 'supprimer'],
  'non-lus': ['classer', 'lire', 'supprimer'],
  lus: ['classer', 'oublier', 'supprimer'],
  classes: ['remettre', 'lire', 'oublier', 'supprimer'],
  corbeille: ['restaurer', 'effacer'],
}

interface BarreMessagesProps extends Pick<Found, 'ids' | 'total' | 'totalIsMore'> {
  adresse: InboxQuery
  /** Relay's id of the list. */
  connectionId: string
  reading: Reading
  reload(): void
}

/** What can be done with all that is chosen of what visitors have sent. */
export default function BarreMessages({
  adresse,
  connectionId,
  reading,
  reload,
  ...trouves
}: BarreMessagesProps) {
  const environment = useRelayEnvironment()
  const choix = useSelectionContext()
  const { isBusy, faire } = useBulkAct(choix, connectionId, reload)
  const [efface, setEfface] = useState(false)
  const { boite, etat, q, message } = adresse
  const ouvert = message === null ? null : idOf(inboxes[boite].typename, message)

  function perform({ act, plus, messages }: InboxAct): Promise<boolean> {
    // A message that is only put elsewhere stays where one seeks in all of them.
    const part = act === 'erase' || (act !== 'mark' && !isEverywhere(adresse))
    return faire({
      async request(ids) {
        const suite = await actOnAll(environment, act, ids, plus)
        // Its neighbours may leave with it: the list is what one goes on with.
        if (part && typeof suite !== 'string' && ouvert !== null && suite.ids.includes(ouvert))
          reading.close()
        return suite
      },
      messages,
      leaves: part,
    })
  }

  return (
    <BarreChoix
      isBusy={isBusy}
      nombre={choix.ids.size}
      close={() => choix.close()}
      found={{ ...trouves, cherche: q !== '', all: () => everyMessage(environment, adresse) }}
      gestes={actsByState[etat === 'indesirables' ? 'tous' : etat].map((nom) => ({
        mot: acts[nom].mot,
        perform: () => (nom === 'effacer' ? setEfface(true) : void perform(acts[nom])),
      }))}
    >
      <LateBoundary of={efface} onMissing={() => setEfface(false)}>
        {efface && (
          <EffacerPlusieurs
            nombre={choix.ids.size}
            erase={() => perform(acts.effacer)}
            onClose={() => setEfface(false)}
          />
        )}
      </LateBoundary>
    </BarreChoix>
  )
}

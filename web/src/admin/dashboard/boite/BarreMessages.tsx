import { lazy, Suspense, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { BarreChoix, type Trouves } from '../../choix/BarreChoix.tsx'
import { actOnAll, type ActeSurPlusieurs } from '../../choix/plusieurs.ts'
import { useChoisi } from '../../choix/useSelection.ts'
import { useBulkAct } from '../../choix/useBulkAct.ts'
import { idOf } from '../../globalId.ts'
import { type Adresse, boites, estPartout, type EtatDeBoite } from './boites.ts'
import { tousLesMessages } from './tous.ts'
import type { Reading } from './lecture/useReading.ts'

const EffacerPlusieurs = lazy(() => import('../../choix/EffacerPlusieurs.tsx'))

interface Geste {
  acte: ActeSurPlusieurs
  plus?: Readonly<Record<string, unknown>>
  mot: string
  /** What is said of one that it was done to, and of several. */
  dit: readonly [string, string]
}

/** What can be done with messages. */
const gestes = {
  classer: { acte: 'unpublish', mot: 'Classer', dit: ['est classé', 'sont classés'] },
  remettre: {
    acte: 'publish',
    mot: 'Remettre dans la boîte',
    dit: ['est de retour dans la boîte', 'sont de retour dans la boîte'],
  },
  lire: {
    acte: 'mark',
    plus: { lu: true },
    mot: 'Marquer comme lu',
    dit: ['est marqué comme lu', 'sont marqués comme lus'],
  },
  oublier: {
    acte: 'mark',
    plus: { lu: false },
    mot: 'Marquer comme non lu',
    dit: ['est marqué comme non lu', 'sont marqués comme non lus'],
  },
  supprimer: {
    acte: 'softDelete',
    mot: 'Supprimer',
    dit: ['est dans la corbeille', 'sont dans la corbeille'],
  },
  restaurer: {
    acte: 'restore',
    plus: { asBefore: true },
    mot: 'Restaurer',
    dit: ['n’est plus dans la corbeille', 'ne sont plus dans la corbeille'],
  },
  effacer: { acte: 'erase', mot: 'Effacer…', dit: ['est effacé pour de bon', 'sont effacés pour de bon'] },
} as const satisfies Record<string, Geste>

/** What makes sense of what each list shows. */
const possibles: Record<Exclude<EtatDeBoite, 'indesirables'>, readonly (keyof typeof gestes)[]> = {
  tous: ['classer', 'lire', 'oublier', 'supprimer'],
  'non-lus': ['classer', 'lire', 'supprimer'],
  lus: ['classer', 'oublier', 'supprimer'],
  classes: ['remettre', 'lire', 'oublier', 'supprimer'],
  corbeille: ['restaurer', 'effacer'],
}

interface BarreMessagesProps extends Pick<Trouves, 'ids' | 'total' | 'totalIsMore'> {
  adresse: Adresse
  /** Relay's id of the list. */
  connexion: string
  reading: Reading
  recharger(): void
}

/** What can be done with all that is chosen of what visitors have sent. */
export default function BarreMessages({
  adresse,
  connexion,
  reading,
  recharger,
  ...trouves
}: BarreMessagesProps) {
  const environment = useRelayEnvironment()
  const choix = useChoisi()
  const { enCours, faire } = useBulkAct(choix, connexion, recharger)
  const [efface, setEfface] = useState(false)
  const { boite, etat, q, message } = adresse
  const ouvert = message === null ? null : idOf(boites[boite].typename, message)

  function agir({ acte, plus, dit }: Geste): Promise<boolean> {
    // Where one seeks in all of them, what is only put elsewhere stays.
    const part = acte === 'erase' || (acte !== 'mark' && !estPartout(adresse))
    return faire({
      async demander(ids) {
        const suite = await actOnAll(environment, acte, ids, plus)
        // Its neighbours may leave with it: the list is what one goes on with.
        if (part && typeof suite !== 'string' && ouvert !== null && suite.ids.includes(ouvert))
          reading.close()
        return suite
      },
      dit,
      part,
    })
  }

  return (
    <BarreChoix
      enCours={enCours}
      nombre={choix.ids.size}
      fermer={() => choix.fermer()}
      trouves={{ ...trouves, cherche: q !== '', tous: () => tousLesMessages(environment, adresse) }}
      gestes={possibles[etat === 'indesirables' ? 'tous' : etat].map((nom) => ({
        mot: gestes[nom].mot,
        faire: () => (nom === 'effacer' ? setEfface(true) : void agir(gestes[nom])),
      }))}
    >
      <Suspense fallback={null}>
        {efface && (
          <EffacerPlusieurs
            nombre={choix.ids.size}
            effacer={() => agir(gestes.effacer)}
            onClose={() => setEfface(false)}
          />
        )}
      </Suspense>
    </BarreChoix>
  )
}

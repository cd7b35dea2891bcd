import { lazy, Suspense, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { BarreChoix, type Trouves } from '../../../choix/BarreChoix.tsx'
import { useChoisi } from '../../../choix/useSelection.ts'
import { useBulkAct } from '../../../choix/useBulkAct.ts'
import type { Adresse } from '../boites.ts'
import { juger, type Jugement } from './juger.ts'
import { tousLesIndesirables } from '../tous.ts'

const EffacerPlusieurs = lazy(() => import('../../../choix/EffacerPlusieurs.tsx'))

/** What is said of one that it was done to, and of several. */
const dits: Record<Jugement, readonly [string, string]> = {
  accept: ['est dans la boîte', 'sont dans la boîte'],
  erase: ['est effacé pour de bon', 'sont effacés pour de bon'],
}

interface BarreIndesirablesProps
  extends Pick<Trouves, 'ids' | 'total' | 'totalIsMore'>, Pick<Adresse, 'boite' | 'q'> {
  /** Relay's id of the list. */
  connexion: string
}

/** What staff say of all that is chosen of what may be robots’. None of it is taken back. */
export default function BarreIndesirables({ connexion, boite, q, ...trouves }: BarreIndesirablesProps) {
  const environment = useRelayEnvironment()
  const choix = useChoisi()
  const { enCours, faire } = useBulkAct(choix, connexion)
  const [efface, setEfface] = useState(false)
  const rendre = (jugement: Jugement) =>
    faire({ demander: (ids) => juger(environment, jugement, ids), dit: dits[jugement], part: true })

  return (
    <BarreChoix
      enCours={enCours}
      nombre={choix.ids.size}
      fermer={() => choix.fermer()}
      trouves={{
        ...trouves,
        cherche: q !== '',
        tous: () => tousLesIndesirables(environment, { boite, q }),
      }}
      gestes={[
        { mot: 'Pas indésirable', faire: () => void rendre('accept') },
        { mot: 'Supprimer…', faire: () => setEfface(true) },
      ]}
    >
      <Suspense fallback={null}>
        {efface && (
          <EffacerPlusieurs
            nombre={choix.ids.size}
            effacer={() => rendre('erase')}
            onClose={() => setEfface(false)}
          />
        )}
      </Suspense>
    </BarreChoix>
  )
}

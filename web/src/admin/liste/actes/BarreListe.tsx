import { lazy, Suspense, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ListePageQuery$variables } from '../../../__generated__/ListePageQuery.graphql.ts'
import { actOnAll, type ActeSurPlusieurs } from '../../choix/plusieurs.ts'
import { BarreChoix, type Trouves } from '../../choix/BarreChoix.tsx'
import { useChoisi } from '../../choix/useSelection.ts'
import { useBulkAct } from '../../choix/useBulkAct.ts'
import type { Etat } from '../filtres/filtre.ts'
import { useList } from '../listContext.ts'
import { everythingIn } from '../tout.ts'

const ProgrammerPlusieurs = lazy(() => import('../../programmation/ProgrammerPlusieurs.tsx'))
const EffacerPlusieurs = lazy(() => import('../../choix/EffacerPlusieurs.tsx'))

type Acte = Exclude<ActeSurPlusieurs, 'mark'>

/** What makes sense of what each list shows. */
const actes: Record<Etat, readonly Acte[]> = {
  tous: ['publish', 'unpublish', 'schedule', 'softDelete'],
  publies: ['unpublish', 'schedule', 'softDelete'],
  'hors-ligne': ['publish', 'schedule', 'softDelete'],
  brouillons: ['publish', 'unpublish', 'schedule', 'softDelete'],
  corbeille: ['restore', 'erase'],
}

const mots: Record<Acte, string> = {
  publish: 'Publier',
  unpublish: 'Dépublier',
  softDelete: 'Supprimer',
  restore: 'Restaurer',
  schedule: 'Programmer…',
  erase: 'Effacer…',
}

/** What is said of one that it was done to, and of several. */
const faits: Record<Acte, [string, string]> = {
  publish: ['est en ligne', 'sont en ligne'],
  unpublish: ['est hors ligne', 'sont hors ligne'],
  softDelete: ['est dans la corbeille', 'sont dans la corbeille'],
  restore: ['est sorti de la corbeille, hors ligne', 'sont sortis de la corbeille, hors ligne'],
  schedule: ['est programmé', 'sont programmés'],
  erase: ['est effacé pour de bon', 'sont effacés pour de bon'],
}

interface BarreListeProps extends Pick<Trouves, 'ids' | 'total' | 'totalIsMore'> {
  demande: ListePageQuery$variables
  recharger(): void
}

/** What can be done with all that is chosen of a list of content. */
export default function BarreListe({ demande, recharger, ...trouves }: BarreListeProps) {
  const environment = useRelayEnvironment()
  const choix = useChoisi()
  const { etat, connexion } = useList()
  const { enCours, faire } = useBulkAct(choix, connexion, recharger)
  const [demandee, setDemandee] = useState<'schedule' | 'erase' | null>(null)
  const fermer = () => setDemandee(null)

  function agir(acte: Acte, moments = {}): Promise<boolean> {
    return faire({
      demander: (ids) => actOnAll(environment, acte, ids, moments),
      dit: faits[acte],
      part: acte === 'softDelete' || acte === 'erase',
    })
  }

  return (
    <BarreChoix
      enCours={enCours}
      nombre={choix.ids.size}
      fermer={() => choix.fermer()}
      trouves={{
        ...trouves,
        cherche: Boolean(demande.search),
        tous: () => everythingIn(environment, demande),
      }}
      gestes={actes[etat].map((acte) => ({
        mot: mots[acte],
        faire: () => (acte === 'schedule' || acte === 'erase' ? setDemandee(acte) : void agir(acte)),
      }))}
    >
      <Suspense fallback={null}>
        {demandee === 'schedule' && (
          <ProgrammerPlusieurs
            nombre={choix.ids.size}
            programmer={(moments) => agir('schedule', moments)}
            onClose={fermer}
          />
        )}
        {demandee === 'erase' && (
          <EffacerPlusieurs nombre={choix.ids.size} effacer={() => agir('erase')} onClose={fermer} />
        )}
      </Suspense>
    </BarreChoix>
  )
}

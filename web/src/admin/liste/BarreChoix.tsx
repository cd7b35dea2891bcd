import { lazy, Suspense, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ListePageQuery$variables } from '../../__generated__/ListePageQuery.graphql.ts'
import { alerter, whyNot } from '../messages/messages.ts'
import classes from './BarreChoix.module.css'
import type { Etat } from './filtre.ts'
import type { Item } from './Liste.tsx'
import { useList } from './listContext.ts'
import { type ActeSurPlusieurs, everythingIn } from './plusieurs.ts'
import { useActesSurPlusieurs } from './useActesSurPlusieurs.ts'
import { combien } from './useChoix.ts'

const ProgrammerPlusieurs = lazy(() => import('../programmation/ProgrammerPlusieurs.tsx'))

/** What makes sense of what each list shows, and what the button says. */
const actes: Record<Etat, readonly (readonly [ActeSurPlusieurs, string])[]> = {
  tous: [
    ['publish', 'Publier'],
    ['unpublish', 'Dépublier'],
    ['schedule', 'Programmer…'],
    ['softDelete', 'Supprimer'],
  ],
  publies: [
    ['unpublish', 'Dépublier'],
    ['schedule', 'Programmer…'],
    ['softDelete', 'Supprimer'],
  ],
  'hors-ligne': [
    ['publish', 'Publier'],
    ['schedule', 'Programmer…'],
    ['softDelete', 'Supprimer'],
  ],
  corbeille: [['restore', 'Restaurer']],
}

/** The server takes no more at once. */
const mostAtOnce = 1_000

interface BarreChoixProps {
  /** What the list shows, and how many it finds. */
  items: readonly Item[]
  total: number
  totalIsMore: boolean
  demande: ListePageQuery$variables
  recharger(): unknown
}

/** What can be done with all that is chosen, at the lower end of the list. */
export default function BarreChoix({ items, total, totalIsMore, demande, recharger }: BarreChoixProps) {
  const environment = useRelayEnvironment()
  const { choix, etat } = useList()
  const { enCours, faire } = useActesSurPlusieurs(recharger)
  const [programme, setProgramme] = useState(false)
  const [cherche, setCherche] = useState(false)
  const rien = choix.ids.size === 0
  const tous = totalIsMore ? mostAtOnce : Math.min(total, mostAtOnce)

  async function toutChoisir(): Promise<void> {
    if (cherche) return
    if (items.length >= total) return choix.choisir(items.map(({ id }) => id))
    setCherche(true)
    try {
      choix.choisir(await everythingIn(environment, demande))
    } catch (error) {
      alerter(whyNot(error))
    } finally {
      setCherche(false)
    }
  }

  return (
    <section className={classes.barre} aria-label="Ce qui est choisi" aria-busy={enCours !== null}>
      <p className={classes.nombre}>{combien(choix.ids.size)}</p>
      <div className={classes.actes}>
        {actes[etat].map(([acte, mot]) => (
          <button
            key={acte}
            type="button"
            className={classes.acte}
            aria-disabled={rien || enCours !== null || undefined}
            onClick={() => {
              if (rien) return
              if (acte === 'schedule') setProgramme(true)
              else void faire(acte)
            }}
          >
            {mot}
          </button>
        ))}
      </div>
      {choix.ids.size < tous && (
        <button
          type="button"
          className={classes.tout}
          aria-busy={cherche || undefined}
          onClick={() => void toutChoisir()}
        >
          {motDeTout(tous, total > tous || totalIsMore, demande.search)}
        </button>
      )}
      <button type="button" className={classes.fermer} aria-label="Ne plus choisir" onClick={choix.fermer}>
        ×
      </button>
      <Suspense fallback={null}>
        {programme && (
          <ProgrammerPlusieurs
            nombre={choix.ids.size}
            programmer={(moments) => faire('schedule', moments)}
            onClose={() => setProgramme(false)}
          />
        )}
      </Suspense>
    </section>
  )
}

function motDeTout(tous: number, isPart: boolean, search: string | null | undefined): string {
  if (tous === 1) return search ? 'Choisir le résultat' : 'Choisir l’élément'
  const nombre = tous.toLocaleString('fr-FR')
  if (isPart) return `Choisir les ${nombre} premiers`
  return `Choisir les ${nombre} ${search ? 'résultats' : 'éléments'}`
}

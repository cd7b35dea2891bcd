import { type ReactNode, useState } from 'react'
import { lists } from '../../../../schema/inputRules.json'
import { announceError, whyNot } from '../messages/announcements.ts'
import classes from './BarreChoix.module.css'
import { selectionCount, useSelectionContext } from './useSelection.ts'

/** What a list finds, whatever of it is shown. */
export interface Found {
  /** Those that are shown. */
  ids: readonly string[]
  total: number
  totalIsMore: boolean
  /** Something is sought. */
  cherche: boolean
  /** Asks for all of them; the first thousand. */
  all(): Promise<readonly string[]>
}

interface BarreChoixProps {
  /** What can be done, and what each button says. */
  gestes: readonly { mot: string; perform(): void }[]
  isBusy: boolean
  /** How many are chosen. */
  nombre: number
  close(): void
  /** All that the list finds, where that can be chosen. */
  found?: Found
  /** Dialogs. */
  children?: ReactNode
}

/** What can be done with all that is chosen, at the lower end of the list. */
export function BarreChoix({ gestes, isBusy, nombre, close, found, children }: BarreChoixProps) {
  const isNothing = nombre === 0
  return (
    <section className={classes.barre} aria-label="Ce qui est choisi" aria-busy={isBusy}>
      <div className={classes.corps}>
        <p className={classes.nombre}>{selectionCount(nombre)}</p>
        <div className={classes.actes}>
          {gestes.map(({ mot, perform }) => (
            <button
              key={mot}
              type="button"
              className={classes.acte}
              aria-disabled={isNothing || isBusy || undefined}
              onClick={() => {
                if (!isNothing) perform()
              }}
            >
              {mot}
            </button>
          ))}
        </div>
        {found && <ChoisirTout {...found} />}
        <button type="button" className={classes.fermer} aria-label="Ne plus choisir" onClick={close}>
          ×
        </button>
      </div>
      {children}
    </section>
  )
}

function ChoisirTout({ ids, total, totalIsMore, cherche, all }: Found) {
  const selection = useSelectionContext()
  const [isWaiting, setWaiting] = useState(false)
  const nombre = totalIsMore ? lists.mostAtOnce : Math.min(total, lists.mostAtOnce)

  async function selectAll(): Promise<void> {
    if (isWaiting) return
    if (ids.length >= total) return selection.select(ids)
    setWaiting(true)
    try {
      selection.select(await all())
    } catch (error) {
      announceError(whyNot(error))
    } finally {
      setWaiting(false)
    }
  }

  if (selection.ids.size >= nombre) return null
  return (
    <button
      type="button"
      className={classes.tout}
      aria-busy={isWaiting || undefined}
      onClick={() => void selectAll()}
    >
      {selectAllLabel(nombre, total > nombre || totalIsMore, cherche)}
    </button>
  )
}

function selectAllLabel(everything: number, isPart: boolean, cherche: boolean): string {
  if (everything === 1) return cherche ? 'Choisir le résultat' : 'Choisir l’élément'
  const nombre = everything.toLocaleString('fr-FR')
  if (isPart) return `Choisir les ${nombre} premiers`
  return `Choisir les ${nombre} ${cherche ? 'résultats' : 'éléments'}`
}

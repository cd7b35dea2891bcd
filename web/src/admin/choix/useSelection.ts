import { createContext, type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import { focusDans, rowsOf } from '../liste/ordre/useKeyboardPlace.ts'

/** What is chosen of a list, for an act on all of it. */
export interface Choix {
  ids: ReadonlySet<string>
  /** One is choosing: something is chosen, or one has begun to. */
  estOuvert: boolean
  /** How many rows stand before the bar: it comes after the one that was chosen last. */
  place: number
  /** The keyboard goes to the first box: what was pressed for it is no longer there. */
  ouvrir(): void
  /** Chooses a row or lets it go; with `jusque` all from the one before to this one. */
  basculer(id: string, jusque?: boolean): void
  /** These and nothing else. */
  choisir(ids: readonly string[]): void
  /** Lets all go. The keyboard goes on where one last chose, or beside it where that row is about to leave. */
  fermer(partis?: readonly string[]): void
  /** The keys of a row's box: arrows go from box to box, with Shift they choose. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  /** Those of the whole list: Escape lets all go. */
  onEscape(event: KeyboardEvent<HTMLElement>): void
}

export const ChoixContext = createContext<Choix | null>(null)

/** What is chosen of the list that one stands in. */
export function useChoisi(): Choix {
  const choix = use(ChoixContext)
  if (!choix) throw new Error('On choisit dans une liste.')
  return choix
}

/** « 3 éléments choisis ». */
export function combien(count: number): string {
  if (count === 0) return 'Rien n’est choisi'
  return count === 1 ? '1 élément choisi' : `${count.toLocaleString('fr-FR')} éléments choisis`
}

interface Etat {
  /** The list that it is of: of another one nothing is chosen. */
  connexion: string
  ids: ReadonlySet<string>
  ancre: string | null
}

/** The box of a row. */
const boite = 'input[type=checkbox]'

/** What the row of an item is called in the page. */
export function rangeeDe(id: string): string {
  return `rangee-${id}`
}

/** The id of the item that a row shows. */
export function itemDe(row: Element | null): string | undefined {
  return row?.id.replace(rangeeDe(''), '')
}

/**
 * Keeps what is chosen of the list that is shown, in the order of its rows. Where none of them is left the keyboard goes
 * to what stands in `above` the list.
 */
export function useSelection(connexion: string, ordre: readonly string[], above = 'main'): Choix {
  const [etat, setEtat] = useState<Etat | null>(null)
  const ouvert = etat?.connexion === connexion ? etat : null
  const ids = ouvert?.ids ?? new Set<string>()
  const rang = (id: string | null) => (id === null ? -1 : ordre.indexOf(id))

  // Once a dialog that was pressed has gone: until then nothing else takes the keyboard.
  const retour = useRef<{ id: string; ouvert: boolean } | null>(null)
  useEffect(() => {
    if (retour.current?.ouvert !== (ouvert !== null)) return
    const row = document.getElementById(rangeeDe(retour.current.id))
    focusDans(row ?? document.querySelector(above), boite)
    retour.current = null
  }, [ouvert, above])

  function basculer(id: string, jusque = false): void {
    const ancre = ouvert?.ancre ?? null
    const [from, to] = [rang(ancre), rang(id)].sort((a, b) => a - b)
    const next = new Set(ids)
    if (jusque && from !== undefined && from >= 0 && to !== undefined)
      for (const one of ordre.slice(from, to + 1)) next.add(one)
    else if (next.has(id)) next.delete(id)
    else next.add(id)
    setEtat(next.size > 0 || ouvert ? { connexion, ids: next, ancre: id } : null)
  }

  function choisir(chosen: readonly string[]): void {
    setEtat({ connexion, ids: new Set(chosen), ancre: ouvert?.ancre ?? null })
  }

  function fermer(partis: readonly string[] = []): void {
    const place = Math.max(0, rang(ouvert?.ancre ?? null))
    const left = new Set(partis)
    const near = [...ordre.slice(place), ...ordre.slice(0, place).toReversed()]
    retour.current = { id: near.find((id) => !left.has(id)) ?? '', ouvert: false }
    setEtat(null)
  }

  function aller(from: HTMLElement, step: 1 | -1, choosing: boolean): void {
    const row = from.closest('li')
    const rows = rowsOf(row?.parentElement)
    const next = row && rows[rows.indexOf(row) + step]
    const box = next?.querySelector<HTMLElement>(boite)
    if (!next || !box) return
    box.focus()
    if (choosing) choisirEntre(itemDe(row) ?? '', itemDe(next) ?? '')
  }

  /** One step further, or back: what one leaves is let go then. */
  function choisirEntre(one: string, other: string): void {
    const next = new Set(ids)
    if (next.has(one) && next.has(other)) next.delete(one)
    else next.add(one).add(other)
    setEtat({ connexion, ids: next, ancre: other })
  }

  return {
    ids,
    estOuvert: ouvert !== null,
    place: rang(ouvert?.ancre ?? null) + 1,
    ouvrir() {
      retour.current = { id: ordre[0] ?? '', ouvert: true }
      setEtat({ connexion, ids, ancre: null })
    },
    basculer,
    choisir,
    fermer,
    onKeyDown(event) {
      const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event
      if (key === 'ArrowDown' || key === 'ArrowUp')
        aller(currentTarget, key === 'ArrowDown' ? 1 : -1, shiftKey)
      else if (key === 'a' && (ctrlKey || metaKey)) choisir(ordre)
      else return
      event.preventDefault()
    },
    onEscape(event) {
      const { key, target, currentTarget } = event
      // What a dialog above the list hears comes by here as well.
      if (key !== 'Escape' || !ouvert || !(target instanceof Node && currentTarget.contains(target))) return
      event.stopPropagation()
      fermer()
    },
  }
}

import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Item } from './Liste.tsx'

/** What is chosen of a list, for an act on all of it. */
export interface Choix {
  ids: ReadonlySet<string>
  /** One is choosing: something is chosen, or one has begun to. */
  estOuvert: boolean
  ouvrir(): void
  /** Chooses a row or lets it go; with `jusque` all from the one before to this one. */
  basculer(id: string, jusque?: boolean): void
  /** These and nothing else. */
  choisir(ids: readonly string[]): void
  fermer(): void
  /** The keys of a row's box: arrows go from box to box, with Shift they choose. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
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

/** Keeps what is chosen of the list that is shown, in the order of its rows. */
export function useChoix(
  connexion: string,
  items: readonly Item[],
  rows: RefObject<HTMLUListElement | null>,
): Choix {
  const [etat, setEtat] = useState<Etat | null>(null)
  const ouvert = etat?.connexion === connexion ? etat : null
  const ids = ouvert?.ids ?? new Set<string>()
  const rang = (id: string | null) => items.findIndex((item) => item.id === id)

  function basculer(id: string, jusque = false): void {
    const ancre = ouvert?.ancre ?? null
    const [from, to] = [rang(ancre), rang(id)].sort((a, b) => a - b)
    const next = new Set(ids)
    if (jusque && from !== undefined && from >= 0 && to !== undefined)
      for (const item of items.slice(from, to + 1)) next.add(item.id)
    else if (next.has(id)) next.delete(id)
    else next.add(id)
    setEtat(next.size > 0 || ouvert ? { connexion, ids: next, ancre: id } : null)
  }

  function choisir(chosen: readonly string[]): void {
    setEtat({ connexion, ids: new Set(chosen), ancre: null })
  }

  function aller(from: HTMLElement, step: 1 | -1, choosing: boolean): void {
    const row = from.closest('li')
    const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
    const box = next?.querySelector<HTMLElement>(boite)
    if (!row || !next || !box) return
    box.focus()
    const of = (one: Element) => one.id.replace('rangee-', '')
    if (choosing) choisirEntre(of(row), of(next))
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
    ouvrir: () => setEtat({ connexion, ids, ancre: null }),
    basculer,
    choisir,
    fermer() {
      setEtat(null)
      const row = document.getElementById(`rangee-${ouvert?.ancre}`) ?? rows.current?.firstElementChild
      const stops = row?.querySelectorAll<HTMLElement>(`${boite}, a[href], button`) ?? []
      ;[...stops].find((one) => one.checkVisibility())?.focus()
    },
    onKeyDown(event) {
      const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event
      if (key === 'ArrowDown' || key === 'ArrowUp')
        aller(currentTarget, key === 'ArrowDown' ? 1 : -1, shiftKey)
      else if (key === 'a' && (ctrlKey || metaKey)) choisir(items.map(({ id }) => id))
      else return
      event.preventDefault()
    },
  }
}

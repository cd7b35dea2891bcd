import { useLayoutEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { undoEntry } from '../../journal/undoEntry.ts'
import { announceError, announceSaved, dismissSaved, whyNot } from '../../messages/announcements.ts'
import { reorder } from '../actes/lifecycle.ts'
import { placesOf } from './moveItems.ts'
import type { Item } from '../listContext.ts'
import { useList } from '../listContext.ts'
import { reorderEdges } from '../edges.ts'

/**
 * The rows in the order that one gives them. Each move is saved at once, one after the other, however quickly one moves
 * on: the last one stands, and is offered to be taken back.
 */
export function useOrder(items: readonly Item[]) {
  const environment = useRelayEnvironment()
  const { connectionId } = useList()
  // What one sees until the server has it.
  const [moved, setMoved] = useState<readonly Item[] | null>(null)
  const shown = moved ?? items
  const latest = useRef<readonly Item[]>(null)
  /** What the server has. */
  const kept = useRef(items)
  useLayoutEffect(() => {
    kept.current = items
  }, [items])
  const turn = useRef(Promise.resolve())

  function arrange(next: readonly Item[], moving: ReadonlySet<Item>): void {
    if (next.every((item, n) => item === shown[n])) return
    dismissSaved()
    setMoved(next)
    latest.current = next
    turn.current = send(turn.current, next, moving)
  }

  async function send(
    earlier: Promise<void>,
    next: readonly Item[],
    moving: ReadonlySet<Item>,
  ): Promise<void> {
    await earlier
    const before = kept.current
    try {
      const { entree, refusal } = await reorder(
        environment,
        next.map(({ id }) => id),
      )
      if (refusal !== undefined) {
        setMoved(null)
        return announceError(refusal)
      }
      keep(next)
      if (latest.current !== next) return
      announceMove(next, moving, entree, before)
      setMoved(null)
    } catch (error) {
      setMoved(null)
      announceError(whyNot(error))
    }
  }

  async function takeBack(
    earlier: Promise<void>,
    sujet: Parameters<typeof undoEntry>[1],
    before: readonly Item[],
  ): Promise<void> {
    await earlier
    if (await undoEntry(environment, sujet)) keep(before)
  }

  /** All of them are here: there is nothing to ask for. */
  function keep(order: readonly Item[]): void {
    kept.current = order
    const ids = order.map(({ id }) => id)
    commitLocalUpdate(environment, (store) => reorderEdges(store, connectionId, ids))
  }

  function announceMove(
    next: readonly Item[],
    moving: ReadonlySet<Item>,
    entree: string | undefined,
    before: readonly Item[],
  ): void {
    const [one] = moving
    const nom = moving.size === 1 ? `«\u00a0${one?.libelle}\u00a0»` : `${moving.size} éléments`
    const places = placesOf(next, moving)
    const where =
      moving.size === 1
        ? `est maintenant à la place ${places?.[0]} sur ${next.length}`
        : places
          ? `sont maintenant aux places ${places[0]} à ${places[1]} sur ${next.length}`
          : 'sont déplacés'
    const sujet = { id: entree ?? '', nom, items: moving.size }
    announceSaved(
      `${nom} ${where}.`,
      entree === undefined
        ? undefined
        : {
            libelle: 'Annuler',
            perform: () => void (turn.current = takeBack(turn.current, sujet, before)),
          },
    )
  }

  return { shown, ranger: arrange }
}

import { useRef, useState } from 'react'
import { announce } from '../../messages/announcements.ts'
import { noRefusal, refusalOfFailure, type Refusal } from '../../ui/serverRefusal.ts'

interface LatestSave<Value> {
  /** What is on its way to the server, or what the server has. */
  shown: Value
  /** What the server has against the last one that was sent. */
  refusal: Refusal
  /** Saves at once, and offers to put back what was shown before. */
  save(after: Value, done: string): void
}

/**
 * Saves of a whole value, one after the other: each is made of the one before it, though that has not arrived yet, and of
 * those that wait the latest alone is sent. What the server has is shown again where it refuses one.
 */
export function useLatestSave<Value>(
  kept: Value,
  send: (value: Value) => Promise<Refusal | null>,
): LatestSave<Value> {
  const [wanted, setWanted] = useState<{ value: Value } | null>(null)
  const [refusal, setRefusal] = useState(noRefusal)
  const latest = useRef<object | null>(null)
  const line = useRef(Promise.resolve())
  const shown = wanted ? wanted.value : kept

  function saveOver(before: Value, after: Value, done: string): void {
    const wish = { value: after }
    latest.current = wish
    setWanted(wish)
    line.current = sendAfter(line.current, wish, () => {
      const perform = () => saveOver(after, before, 'Remis comme avant.')
      announce(done, { libelle: 'Annuler', perform })
    })
  }

  async function sendAfter(
    earlier: Promise<void>,
    wish: { value: Value },
    tellDone: () => void,
  ): Promise<void> {
    await earlier
    if (latest.current !== wish) return
    const answer = await send(wish.value).catch(refusalOfFailure)
    if (latest.current !== wish) return
    setRefusal(answer ?? noRefusal)
    setWanted(null)
    if (!answer) tellDone()
  }

  return { shown, refusal, save: (after, done) => saveOver(shown, after, done) }
}

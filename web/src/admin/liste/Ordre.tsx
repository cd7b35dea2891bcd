import { useRef, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { alerter, annoncer, whyNot } from '../messages/messages.ts'
import { reorder } from './act.ts'
import type { Item } from './Liste.tsx'
import { useList } from './listContext.ts'
import classes from './Ordre.module.css'
import { putInOrder } from './place.ts'

/** The rows to be put into another order, by drag, by keyboard or step by step. Each move is saved at once. */
export default function Ordre({ items }: { items: readonly Item[] }) {
  const environment = useRelayEnvironment()
  const { connexion } = useList()
  // What one sees until the server has it.
  const [moved, setMoved] = useState<readonly Item[] | null>(null)
  const shown = moved ?? items
  const latest = useRef<readonly Item[]>(null)
  const turn = useRef(Promise.resolve())

  /** One after the other, however quickly one moves on: each sends the whole order, so the last one stands. */
  function save(next: readonly Item[], what: Item): void {
    setMoved(next)
    latest.current = next
    turn.current = send(turn.current, next, what)
  }

  async function send(before: Promise<void>, next: readonly Item[], what: Item): Promise<void> {
    await before
    try {
      const ids = next.map(({ id }) => id)
      const refusal = await reorder(environment, ids)
      if (refusal) throw new Refusal(refusal)
    } catch (error) {
      setMoved(null)
      return alerter(error instanceof Refusal ? error.message : whyNot(error))
    }
    // All of them are here: there is nothing to ask for.
    commitLocalUpdate(environment, (store) =>
      putInOrder(
        store,
        connexion,
        next.map(({ id }) => id),
      ),
    )
    if (latest.current !== next) return
    const place = next.indexOf(what) + 1
    annoncer(`«\u00a0${what.libelle}\u00a0» est maintenant à la place ${place} sur ${next.length}.`)
    setMoved(null)
  }

  function move(keys: ReadonlySet<string | number>, place: number): void {
    const what = shown.find(({ id }) => keys.has(id))
    if (!what) return
    const rest = shown.filter((item) => item !== what)
    const before = shown.slice(0, place).filter((item) => item !== what).length
    const next = rest.toSpliced(before, 0, what)
    if (next.some((item, n) => item !== shown[n])) save(next, what)
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': shown.find(({ id }) => id === key)?.libelle ?? '' })),
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const place = shown.findIndex(({ id }) => id === target.key)
      move(keys, target.dropPosition === 'after' ? place + 1 : place)
    },
  })

  return (
    <>
      <p className={classes.aide}>
        Tirez une ligne à sa place, ou servez-vous des flèches. Au clavier&nbsp;: Entrée sur la poignée, les
        flèches, puis Entrée.
      </p>
      <GridList
        aria-label="Ordre du site"
        items={shown}
        // Where a row stands is part of what it shows.
        dependencies={[shown]}
        dragAndDropHooks={dragAndDropHooks}
        className={classes.rangees ?? ''}
      >
        {(item) => {
          const place = shown.indexOf(item)
          return (
            <GridListItem id={item.id} textValue={item.libelle} className={classes.rangee ?? ''}>
              <Button slot="drag" className={classes.poignee ?? ''} aria-label={`Déplacer ${item.libelle}`}>
                ⠿
              </Button>
              <span className={classes.place}>{place + 1}</span>
              <span className={classes.nom}>{item.libelle}</span>
              <Button
                className={classes.pas ?? ''}
                aria-label={`Monter ${item.libelle}`}
                isDisabled={place === 0}
                onPress={() => move(new Set([item.id]), place - 1)}
              >
                ↑
              </Button>
              <Button
                className={classes.pas ?? ''}
                aria-label={`Descendre ${item.libelle}`}
                isDisabled={place === shown.length - 1}
                onPress={() => move(new Set([item.id]), place + 2)}
              >
                ↓
              </Button>
            </GridListItem>
          )
        }}
      </GridList>
    </>
  )
}

class Refusal extends Error {}

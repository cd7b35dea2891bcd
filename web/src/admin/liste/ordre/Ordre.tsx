import { createContext, use, useRef, useState } from 'react'
import {
  Button,
  GridList,
  GridListItem,
  ListLayout,
  type Selection,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components'
import { BarreChoix } from '../../choix/BarreChoix.tsx'
import { moveItems, type Step, placeItems } from './moveItems.ts'
import type { Item } from '../listContext.ts'
import classes from './Ordre.module.css'
import { useOrder } from './useOrder.ts'

/** What can be done with all that is chosen. */
const pas: readonly (readonly [Step, string])[] = [
  ['tete', 'En tête'],
  ['monter', 'Monter'],
  ['descendre', 'Descendre'],
  ['fin', 'En fin'],
]

/** Of a row on one line, in pixels. */
const hauteur = 53

interface Rangs {
  places: ReadonlyMap<string, number>
  /** A step of one row, and of all that is chosen with it. */
  move(item: Item, pas: 'monter' | 'descendre'): void
}

const OrderContext = createContext<Rangs>({ places: new Map(), move: () => {} })

/** The rows to be put into another order, one or several at once, by drag, by keyboard or step by step. */
export default function Ordre({ items }: { items: readonly Item[] }) {
  const { shown, ranger } = useOrder(items)
  const [choix, setChoix] = useState<Selection>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const chosen = new Set(shown.filter(({ id }) => choix === 'all' || choix.has(id)))

  /** With a row that is chosen all that is chosen moves. */
  function movingWith(item: Item): ReadonlySet<Item> {
    return chosen.has(item) ? chosen : new Set([item])
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': shown.find(({ id }) => id === key)?.libelle ?? '' })),
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      const place = shown.findIndex(({ id }) => id === target.key)
      const moving = new Set(shown.filter(({ id }) => keys.has(id)))
      ranger(placeItems(shown, moving, target.dropPosition === 'after' ? place + 1 : place), moving)
    },
  })

  return (
    <>
      <p className={classes.aide}>
        Tirez une ligne à sa place, ou servez-vous des flèches. Plusieurs lignes choisies vont ensemble. Au
        clavier&nbsp;: Espace choisit, Entrée sur la poignée, les flèches, puis Entrée.
      </p>
      <OrderContext
        value={{
          places: new Map(shown.map(({ id }, n) => [id, n])),
          move: (item, un) => ranger(moveItems(shown, movingWith(item), un), movingWith(item)),
        }}
      >
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: hauteur }}>
          <GridList
            ref={list}
            aria-label="Ordre du site"
            items={shown}
            dragAndDropHooks={dragAndDropHooks}
            selectionMode="multiple"
            selectedKeys={choix}
            onSelectionChange={setChoix}
            className={classes.rangees ?? ''}
            style={{ height: `min(${shown.length * hauteur + 2}px, 100dvh - 12rem)` }}
          >
            {renderRow}
          </GridList>
        </Virtualizer>
      </OrderContext>
      {chosen.size > 0 && (
        <BarreChoix
          isBusy={false}
          nombre={chosen.size}
          close={() => {
            setChoix(new Set<string>())
            list.current?.focus()
          }}
          gestes={pas.map(([un, mot]) => ({
            mot,
            perform: () => ranger(moveItems(shown, chosen, un), chosen),
          }))}
        />
      )}
    </>
  )
}

/** Where a row stands is no part of it: what moves is drawn anew where it is seen, a thousand others are not. */
function renderRow(item: Item) {
  return (
    <GridListItem id={item.id} textValue={item.libelle} className={classes.rangee ?? ''}>
      <Rangee item={item} />
    </GridListItem>
  )
}

function Rangee({ item }: { item: Item }) {
  const { places, move } = use(OrderContext)
  const place = places.get(item.id) ?? 0
  return (
    <>
      <Button slot="drag" className={classes.poignee ?? ''} aria-label={`Déplacer ${item.libelle}`}>
        ⠿
      </Button>
      <span className={classes.coche} aria-hidden />
      <span className={classes.place}>{place + 1}</span>
      <span className={classes.nom}>{item.libelle}</span>
      <Button
        className={classes.pas ?? ''}
        aria-label={`Monter ${item.libelle}`}
        isDisabled={place === 0}
        onPress={() => move(item, 'monter')}
      >
        ↑
      </Button>
      <Button
        className={classes.pas ?? ''}
        aria-label={`Descendre ${item.libelle}`}
        isDisabled={place === places.size - 1}
        onPress={() => move(item, 'descendre')}
      >
        ↓
      </Button>
    </>
  )
}

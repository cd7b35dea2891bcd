import type { PointerEvent } from 'react'
import { useMemo, useRef } from 'react'
import type { BaseMap } from '../../lieux/carte.ts'
import classes from './Reperes.module.css'
import { layoutPins, type Pin } from './layoutPins.ts'
import type { Box } from './placeLabels.ts'

interface ReperesProps {
  fond: BaseMap
  reperes: readonly Pin[]
  /** Between two targets, in units. */
  ecart: number
  /** Boxes that no name may cover. */
  prises?: readonly Box[]
  montre: string | null
  setMontre: (id: string) => void
}

/** Pins, each a link to its sheet, with the names of their places. */
export function Reperes({ fond, reperes, ecart, prises, montre, setMontre }: ReperesProps) {
  const appui = useRef({ doigt: false, montre: false })
  const signes = useMemo(() => layoutPins(fond, reperes, ecart, prises), [fond, reperes, ecart, prises])

  /** A finger cannot point without touching: the first touch names the pin, the second follows it. */
  function appuyer({ pointerType }: PointerEvent, id: string): void {
    appui.current = { doigt: pointerType === 'touch', montre: montre === id }
  }

  return (
    <>
      <g className={classes.renvois}>
        {signes.map(
          ({ repere: { id, x, y }, pied, renvoi }) =>
            renvoi && (
              <g key={id}>
                <path d={`M${x} ${y}L${pied.x} ${pied.y}`} />
                <circle cx={x} cy={y} r="1.5" />
              </g>
            ),
        )}
      </g>
      <g className={classes.noms} aria-hidden>
        {signes.map(
          ({ repere: { id, lieu }, nom }) =>
            nom && (
              <text key={id} x={nom.x} y={nom.y} textAnchor={nom.ancre} data-mer={nom.enMer || undefined}>
                {lieu}
              </text>
            ),
        )}
      </g>
      {signes.map(({ repere: { id, titre, href }, cible, pied: { x, y } }) => (
        <a
          key={id}
          className={classes.repere}
          href={href}
          aria-label={titre}
          data-montre={montre === id || undefined}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setMontre(id)}
          onPointerDown={(event) => appuyer(event, id)}
          onFocus={() => setMontre(id)}
          onClick={(event) => {
            const { doigt, montre: connu } = appui.current
            appui.current = { doigt: false, montre: false }
            if (doigt && !connu) event.preventDefault()
          }}
        >
          <circle className={classes.cible} cx={cible.x} cy={cible.y} r={cible.rayon} />
          <circle className={classes.halo} cx={x} cy={y} r="10" />
          <path d={`M${x} ${y - 5.5}l5 8.7h-10z`} />
        </a>
      ))}
    </>
  )
}

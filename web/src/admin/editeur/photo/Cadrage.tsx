import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react'
import saisies from '../saisies/saisies.module.css'
import type { FocalPoint as Point } from '../definition/fieldValue.ts'
import classes from './SaisiePhoto.module.css'

interface CadrageProps {
  adresse: string
  valeur: Point | null
  onChange(point: Point): void
}

const arrowSteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture, and the point on it that a crop must keep: set by pointer or by arrow keys. */
export function Cadrage({ adresse, valeur, onChange }: CadrageProps) {
  const { x, y } = valeur ?? { x: 0.5, y: 0.5 }
  const cadre = useRef<HTMLDivElement>(null)
  const aide = useId()
  const enMots = `${Math.round(x * 100)} % depuis la gauche, ${Math.round(y * 100)} % depuis le haut`

  function aim({ clientX, clientY }: MouseEvent): void {
    if (!cadre.current) return
    const { left, top, width, height } = cadre.current.getBoundingClientRect()
    onChange({ x: roundPart((clientX - left) / width), y: roundPart((clientY - top) / height) })
  }

  function moveByKey(event: KeyboardEvent): void {
    const fleche = arrowSteps[event.key]
    if (!fleche) return
    event.preventDefault()
    const pas = event.shiftKey ? 0.1 : 0.01
    onChange({ x: roundPart(x + fleche[0] * pas), y: roundPart(y + fleche[1] * pas) })
  }

  return (
    <div className={classes.cadrage}>
      <div
        ref={cadre}
        className={classes.cadre}
        role="presentation"
        onPointerDown={(event) => {
          if (!isDrag(event)) return
          event.currentTarget.setPointerCapture(event.pointerId)
          aim(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) aim(event)
        }}
        onClick={(event) => {
          // The keyboard presses the button as well.
          if (event.detail > 0) aim(event)
        }}
      >
        <img src={adresse} alt="" draggable={false} />
        <button
          type="button"
          className={classes.viseur}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={`Point à garder : ${enMots}`}
          aria-describedby={aide}
          onKeyDown={moveByKey}
        />
      </div>
      <p id={aide} className={saisies.aide}>
        Cliquez sur ce qui doit rester visible quand l’image est recadrée ; au clavier, les flèches déplacent
        le point.
      </p>
    </div>
  )
}

/** A finger on the picture is there to scroll; it moves the point by its handle alone. */
function isDrag({ pointerType, target }: PointerEvent): boolean {
  return pointerType !== 'touch' || target instanceof HTMLButtonElement
}

function roundPart(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100
}

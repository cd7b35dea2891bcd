import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { projet as texts } from '../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../texts/texts.ts'
import classes from './Curseur.module.css'

/** A line over a pair of pictures, which one pulls to see more of the one or of the other. */
export default function Curseur({ paire }: { paire: RefObject<HTMLElement | null> }) {
  const text = useText()
  /** How much is seen of the earlier picture, in hundredths. */
  const [part, setPart] = useState(50)
  useLayoutEffect(() => paire.current?.style.setProperty('--part', `${part}%`), [paire, part])

  /** The line comes to the pointer. Some browsers do that themselves, others only where one takes the line itself. */
  function follow(event: PointerEvent<HTMLInputElement>): void {
    if (event.buttons !== 1) return
    const { x, width } = event.currentTarget.getBoundingClientRect()
    setPart(Math.round(Math.min(1, Math.max(0, (event.clientX - x) / width)) * 100))
  }

  return (
    <div className={classes.curseur} data-ecran>
      <input
        type="range"
        min={0}
        max={100}
        value={part}
        aria-label={text(texts.galerieCurseur)}
        aria-valuetext={text(texts.galeriePart, { avant: part, apres: 100 - part })}
        onChange={({ target }) => setPart(target.valueAsNumber)}
        onPointerDown={follow}
        onPointerMove={follow}
      />
      <span className={classes.ligne}>
        <svg viewBox="-22 -22 44 44" aria-hidden>
          <path d="M-6-6l-6 6 6 6M6-6l6 6-6 6" />
        </svg>
      </span>
    </div>
  )
}

import type { ReactElement } from 'react'
import type { Face } from '../router/response.ts'
import { initialsOf } from '../ui/face.ts'
import { colour } from '../ui/styles/colours.ts'
import { titres } from './polices.ts'

/** What stands for a firm without a picture, as satori draws it on a square: its initials on its colour. */
export function initialsIcon({ nom, couleur }: Face, side: number): ReactElement {
  const initiales = initialsOf(nom)
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: side,
        height: side,
        background: couleur ?? colour('nuit'),
        color: colour('papier'),
        fontFamily: titres.name,
        fontSize: side * (initiales.length > 1 ? 0.48 : 0.66),
        lineHeight: 1,
      }}
    >
      {initiales}
    </div>
  )
}

interface IconCard {
  card: ReactElement
  side: number
  fonts: readonly (typeof titres)[]
}

/** The same by itself: every icon is made of it. */
export function iconCard(face: Face): IconCard {
  const side = 512
  return { card: initialsIcon(face, side), side, fonts: [titres] }
}

import type { CSSProperties, ReactElement } from 'react'
import type { SharedPage } from '../router/response.ts'
import { colour } from '../ui/styles/colours.ts'
import courbes from '../ui/styles/courbes.svg?raw'
import { initialsIcon } from './icon.tsx'
import { textes, titres } from './polices.ts'

const papier = colour('papier')
const encre = colour('encre')

const place = { left: 708, top: 60, width: 432, height: 510 }
/** Beside the name, in its natural shape; and alone, on a sheet, where the page has no picture. */
const marque = { left: 60, top: 526, height: 44, widest: 220 }
const feuille = { left: place.left + 116, top: place.top + 155, width: 200, height: 200 }
const surFeuille = { left: feuille.left + 24, top: feuille.top + 24, width: 152, height: 152 }

/** Contour lines of one colour, cut to a frame. */
function relief(width: number, height: number, colour: string): string {
  const lines = courbes.replace(
    '<svg ',
    `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" `,
  )
  return `data:image/svg+xml,${encodeURIComponent(lines.replace('fill="none"', `fill="none" stroke="${colour}" stroke-width="1.6"`))}`
}

function corps(titre: string): number {
  if (titre.length > 110) return 40
  if (titre.length > 70) return 48
  return titre.length > 32 ? 58 : 76
}

/** Corners of a map sheet: two short strokes at each. */
function reperes({ left, top, width, height }: typeof place): ReactElement[] {
  const far = { x: left + width + 8, y: top + height + 8 }
  const corners: CSSProperties[] = [
    { left: left - 22, top, width: 14, height: 1 },
    { left, top: top - 22, width: 1, height: 14 },
    { left: far.x, top, width: 14, height: 1 },
    { left: left + width - 1, top: top - 22, width: 1, height: 14 },
    { left: left - 22, top: top + height - 1, width: 14, height: 1 },
    { left, top: far.y, width: 1, height: 14 },
    { left: far.x, top: top + height - 1, width: 14, height: 1 },
    { left: left + width - 1, top: far.y, width: 1, height: 14 },
  ]
  return corners.map((style, key) => (
    <div key={key} style={{ position: 'absolute', background: encre, ...style }} />
  ))
}

type Place = typeof place

interface ShareCard {
  card: ReactElement
  /** Where the page’s own picture goes. */
  place: Place
  /** Where the firm’s mark goes, whole. */
  marks: Place[]
  fonts: readonly (typeof titres | typeof textes)[]
}

/** What goes with a shared link, as satori draws it: host elements only, and where pictures go. */
export function shareCard({ titre, sujet, face, repere, image }: SharedPage): ShareCard {
  const laterite = face.couleur ?? colour('laterite')
  const { left, top, height, widest } = marque
  const mark = face.marque && {
    left,
    top,
    width: Math.min(widest, Math.round((height * face.marque.width) / face.marque.height)),
    height,
  }
  const card = (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        width: 1200,
        height: 630,
        background: papier,
        color: encre,
        fontFamily: textes.name,
      }}
    >
      <img
        src={relief(1200, 630, colour('courbe'))}
        width={1200}
        height={630}
        alt=""
        style={{ position: 'absolute', left: 0, top: 0, opacity: 0.4 }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 600,
          height: 510,
          marginTop: 60,
          marginLeft: 60,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', alignItems: 'center', height: 40, color: laterite, fontSize: 28 }}>
            {sujet}
          </div>
          <div
            style={{
              display: 'block',
              marginTop: 20,
              fontFamily: titres.name,
              fontSize: corps(titre),
              lineHeight: 1.16,
              letterSpacing: '-0.02em',
              lineClamp: 6,
            }}
          >
            {titre}
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            paddingTop: 22,
            borderTop: `1px solid ${colour('filet')}`,
            fontSize: 30,
          }}
        >
          {mark ? <div style={{ width: mark.width, height }} /> : initialsIcon(face, height)}
          <div style={{ display: 'block', marginLeft: 14, lineClamp: 1 }}>{face.sansNom ? '' : face.nom}</div>
          <div style={{ display: 'flex', marginLeft: 'auto', color: colour('encre-douce'), fontSize: 24 }}>
            {repere}
          </div>
        </div>
      </div>
      {!image && (
        <img
          src={relief(place.width, place.height, colour('nuit-releves'))}
          width={place.width}
          height={place.height}
          alt=""
          style={{ position: 'absolute', left: place.left, top: place.top, background: encre }}
        />
      )}
      {!image && (
        <div style={{ position: 'absolute', display: 'flex', background: papier, ...feuille }}>
          {!mark && initialsIcon(face, feuille.width)}
        </div>
      )}
      {reperes(place)}
    </div>
  )
  const marks = mark ? [mark, ...(image ? [] : [surFeuille])] : []
  return { card, place, marks, fonts: [titres, textes] }
}

import type { CSSProperties, ReactElement } from 'react'
import type { SharedPage } from '../router/response.ts'
import { colour } from '../ui/styles/colours.ts'
import courbes from '../ui/styles/courbes.svg?raw'

const papier = colour('papier')
const encre = colour('encre')
const laterite = colour('laterite')

/** The files that satori draws with: it reads no WOFF2 and takes one weight a file. */
const titres = {
  name: 'Besley',
  weight: 500,
  file: '@fontsource/besley/files/besley-latin-500-normal.woff',
} as const
const textes = {
  name: 'Familjen Grotesk',
  weight: 500,
  file: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-500-normal.woff',
} as const

const place = { left: 708, top: 60, width: 432, height: 510 }

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

/** What goes with a shared link, as satori draws it: host elements only, and where the page’s own picture goes. */
export function shareCard({ titre, sujet, nom, repere, image }: SharedPage): {
  card: ReactElement
  place: typeof place
  fonts: readonly (typeof titres | typeof textes)[]
} {
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
          <svg width="44" height="44" viewBox="0 0 32 32">
            <path d="M16 5 27 25H5z" fill="none" stroke={encre} strokeWidth="2" />
            <circle cx="16" cy="18.5" r="2.5" fill={laterite} />
          </svg>
          <div style={{ display: 'block', marginLeft: 14, lineClamp: 1 }}>{nom}</div>
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
        <svg
          width="120"
          height="120"
          viewBox="0 0 32 32"
          style={{ position: 'absolute', left: place.left + 156, top: place.top + 190 }}
        >
          <path d="M16 5 27 25H5z" fill="none" stroke={papier} strokeWidth="1" />
          <circle cx="16" cy="18.5" r="1.6" fill={colour('laterite', 'sombre')} />
        </svg>
      )}
      {reperes(place)}
    </div>
  )
  return { card, place, fonts: [titres, textes] }
}

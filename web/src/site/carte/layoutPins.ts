import type { BaseMap } from '../../lieux/carte.ts'
import { spreadPins } from './spreadPins.ts'
import { type Box, placeLabels, samplePath, type Point, type LabelPosition } from './placeLabels.ts'

/** A projet where it lies on a map. */
export interface Pin {
  id: string
  titre: string
  lieu: string
  href: string
  x: number
  y: number
}

/** A pin as it is drawn. */
interface PlacedPin {
  repere: Pin
  /** The spot where it is pointed at. */
  cible: Point & { rayon: number }
  pied: Point
  /** It stands beside its place, with a line that leads there. */
  renvoi: boolean
  nom: (LabelPosition & { enMer: boolean }) | null
}

/** A pin stands in its true place unless another stands there already. */
const movedFrom = 9
/** A target that is larger hides no other and helps no finger. */
const maxRadius = 22

interface MapLines {
  /** Borders and shores, which names keep off. */
  lignes: Point[]
  cote: Point[]
}

const traits = new WeakMap<BaseMap, MapLines>()

/** The lines of a map, read once: it is drawn for every visitor. */
function linesOf(fond: BaseMap): MapLines {
  const connus = traits.get(fond)
  if (connus) return connus
  const lus = {
    lignes: [fond.frontieres, fond.littoral].flatMap(samplePath),
    cote: samplePath(fond.ocean),
  }
  traits.set(fond, lus)
  return lus
}

const dernieres = new WeakMap<BaseMap, { pour: string; signes: readonly PlacedPin[] }>()

/** The places of pins and names on a map: thought out anew where the projets have changed, not for every visitor. */
export function layoutPins(
  fond: BaseMap,
  reperes: readonly Pin[],
  ecart: number,
  prises?: readonly Box[],
): readonly PlacedPin[] {
  const pour = JSON.stringify([reperes, ecart, prises])
  const derniere = dernieres.get(fond)
  if (derniere?.pour === pour) return derniere.signes
  const signes = placeNames(fond, reperes, ecart, prises)
  dernieres.set(fond, { pour, signes })
  return signes
}

function placeNames(
  fond: BaseMap,
  reperes: readonly Pin[],
  ecart: number,
  prises?: readonly Box[],
): PlacedPin[] {
  const cibles = spreadPins(reperes, fond, ecart)
  const premiers = reperes.filter(({ lieu }, rang) => reperes.findIndex((un) => un.lieu === lieu) === rang)
  const { lignes, cote } = linesOf(fond)
  const isAtSea = ({ x, y }: Point) => cote.some((un) => Math.abs(un.x - x) < 4 && un.y < y - 4)
  const noms = placeLabels(
    premiers.map(({ lieu: nom, x, y }) => ({ nom, x, y })),
    fond,
    lignes,
    prises,
  )
  return reperes.map((repere, rang) => {
    const cible = cibles[rang] ?? repere
    const voisins = cibles.filter((autre) => autre !== cible)
    const libre = Math.min(...voisins.map(({ x, y }) => Math.hypot(x - cible.x, y - cible.y)))
    const loin = Math.hypot(cible.x - repere.x, cible.y - repere.y) > movedFrom
    const nom = noms[premiers.indexOf(repere)] ?? null
    return {
      repere,
      cible: { ...cible, rayon: Math.min(maxRadius, libre / 2) },
      pied: loin ? cible : repere,
      renvoi: loin,
      nom: nom && { ...nom, enMer: isAtSea(nom) },
    }
  })
}

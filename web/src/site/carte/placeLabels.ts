export interface Point {
  x: number
  y: number
}

export interface Box {
  gauche: number
  droite: number
  haut: number
  bas: number
}

export interface NamedPoint extends Point {
  nom: string
}

/** How a name is written beside its place. */
export interface LabelPosition extends Point {
  ancre: 'start' | 'middle' | 'end'
}

interface Candidate {
  texte: LabelPosition
  boite: Box
  prix: number
}

/** The size on a phone, where the map is small and its letters are large; elsewhere they need less room. */
const fontSize = 12.5
const signRadius = 6.5
/** What it costs to lie on another name or sign, and on a border or a shore. */
const overlapCost = 100
const crossingCost = 8

/** The places where a name may stand, the best first: from its place, in units. */
const positions: readonly LabelPosition[] = [
  { x: 8, y: 4, ancre: 'start' },
  { x: -8, y: 4, ancre: 'end' },
  { x: 0, y: -8, ancre: 'middle' },
  { x: 0, y: 16.5, ancre: 'middle' },
  { x: 5, y: -7, ancre: 'start' },
  { x: 5, y: 14, ancre: 'start' },
  { x: -5, y: -7, ancre: 'end' },
  { x: -5, y: 14, ancre: 'end' },
]

function overlaps(a: Box, b: Box): boolean {
  return a.gauche < b.droite && b.gauche < a.droite && a.haut < b.bas && b.haut < a.bas
}

/** The room that a text takes. */
export function boxOf(nom: string, { x, y, ancre }: LabelPosition): Box {
  const etroites = nom.match(/[-’' Iijlrtf]/g)?.length ?? 0
  const largeur = 3.7 * etroites + 7 * (nom.length - etroites)
  const gauche = ancre === 'start' ? x : ancre === 'end' ? x - largeur : x - largeur / 2
  return { gauche, droite: gauche + largeur, haut: y - fontSize * 0.8, bas: y + fontSize * 0.25 }
}

/** Points along a path of absolute lines, close enough that no name slips through between two. */
export function samplePath(trace: string): Point[] {
  return trace.split('M').flatMap((ligne) => {
    const sommets = ligne.split('L').map((paire) => paire.split(/[ ,Z]/).map(Number))
    return sommets.slice(1).flatMap(([x = 0, y = 0], rang) => {
      const [x0 = 0, y0 = 0] = sommets[rang] ?? []
      const pas = Math.max(1, Math.ceil(Math.hypot(x - x0, y - y0) / 4))
      return Array.from({ length: pas }, (_, n) => ({
        x: x0 + ((x - x0) * n) / pas,
        y: y0 + ((y - y0) * n) / pas,
      }))
    })
  })
}

/**
 * Writes the names where they lie on no other, on no sign and, if they can, on no line; null where there is no room.
 * Each looks for its best position, those with the least choice first, then looks again, now that it knows where the
 * others went.
 */
export function placeLabels(
  lieux: readonly NamedPoint[],
  { largeur, hauteur }: { largeur: number; hauteur: number },
  lignes: readonly Point[],
  prises: readonly Box[] = [],
): (LabelPosition | null)[] {
  const signes = lieux.map(({ x, y }) => ({
    gauche: x - signRadius,
    droite: x + signRadius,
    haut: y - signRadius,
    bas: y + signRadius,
  }))
  const choix = lieux.map(({ nom, x, y }, lieu) =>
    positions.map((position, rang): Candidate => {
      const texte = { ...position, x: x + position.x, y: y + position.y }
      const boite = boxOf(nom, texte)
      const dehors =
        boite.gauche < 2 || boite.droite > largeur - 2 || boite.haut < 2 || boite.bas > hauteur - 2
      const couverts = [...signes.filter((_, autre) => autre !== lieu), ...prises]
      const croise = lignes.some(
        (point) =>
          point.x > boite.gauche && point.x < boite.droite && point.y > boite.haut && point.y < boite.bas,
      )
      const libre = !dehors && !couverts.some((prise) => overlaps(prise, boite))
      return { texte, boite, prix: rang + (croise ? crossingCost : 0) + (libre ? 0 : overlapCost) }
    }),
  )
  const pris: (Candidate | undefined)[] = lieux.map(() => undefined)
  const costOf = (un: Candidate, lieu: number) =>
    un.prix +
    overlapCost *
      pris.filter((autre, rang) => autre && rang !== lieu && overlaps(autre.boite, un.boite)).length
  const bestOf = (possibles: readonly Candidate[]) => Math.min(...possibles.map((un) => un.prix))
  const ordre = [...choix.entries()].toSorted(([, a], [, b]) => bestOf(b) - bestOf(a))
  for (let tour = 0; tour < 4; tour++)
    for (const [lieu, possibles] of ordre) {
      const cotes = possibles.map((un) => costOf(un, lieu))
      pris[lieu] = possibles[cotes.indexOf(Math.min(...cotes))]
    }
  return pris.map((un, lieu) => {
    if (un && costOf(un, lieu) < overlapCost) return un.texte
    pris[lieu] = undefined
    return null
  })
}

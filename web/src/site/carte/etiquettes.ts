export interface Point {
  x: number
  y: number
}

export interface Boite {
  gauche: number
  droite: number
  haut: number
  bas: number
}

export interface Lieu extends Point {
  nom: string
}

/** How a name is written beside its place. */
export interface Texte extends Point {
  ancre: 'start' | 'middle' | 'end'
}

interface Choix {
  texte: Texte
  boite: Boite
  prix: number
}

/** As on a phone, where the map is small and its letters are large; elsewhere they need less room. */
const corps = 12.5
const station = 6.5
/** What it costs to lie on another name or sign, and on a border or a shore. */
const recouvrir = 100
const croiser = 8

/** Where a name may stand, the best first: from its place, in units. */
const positions: readonly Texte[] = [
  { x: 8, y: 4, ancre: 'start' },
  { x: -8, y: 4, ancre: 'end' },
  { x: 0, y: -8, ancre: 'middle' },
  { x: 0, y: 16.5, ancre: 'middle' },
  { x: 5, y: -7, ancre: 'start' },
  { x: 5, y: 14, ancre: 'start' },
  { x: -5, y: -7, ancre: 'end' },
  { x: -5, y: 14, ancre: 'end' },
]

function touche(a: Boite, b: Boite): boolean {
  return a.gauche < b.droite && b.gauche < a.droite && a.haut < b.bas && b.haut < a.bas
}

/** The room that a text takes. */
export function boiteDe(nom: string, { x, y, ancre }: Texte): Boite {
  const etroites = nom.match(/[-’' Iijlrtf]/g)?.length ?? 0
  const largeur = 3.7 * etroites + 7 * (nom.length - etroites)
  const gauche = ancre === 'start' ? x : ancre === 'end' ? x - largeur : x - largeur / 2
  return { gauche, droite: gauche + largeur, haut: y - corps * 0.8, bas: y + corps * 0.25 }
}

/** Points along a path of absolute lines, close enough that no name slips through between two. */
export function jalonner(trace: string): Point[] {
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
export function etiqueter(
  lieux: readonly Lieu[],
  { largeur, hauteur }: { largeur: number; hauteur: number },
  lignes: readonly Point[],
  prises: readonly Boite[] = [],
): (Texte | null)[] {
  const signes = lieux.map(({ x, y }) => ({
    gauche: x - station,
    droite: x + station,
    haut: y - station,
    bas: y + station,
  }))
  const choix = lieux.map(({ nom, x, y }, lieu) =>
    positions.map((position, rang): Choix => {
      const texte = { ...position, x: x + position.x, y: y + position.y }
      const boite = boiteDe(nom, texte)
      const dehors =
        boite.gauche < 2 || boite.droite > largeur - 2 || boite.haut < 2 || boite.bas > hauteur - 2
      const couverts = [...signes.filter((_, autre) => autre !== lieu), ...prises]
      const croise = lignes.some(
        (point) =>
          point.x > boite.gauche && point.x < boite.droite && point.y > boite.haut && point.y < boite.bas,
      )
      const libre = !dehors && !couverts.some((prise) => touche(prise, boite))
      return { texte, boite, prix: rang + (croise ? croiser : 0) + (libre ? 0 : recouvrir) }
    }),
  )
  const pris: (Choix | undefined)[] = lieux.map(() => undefined)
  const prix = (un: Choix, lieu: number) =>
    un.prix +
    recouvrir * pris.filter((autre, rang) => autre && rang !== lieu && touche(autre.boite, un.boite)).length
  const meilleur = (possibles: readonly Choix[]) => Math.min(...possibles.map((un) => un.prix))
  const ordre = [...choix.entries()].toSorted(([, a], [, b]) => meilleur(b) - meilleur(a))
  for (let tour = 0; tour < 4; tour++)
    for (const [lieu, possibles] of ordre) {
      const cotes = possibles.map((un) => prix(un, lieu))
      pris[lieu] = possibles[cotes.indexOf(Math.min(...cotes))]
    }
  return pris.map((un, lieu) => {
    if (un && prix(un, lieu) < recouvrir) return un.texte
    pris[lieu] = undefined
    return null
  })
}

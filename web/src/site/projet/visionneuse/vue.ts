export interface Taille {
  largeur: number
  hauteur: number
}

export interface Point {
  x: number
  y: number
}

/** How a sheet lies in its frame: how much larger than whole in it, and how far its middle is from the frame's. */
export interface Vue extends Point {
  echelle: number
}

/** The sheet as it was uploaded, and where it is looked at. */
export interface Cadrage {
  planche: Taille
  cadre: Taille
}

export const entiere: Vue = { echelle: 1, x: 0, y: 0 }

/** The sheet, whole in its frame and never larger than it is. */
export function tailleEntiere({ planche, cadre }: Cadrage): Taille {
  const reduction = Math.min(1, cadre.largeur / planche.largeur, cadre.hauteur / planche.hauteur)
  return { largeur: planche.largeur * reduction, hauteur: planche.hauteur * reduction }
}

/** At which each of its points is one of the screen’s. */
export function grandeurNature(cadrage: Cadrage): number {
  return cadrage.planche.largeur / tailleEntiere(cadrage).largeur
}

/** Twice as large as it was uploaded, or four times as large as its frame: beyond there is nothing to see. */
function plusGrande(cadrage: Cadrage): number {
  return Math.max(4, 2 * grandeurNature(cadrage))
}

/** Kept in its frame: no edge comes further in than it must. */
export function borner({ echelle, x, y }: Vue, cadrage: Cadrage): Vue {
  const { largeur, hauteur } = tailleEntiere(cadrage)
  const e = Math.min(plusGrande(cadrage), Math.max(1, echelle))
  const jeu = (cote: number, place: number) => Math.max(0, (cote * e - place) / 2)
  const entre = (valeur: number, bord: number) => Math.min(bord, Math.max(-bord, valeur))
  return {
    echelle: e,
    x: entre(x, jeu(largeur, cadrage.cadre.largeur)),
    y: entre(y, jeu(hauteur, cadrage.cadre.hauteur)),
  }
}

/** Larger or smaller about a point of the frame, seen from its middle: what is there stays there. */
export function zoomer(vue: Vue, facteur: number, cadrage: Cadrage, autour: Point = { x: 0, y: 0 }): Vue {
  const { echelle } = borner({ ...vue, echelle: vue.echelle * facteur }, cadrage)
  const rapport = echelle / vue.echelle
  return borner(
    { echelle, x: autour.x - (autour.x - vue.x) * rapport, y: autour.y - (autour.y - vue.y) * rapport },
    cadrage,
  )
}

export function deplacer(vue: Vue, de: Point, cadrage: Cadrage): Vue {
  return borner({ ...vue, x: vue.x + de.x, y: vue.y + de.y }, cadrage)
}

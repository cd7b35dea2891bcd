export interface Size {
  largeur: number
  hauteur: number
}

export interface Point {
  x: number
  y: number
}

/** How a sheet lies in its frame: how much larger than whole in it, and how far its middle is from the frame's. */
export interface View extends Point {
  echelle: number
}

/** The sheet as it was uploaded, and where it is looked at. */
export interface Framing {
  planche: Size
  cadre: Size
}

export const wholeView: View = { echelle: 1, x: 0, y: 0 }

/** The sheet, whole in its frame and never larger than it is. */
export function fittedSize({ planche, cadre }: Framing): Size {
  const reduction = Math.min(1, cadre.largeur / planche.largeur, cadre.hauteur / planche.hauteur)
  return { largeur: planche.largeur * reduction, hauteur: planche.hauteur * reduction }
}

/** The scale at which each of its points is one of the screen’s. */
export function naturalScale(cadrage: Framing): number {
  return cadrage.planche.largeur / fittedSize(cadrage).largeur
}

/** Twice as large as it was uploaded, or four times as large as its frame: beyond there is nothing to see. */
function maxScale(cadrage: Framing): number {
  return Math.max(4, 2 * naturalScale(cadrage))
}

/** Kept in its frame: no edge comes further in than it must. */
export function clampView({ echelle, x, y }: View, cadrage: Framing): View {
  const { largeur, hauteur } = fittedSize(cadrage)
  const e = Math.min(maxScale(cadrage), Math.max(1, echelle))
  const jeu = (cote: number, place: number) => Math.max(0, (cote * e - place) / 2)
  const entre = (valeur: number, bord: number) => Math.min(bord, Math.max(-bord, valeur))
  return {
    echelle: e,
    x: entre(x, jeu(largeur, cadrage.cadre.largeur)),
    y: entre(y, jeu(hauteur, cadrage.cadre.hauteur)),
  }
}

/** Larger or smaller about a point of the frame, seen from its middle: what is there stays there. */
export function zoomAt(vue: View, facteur: number, cadrage: Framing, autour: Point = { x: 0, y: 0 }): View {
  const { echelle } = clampView({ ...vue, echelle: vue.echelle * facteur }, cadrage)
  const rapport = echelle / vue.echelle
  return clampView(
    { echelle, x: autour.x - (autour.x - vue.x) * rapport, y: autour.y - (autour.y - vue.y) * rapport },
    cadrage,
  )
}

export function panBy(vue: View, de: Point, cadrage: Framing): View {
  return clampView({ ...vue, x: vue.x + de.x, y: vue.y + de.y }, cadrage)
}

import { carte, projeter } from '../../ui/carte.ts'

/** A place to be put on the map. */
export interface Localite {
  readonly nom: string
  readonly latitude: number
  readonly longitude: number
}

/** A place on the map, and how its name is written: beside it, or at the end of a leader line. */
export interface Etiquette {
  nom: string
  x: number
  y: number
  texte: { x: number; y: number; ancre: 'start' | 'end' } | null
  renvoi: boolean
}

interface Boite {
  gauche: number
  droite: number
  haut: number
  bas: number
}

/** As on a phone, where the map is small and its letters are large; elsewhere they need less room. */
const corps = 15
const largeurLettre = 7.6
const station = 7
const colonne = 336
const interligne = 19
const renvois = 5
/** A leader line that climbs further is not followed by the eye. */
const portee = 90

function touche(a: Boite, b: Boite): boolean {
  return a.gauche < b.droite && b.gauche < a.droite && a.haut < b.bas && b.haut < a.bas
}

/**
 * Writes the names where there is room: right of the station, else left of it, else in the eastern margin
 * with a leader line; where even that is full the station stands alone.
 */
export function etiqueter(localites: readonly Localite[]): Etiquette[] {
  const places = localites.map(({ nom, latitude, longitude }) => ({ nom, ...projeter(longitude, latitude) }))
  const prises: Boite[] = places.map(({ x, y }) => ({
    gauche: x - station,
    droite: x + station,
    haut: y - station,
    bas: y + station,
  }))
  const etiquettes: Etiquette[] = places.map((place, index) => {
    const largeur = place.nom.length * largeurLettre
    for (const ancre of ['start', 'end'] as const) {
      const bord = place.x + (ancre === 'start' ? station : -station)
      const boite: Boite = {
        gauche: ancre === 'start' ? bord : bord - largeur,
        droite: ancre === 'start' ? bord + largeur : bord,
        haut: place.y - corps / 2,
        bas: place.y + corps / 2,
      }
      const libre = prises.every((prise, autre) => autre === index || !touche(prise, boite))
      if (!libre || boite.gauche < 0 || boite.droite > carte.largeur) continue
      prises.push(boite)
      return {
        ...place,
        texte: { x: bord + (ancre === 'start' ? 2 : -2), y: place.y + 4, ancre },
        renvoi: false,
      }
    }
    return { ...place, texte: null, renvoi: false }
  })
  renvoyer(etiquettes, prises.slice(places.length))
  return etiquettes
}

/** Where a leader line turns level before it comes to the name. */
export const coude = 18

/** Whether the slanting part of a leader line runs through a name that is written already. */
function traverse({ x, y }: Etiquette, vers: number, noms: readonly Boite[]): boolean {
  const pas = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  return pas.some((part) => {
    const point = { x: x + part * (colonne - coude - x), y: y + part * (vers - y) }
    return noms.some((nom) =>
      touche(nom, { gauche: point.x - 1, droite: point.x + 1, haut: point.y - 1, bas: point.y + 1 }),
    )
  })
}

/** Gives the easternmost of those without a name a line to a free place of the margin, where nothing is in its way. */
function renvoyer(etiquettes: Etiquette[], noms: Boite[]): void {
  const reste = etiquettes
    .filter(({ texte, nom }) => texte === null && colonne + nom.length * largeurLettre <= carte.largeur)
    .sort((a, b) => b.x - a.x)
    .slice(0, renvois)
    .sort((a, b) => a.y - b.y || b.x - a.x)
  for (let y = interligne * 3; y < carte.hauteur - 48 && reste.length > 0; y += interligne) {
    const boite = { gauche: colonne, droite: carte.largeur, haut: y - corps / 2, bas: y + corps / 2 }
    const [etiquette] = reste
    if (!etiquette || Math.abs(y - etiquette.y) > portee) continue
    if (noms.some((nom) => touche(nom, boite)) || traverse(etiquette, y, noms)) continue
    noms.push(boite)
    etiquette.texte = { x: colonne, y: y + 4, ancre: 'start' }
    etiquette.renvoi = true
    reste.shift()
  }
}

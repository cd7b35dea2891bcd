import type { Fond } from '../../lieux/carte.ts'
import { ecarter } from './ecarter.ts'
import { type Boite, etiqueter, jalonner, type Point, type Texte } from './etiquettes.ts'

/** A projet where it lies on a map. */
export interface Repere {
  id: string
  titre: string
  lieu: string
  href: string
  x: number
  y: number
}

/** A pin as it is drawn. */
interface Signe {
  repere: Repere
  /** Where it is pointed at. */
  cible: Point & { rayon: number }
  pied: Point
  /** It stands beside its place, with a line that leads there. */
  renvoi: boolean
  nom: (Texte & { enMer: boolean }) | null
}

/** A pin stands in its true place unless another stands there already. */
const deplace = 9
/** A target that is larger hides no other and helps no finger. */
const rayonMax = 22

interface Traits {
  /** Borders and shores, which names keep off. */
  lignes: Point[]
  cote: Point[]
}

const traits = new WeakMap<Fond, Traits>()

/** The lines of a map, read once: it is drawn for every visitor. */
function traitsDe(fond: Fond): Traits {
  const connus = traits.get(fond)
  if (connus) return connus
  const lus = {
    lignes: [fond.frontieres, fond.littoral].flatMap(jalonner),
    cote: jalonner(fond.ocean),
  }
  traits.set(fond, lus)
  return lus
}

const dernieres = new WeakMap<Fond, { pour: string; signes: readonly Signe[] }>()

/** Where pins and names stand on a map: thought out anew where the projets have changed, not for every visitor. */
export function disposer(
  fond: Fond,
  reperes: readonly Repere[],
  ecart: number,
  prises?: readonly Boite[],
): readonly Signe[] {
  const pour = JSON.stringify([reperes, ecart, prises])
  const derniere = dernieres.get(fond)
  if (derniere?.pour === pour) return derniere.signes
  const signes = placer(fond, reperes, ecart, prises)
  dernieres.set(fond, { pour, signes })
  return signes
}

function placer(fond: Fond, reperes: readonly Repere[], ecart: number, prises?: readonly Boite[]): Signe[] {
  const cibles = ecarter(reperes, fond, ecart)
  const premiers = reperes.filter(({ lieu }, rang) => reperes.findIndex((un) => un.lieu === lieu) === rang)
  const { lignes, cote } = traitsDe(fond)
  const enMer = ({ x, y }: Point) => cote.some((un) => Math.abs(un.x - x) < 4 && un.y < y - 4)
  const noms = etiqueter(
    premiers.map(({ lieu: nom, x, y }) => ({ nom, x, y })),
    fond,
    lignes,
    prises,
  )
  return reperes.map((repere, rang) => {
    const cible = cibles[rang] ?? repere
    const voisins = cibles.filter((autre) => autre !== cible)
    const libre = Math.min(...voisins.map(({ x, y }) => Math.hypot(x - cible.x, y - cible.y)))
    const loin = Math.hypot(cible.x - repere.x, cible.y - repere.y) > deplace
    const nom = noms[premiers.indexOf(repere)] ?? null
    return {
      repere,
      cible: { ...cible, rayon: Math.min(rayonMax, libre / 2) },
      pied: loin ? cible : repere,
      renvoi: loin,
      nom: nom && { ...nom, enMer: enMer(nom) },
    }
  })
}

import type { PointerEvent } from 'react'
import { useMemo, useRef } from 'react'
import type { Fond } from '../../ui/carte.ts'
import classes from './Reperes.module.css'
import { ecarter } from './ecarter.ts'
import { etiqueter, jalonner, type Point } from './etiquettes.ts'

/** A projet where it lies on a map. */
export interface Repere {
  id: string
  titre: string
  lieu: string
  href: string
  x: number
  y: number
}

interface ReperesProps {
  fond: Fond
  reperes: readonly Repere[]
  /** Between two targets, in units. */
  ecart: number
  /** Boxes that no name may cover. */
  prises?: Parameters<typeof etiqueter>[3]
  montre: string | null
  setMontre: (id: string) => void
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

/** Pins, each a link to its sheet, with the names of their places. */
export function Reperes({ fond, reperes, ecart, prises, montre, setMontre }: ReperesProps) {
  const appui = useRef({ doigt: false, montre: false })
  const signes = useMemo(() => {
    const cibles = ecarter(reperes, fond, ecart)
    const premiers = reperes.filter(({ lieu }, rang) => reperes.findIndex((un) => un.lieu === lieu) === rang)
    const { lignes, cote } = traitsDe(fond)
    const enMer = ({ x, y }: { x: number; y: number }) =>
      cote.some((un) => Math.abs(un.x - x) < 4 && un.y < y - 4)
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
  }, [fond, reperes, ecart, prises])

  /** With a finger there is no pointing without touching: the first touch names the pin, the second follows it. */
  function appuyer({ pointerType }: PointerEvent, id: string): void {
    appui.current = { doigt: pointerType === 'touch', montre: montre === id }
  }

  return (
    <>
      <g className={classes.renvois}>
        {signes.map(
          ({ repere: { id, x, y }, pied, renvoi }) =>
            renvoi && (
              <g key={id}>
                <path d={`M${x} ${y}L${pied.x} ${pied.y}`} />
                <circle cx={x} cy={y} r="1.5" />
              </g>
            ),
        )}
      </g>
      <g className={classes.noms} aria-hidden>
        {signes.map(
          ({ repere: { id, lieu }, nom }) =>
            nom && (
              <text key={id} x={nom.x} y={nom.y} textAnchor={nom.ancre} data-mer={nom.enMer || undefined}>
                {lieu}
              </text>
            ),
        )}
      </g>
      {signes.map(({ repere: { id, titre, href }, cible, pied: { x, y } }) => (
        <a
          key={id}
          className={classes.repere}
          href={href}
          aria-label={titre}
          data-montre={montre === id || undefined}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setMontre(id)}
          onPointerDown={(event) => appuyer(event, id)}
          onFocus={() => setMontre(id)}
          onClick={(event) => {
            const { doigt, montre: connu } = appui.current
            appui.current = { doigt: false, montre: false }
            if (doigt && !connu) event.preventDefault()
          }}
        >
          <circle className={classes.cible} cx={cible.x} cy={cible.y} r={cible.rayon} />
          <circle className={classes.halo} cx={x} cy={y} r="10" />
          <path d={`M${x} ${y - 5.5}l5 8.7h-10z`} />
        </a>
      ))}
    </>
  )
}

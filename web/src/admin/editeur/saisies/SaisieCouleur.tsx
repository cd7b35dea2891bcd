import {
  accentOf,
  couleurShape,
  leastContrast,
  ownAccent,
} from '../../../../../schema/content/fields/couleur.ts'
import { textOf } from '../definition/fieldValue.ts'
import type { InputProps } from './inputProps.ts'
import classes from './SaisieCouleur.module.css'
import { SaisieTexte } from './SaisieTexte.tsx'

const { format } = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, roundingMode: 'floor' })

/** A colour, typed or picked, as it will be read on paper and by night. */
export function SaisieCouleur({ champ, valeur, faute, onChange }: InputProps) {
  const couleur = textOf(valeur).trim().toLowerCase()
  const accent = couleurShape.test(couleur) ? accentOf(couleur) : null
  return (
    <SaisieTexte
      champ={champ}
      valeur={valeur}
      faute={faute}
      onChange={onChange}
      note={
        <div className={classes.couleur}>
          <input
            type="color"
            className={classes.palette}
            aria-label={`${champ.label}\u00a0: choisir dans la palette`}
            value={accent?.jour ?? ownAccent}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {accent && (
            <div role="status" aria-label="Contraste">
              <ul className={classes.essais}>
                <Essai fond="papier" nuance={accent.jour} contraste={accent.contraste.papier} />
                <Essai fond="nuit" nuance={accent.nuit} contraste={accent.contraste.nuit} />
              </ul>
            </div>
          )}
        </div>
      }
    />
  )
}

interface EssaiProps {
  fond: 'papier' | 'nuit'
  /** Null where there is none that could be read. */
  nuance: string | null
  contraste: number | null
}

const lieux = { papier: 'Sur papier', nuit: 'De nuit' }

function Essai({ fond, nuance, contraste }: EssaiProps) {
  return (
    <li className={classes.essai} data-fond={fond}>
      <span style={nuance === null ? undefined : { color: nuance }}>{lieux[fond]}</span>
      <span>
        {nuance === null || contraste === null
          ? 'aucune nuance'
          : `${nuance}, ${format(contraste)}\u00a0:\u00a01${contraste < leastContrast ? ', trop peu' : ''}`}
      </span>
    </li>
  )
}

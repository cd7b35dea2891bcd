import { lazy, Suspense, useId, useState } from 'react'
import { Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components'
import { degres } from '../champs.ts'
import type { SaisieProps } from '../saisies/saisieProps.ts'
import saisies from '../saisies/saisies.module.css'
import { positionDe, texteDe, type Position } from '../valeurs.ts'
import { ConfirmationPosition } from './ConfirmationPosition.tsx'
import classes from './SaisiePosition.module.css'

const SaisieUtm = lazy(() => import('./SaisieUtm.tsx'))

/** Where something is: in degrees or in UTM, and shown on the map before it is saved. */
export function SaisiePosition({ champ, valeur, faute, onChange, valeurs, onChangeDe }: SaisieProps) {
  const position = positionDe(valeur)
  const [notation, setNotation] = useState(() => (position.utm ? 'utm' : notationGardee()))
  const id = useId()
  const [latitude, longitude] = [degres(position.latitude), degres(position.longitude)]
  const situe =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return (
    <fieldset className={classes.position}>
      <legend className={saisies.label}>{champ.label}</legend>
      <RadioGroup
        aria-label="Notation"
        orientation="horizontal"
        value={notation}
        onChange={(choisie) => {
          setNotation(choisie)
          garderNotation(choisie)
        }}
        className={classes.choix ?? ''}
      >
        <Radio value="degres" className={classes.un ?? ''}>
          Degrés (WGS84)
        </Radio>
        <Radio value="utm" className={classes.un ?? ''}>
          UTM (mètres)
        </Radio>
      </RadioGroup>
      {notation === 'utm' ? (
        <Suspense fallback={<p className={saisies.note}>Chargement…</p>}>
          <SaisieUtm position={position} fauteId={faute && id} onChange={onChange} />
        </Suspense>
      ) : (
        <Degres position={position} fauteId={faute && id} onChange={onChange} />
      )}
      {faute && (
        <p id={id} className={saisies.faute}>
          {faute}
        </p>
      )}
      {situe && (
        <ConfirmationPosition
          latitude={latitude}
          longitude={longitude}
          lieu={valeurs['lieu'] === undefined ? null : texteDe(valeurs['lieu'])}
          onLieu={(lieu) => onChangeDe('lieu', lieu)}
        />
      )}
    </fieldset>
  )
}

const cle = 'notation des positions'

/** Who works in UTM finds it again on the next one. */
function notationGardee(): string {
  try {
    return localStorage.getItem(cle) ?? 'degres'
  } catch {
    return 'degres'
  }
}

function garderNotation(notation: string): void {
  try {
    localStorage.setItem(cle, notation)
  } catch {
    // Where nothing can be kept, it is asked for again.
  }
}

interface DegresProps {
  position: Position
  fauteId: string | undefined
  onChange(position: Position): void
}

function Degres({ position: { latitude, longitude }, fauteId, onChange }: DegresProps) {
  return (
    <div className={classes.coordonnees}>
      {(
        [
          ['Latitude', 'latitude', '5,3599'],
          ['Longitude', 'longitude', '-4,0083'],
        ] as const
      ).map(([label, nom, exemple]) => (
        <TextField
          key={nom}
          className={saisies.champ ?? ''}
          value={nom === 'latitude' ? latitude : longitude}
          onChange={(texte) => onChange({ latitude, longitude, [nom]: texte })}
          isInvalid={fauteId !== undefined}
          validationBehavior="aria"
          aria-describedby={fauteId}
        >
          <Label className={saisies.label ?? ''}>{label}</Label>
          <Input className={saisies.ligne ?? ''} placeholder={exemple} autoComplete="off" />
        </TextField>
      ))}
      <p className={saisies.note}>En degrés décimaux ; la longitude est négative à l’ouest.</p>
    </div>
  )
}

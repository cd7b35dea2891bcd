import { lazy, useId, useState } from 'react'
import { Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { announceError, whyNot } from '../../messages/announcements.ts'
import { CodeManquant } from '../saisies/CodeManquant.tsx'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'
import { positionOf, textOf, type Position } from '../definition/fieldValue.ts'
import { ConfirmationPosition } from './ConfirmationPosition.tsx'
import { type Axis, parseDegrees, toDecimal, parsePosition } from './parsePosition.ts'
import { MaPosition } from './MaPosition.tsx'
import classes from './SaisiePosition.module.css'

const SaisieUtm = lazy(() => import('./SaisieUtm.tsx'))

/** A position in degrees or in UTM, which is shown on the map before it is saved. */
export function SaisiePosition({ champ, valeur, faute, onChange, valeurs, onFieldChange }: InputProps) {
  const position = positionOf(valeur)
  const [notation, setNotation] = useState(() => (position.utm ? 'utm' : storedNotation()))
  const id = useId()
  const latitude = parseDegrees(position.latitude, 'latitude')
  const longitude = parseDegrees(position.longitude, 'longitude')
  const situe =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

  function placeAt(lat: number, lon: number): void {
    onChange({ latitude: toDecimal(lat), longitude: toDecimal(lon) })
  }

  /** What comes into one field at once may be the whole place, in either notation. */
  function take(texte: string, avant: string, fuseau = position.utm?.fuseau ?? '30'): boolean {
    const lue = texte.length > avant.length + 1 ? parsePosition(texte, fuseau) : null
    if (lue?.genre === 'degres') placeAt(lue.latitude, lue.longitude)
    else if (lue?.genre === 'utm') {
      setNotation('utm')
      import('./conversion.ts').then(
        ({ toDegrees }) => onChange(toDegrees(lue.utm)),
        (error: unknown) => announceError(whyNot(error)),
      )
    } else if (lue) {
      // It stays in no other field than its own.
      const restOf = (axe: Axis) => (position[axe] === texte ? '' : position[axe])
      onChange({ latitude: restOf('latitude'), longitude: restOf('longitude'), [lue.axe]: texte })
    }
    return lue !== null
  }

  return (
    <fieldset className={classes.position}>
      <legend className={saisies.label}>{champ.label}</legend>
      <RadioGroup
        aria-label="Notation"
        orientation="horizontal"
        value={notation}
        onChange={(choisie) => {
          setNotation(choisie)
          storeNotation(choisie)
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
        <QueryBoundary
          waiting={<p className={saisies.note}>Chargement…</p>}
          failed={<CodeManquant quoi="Le formulaire UTM" />}
        >
          <SaisieUtm position={position} fauteId={faute && id} onChange={onChange} onPlace={take} />
        </QueryBoundary>
      ) : (
        <Degres position={position} fauteId={faute && id} onChange={onChange} onPlace={take} />
      )}
      <MaPosition onPosition={placeAt} />
      {faute && (
        <p id={id} className={saisies.faute}>
          {faute}
        </p>
      )}
      {situe && (
        <ConfirmationPosition
          latitude={latitude}
          longitude={longitude}
          lieu={valeurs['lieu'] === undefined ? null : textOf(valeurs['lieu'])}
          onPlaceName={(lieu) => onFieldChange('lieu', lieu)}
        />
      )}
    </fieldset>
  )
}

const cle = 'notation des positions'

/** The notation used last: whoever works in UTM finds it again. */
function storedNotation(): string {
  try {
    return localStorage.getItem(cle) ?? 'degres'
  } catch {
    return 'degres'
  }
}

function storeNotation(notation: string): void {
  try {
    localStorage.setItem(cle, notation)
  } catch {
    // The notation is asked for again where nothing can be kept.
  }
}

interface DegresProps {
  position: Position
  fauteId: string | undefined
  onChange(position: Position): void
  onPlace(texte: string, avant: string): boolean
}

function Degres({ position: { latitude, longitude }, fauteId, onChange, onPlace }: DegresProps) {
  return (
    <div className={classes.coordonnees}>
      {(
        [
          ['Latitude', 'latitude', latitude, longitude, '5,3599'],
          ['Longitude', 'longitude', longitude, latitude, '-4,0083'],
        ] as const
      ).map(([label, nom, valeur, autre, exemple]) => (
        <TextField
          key={nom}
          className={saisies.champ ?? ''}
          value={valeur}
          onChange={(texte) => onPlace(texte, valeur) || onChange({ latitude, longitude, [nom]: texte })}
          // Typed key by key, a pair is whole once one leaves it; it takes no field that holds something.
          onBlur={() => {
            if (!autre.trim()) onPlace(valeur, '')
          }}
          isInvalid={fauteId !== undefined}
          validationBehavior="aria"
          {...(fauteId && { 'aria-describedby': fauteId })}
        >
          <Label className={saisies.label ?? ''}>{label}</Label>
          <Input className={saisies.ligne ?? ''} placeholder={exemple} autoComplete="off" />
        </TextField>
      ))}
      <p className={saisies.note}>
        Collez une position entière dans l’une des deux cases : degrés décimaux, degrés, minutes et secondes,
        ou UTM. La longitude est négative à l’ouest.
      </p>
    </div>
  )
}

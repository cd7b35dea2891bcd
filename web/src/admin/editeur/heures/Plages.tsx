import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, Input, TextField } from 'react-aria-components'
import { mostPlages } from '../../../../../schema/horaires/faults.ts'
import saisies from '../saisies/saisies.module.css'
import { parseHeure } from './parseHeure.ts'
import classes from './SaisieHeures.module.css'

interface PlagesProps {
  plages: readonly string[]
  /** What they are of, for those who hear it: « lundi ». */
  nom: string
  /** Id of what names them. */
  labelledBy: string
  faute: string | undefined
  onChange(plages: string[]): void
  /** Beside « Ajouter une plage ». */
  children?: ReactNode
}

/** Ranges of a day, from none, which is closed, to three. */
export function Plages({ plages, nom, labelledBy, faute, onChange, children }: PlagesProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) group.current?.querySelector<HTMLElement>(`[data-rang="${added}"] input`)?.focus()
  }, [added])

  function replace(rank: number, plage: string): void {
    onChange(plages.map((other, otherRank) => (otherRank === rank ? plage : other)))
  }

  function remove(rank: number): void {
    // The button goes with its range: the focus stays with the day.
    group.current?.focus()
    setAdded(0)
    onChange(plages.filter((_other, otherRank) => otherRank !== rank))
  }

  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={faute ? id : undefined}
      className={classes.plages}
    >
      {plages.map((plage, rank) => {
        const [de = '', a = ''] = plage.split('-')
        const which = plages.length > 1 ? `${nom}, plage ${rank + 1}` : nom
        return (
          <div key={rank} className={classes.plage} data-rang={rank + 1}>
            <Heure
              label={`${which}, ouverture`}
              value={de}
              isInvalid={faute !== undefined}
              onChange={(heure) => replace(rank, `${heure}-${a}`)}
            />
            <span aria-hidden>–</span>
            <Heure
              label={`${which}, fermeture`}
              value={a}
              isInvalid={faute !== undefined}
              onChange={(heure) => replace(rank, `${de}-${heure}`)}
            />
            <Button
              className={classes.croix ?? ''}
              aria-label={`Retirer ${which}`}
              onPress={() => remove(rank)}
            >
              <span aria-hidden>✕</span>
            </Button>
          </div>
        )
      })}
      <div className={classes.gestes}>
        {plages.length === 0 && <span className={classes.ferme}>Fermé</span>}
        {plages.length < mostPlages && (
          <Button
            className={classes.geste ?? ''}
            aria-label={`Ajouter une plage\u00a0: ${nom}`}
            onPress={() => {
              setAdded(plages.length + 1)
              onChange([...plages, '-'])
            }}
          >
            {plages.length === 0 ? 'Ouvrir' : 'Ajouter une plage'}
          </Button>
        )}
        {children}
      </div>
      {faute && (
        <p id={id} className={saisies.faute}>
          {faute}
        </p>
      )}
    </div>
  )
}

interface HeureProps {
  label: string
  value: string
  isInvalid: boolean
  onChange(heure: string): void
}

/** A time as text: the browser's own field follows its language, and shows « 06:00 PM » to some. */
function Heure({ label, value, isInvalid, onChange }: HeureProps) {
  return (
    <TextField
      aria-label={label}
      validationBehavior="aria"
      className={saisies.champ ?? ''}
      isInvalid={isInvalid}
      value={value}
      // A dash parts the two ends.
      onChange={(typed) => onChange(typed.replaceAll('-', ''))}
      onBlur={() => {
        if (parseHeure(value) !== value) onChange(parseHeure(value))
      }}
    >
      <Input className={saisies.ligne ?? ''} placeholder="00:00" maxLength={7} autoComplete="off" />
    </TextField>
  )
}

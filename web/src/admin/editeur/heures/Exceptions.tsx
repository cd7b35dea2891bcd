import { useEffect, useId, useRef, useState } from 'react'
import { Button, Checkbox, Input, Label, Text, TextField } from 'react-aria-components'
import { mostExceptions } from '../../../../../schema/horaires/faults.ts'
import type { JoursExceptionnels } from '../../../../../schema/horaires/heures.ts'
import { hasPassed } from '../../../ui/calendarDay.ts'
import saisies from '../saisies/saisies.module.css'
import { Plages } from './Plages.tsx'
import classes from './SaisieHeures.module.css'

interface ExceptionsProps {
  exceptions: readonly JoursExceptionnels[]
  faultAt(place: string): string | undefined
  onChange(exceptions: readonly JoursExceptionnels[]): void
}

/** The days on which other hours hold. */
export function Exceptions({ exceptions, faultAt, onChange }: ExceptionsProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) section.current?.querySelector<HTMLElement>(`[data-rang="${added}"] input`)?.focus()
  }, [added])

  function remove(rank: number): void {
    section.current?.focus()
    setAdded(0)
    onChange(exceptions.filter((_other, otherRank) => otherRank !== rank))
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={classes.exceptions}>
      <h4 id={id} className={saisies.label}>
        Jours exceptionnels
      </h4>
      <p className={saisies.aide}>
        Congés, jours fériés, heures d’été… Le site les annonce trente jours avant.
      </p>
      {exceptions.map((days, rank) => (
        <Exception
          key={rank}
          days={days}
          rang={rank + 1}
          faute={faultAt(`exceptions.${rank}`)}
          onChange={(changed) =>
            onChange(exceptions.map((other, otherRank) => (otherRank === rank ? changed : other)))
          }
          onRemove={() => remove(rank)}
        />
      ))}
      {exceptions.length < mostExceptions && (
        <Button
          className="outil"
          onPress={() => {
            setAdded(exceptions.length + 1)
            onChange([...exceptions, { du: '', au: '', plages: [], motif: null }])
          }}
        >
          Ajouter des jours
        </Button>
      )}
    </section>
  )
}

interface ExceptionProps {
  days: JoursExceptionnels
  rang: number
  faute: string | undefined
  onChange(days: JoursExceptionnels): void
  onRemove(): void
}

function Exception({ days, rang, faute, onChange, onRemove }: ExceptionProps) {
  const id = useId()
  const { du, au, plages, motif } = days
  const isClosed = plages.length === 0
  const nom = `période ${rang}`
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={faute ? `${id}-faute` : undefined}
      className={classes.exception}
      data-rang={rang}
    >
      <div className={classes.tete}>
        <h5 id={id} className={classes.rang}>
          Période {rang}
          {au !== '' && hasPassed(au) && ' (passée)'}
        </h5>
        <Button className={classes.geste ?? ''} aria-label={`Retirer la ${nom}`} onPress={onRemove}>
          Retirer
        </Button>
      </div>
      <div className={classes.jours}>
        <Jour
          label="Premier jour"
          value={du}
          isInvalid={faute !== undefined}
          // A single day is the usual case.
          onChange={(jour) => onChange({ ...days, du: jour, au: au < jour ? jour : au })}
        />
        <Jour
          label="Dernier jour"
          value={au}
          isInvalid={faute !== undefined}
          onChange={(jour) => onChange({ ...days, au: jour })}
        />
      </div>
      <Checkbox
        className={saisies.case ?? ''}
        isSelected={isClosed}
        onChange={(closed) => onChange({ ...days, plages: closed ? [] : ['-'] })}
      >
        <span className={saisies.coche} aria-hidden />
        Fermé
      </Checkbox>
      {!isClosed && (
        <Plages
          plages={plages}
          nom={nom}
          labelledBy={id}
          faute={undefined}
          onChange={(changed) => onChange({ ...days, plages: changed })}
        />
      )}
      <TextField
        className={saisies.champ ?? ''}
        value={motif ?? ''}
        onChange={(text) => onChange({ ...days, motif: text === '' ? null : text })}
      >
        <Label className={saisies.label ?? ''}>Motif</Label>
        <Input className={saisies.ligne ?? ''} />
        <Text slot="description" className={saisies.aide ?? ''}>
          Montré sur le site, par exemple «&nbsp;Fêtes de fin d’année&nbsp;». Peut rester vide.
        </Text>
      </TextField>
      {faute && (
        <p id={`${id}-faute`} className={saisies.faute}>
          {faute}
        </p>
      )}
    </div>
  )
}

interface JourProps {
  label: string
  value: string
  isInvalid: boolean
  onChange(jour: string): void
}

function Jour({ label, ...props }: JourProps) {
  return (
    <TextField type="date" validationBehavior="aria" className={saisies.champ ?? ''} {...props}>
      <Label className={saisies.label ?? ''}>{label}</Label>
      <Input className={saisies.ligne ?? ''} />
    </TextField>
  )
}

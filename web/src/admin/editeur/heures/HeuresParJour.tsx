import { useId } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { faultsOf } from '../../../../../schema/horaires/faults.ts'
import { jours, type Heures, type Jour } from '../../../../../schema/horaires/heures.ts'
import { announce } from '../../messages/announcements.ts'
import { areEqual } from '../definition/compareValues.ts'
import { useBeforeSave } from '../saving/beforeSave.ts'
import menu from '../PlusDeLaTete.module.css'
import saisies from '../saisies/saisies.module.css'
import { Exceptions } from './Exceptions.tsx'
import { withTimesRead } from './parseHeure.ts'
import { Plages } from './Plages.tsx'
import classes from './SaisieHeures.module.css'

interface HeuresParJourProps {
  heures: Heures
  /** Why they were refused. */
  faute: string | undefined
  onChange(heures: Heures): void
}

/** Ranges of each day of the week, then the days that are unlike it. */
export default function HeuresParJour({ heures, faute, onChange }: HeuresParJourProps) {
  const id = useId()
  const read = withTimesRead(heures)
  // A time that nobody has left yet is saved as well.
  useBeforeSave(
    areEqual(read, heures)
      ? null
      : () => {
          onChange(read)
          return Promise.resolve(true)
        },
  )
  const faults = faute === undefined ? [] : faultsOf(heures)
  const faultAt = (place: string) => faults.find((fault) => fault.place === place)?.message
  // What the server alone finds has no day.
  const general = faultAt('') ?? (faults.length === 0 ? faute : undefined)

  function copy(from: Jour, [label, days]: (typeof targets)[number]): void {
    const plages = heures[from]
    onChange({ ...heures, ...Object.fromEntries(days.map((jour) => [jour, plages])) })
    announce(`Heures du ${from} copiées\u00a0: ${label.toLowerCase()}.`)
  }

  return (
    <>
      <ul className={classes.semaine}>
        {jours.map((jour) => (
          <li key={jour} className={classes.jour}>
            <span id={`${id}-${jour}`} className={classes.nom}>
              {jour}
            </span>
            <Plages
              plages={heures[jour]}
              nom={jour}
              labelledBy={`${id}-${jour}`}
              faute={faultAt(jour)}
              onChange={(plages) => onChange({ ...heures, [jour]: plages })}
            >
              {heures[jour].length > 0 && (
                <MenuTrigger>
                  <Button className={classes.geste ?? ''} aria-label={`Copier ${jour} sur les autres jours`}>
                    Copier…
                  </Button>
                  <Popover placement="bottom start" className={menu.feuille ?? ''}>
                    <Menu className={menu.menu ?? ''} aria-label={`Copier ${jour} sur les autres jours`}>
                      {targets.map((target) => (
                        <MenuItem key={target[0]} onAction={() => copy(jour, target)}>
                          {target[0]}
                        </MenuItem>
                      ))}
                    </Menu>
                  </Popover>
                </MenuTrigger>
              )}
            </Plages>
          </li>
        ))}
      </ul>
      <Exceptions
        exceptions={heures.exceptions}
        faultAt={faultAt}
        onChange={(exceptions) => onChange({ ...heures, exceptions })}
      />
      {general && <p className={saisies.faute}>{general}</p>}
    </>
  )
}

/** Days that hours are copied to. */
const targets = [
  ['Du lundi au vendredi', jours.slice(0, 5)],
  ['Du lundi au samedi', jours.slice(0, 6)],
  ['Tous les jours', jours],
] as const

import { useEffect, useRef, useState } from 'react'
import { Champ } from '../../ui/Champ.tsx'
import classes from './PagesEtMenu.module.css'

export interface Chiffre {
  nombre: string
  unite: string
  libelle: string
}

/** Figures of its own that a firm may have; the server refuses more. */
const most = 6

interface ChiffresPropresProps {
  kept: readonly Chiffre[]
  /** What the server has against a field, by its path. */
  fautes: Readonly<Record<string, string>>
  onSave(chiffres: Chiffre[]): void
}

/** The firm’s own figures, as a form: they are saved together. */
export function ChiffresPropres({ kept, fautes, onSave }: ChiffresPropresProps) {
  const [typed, setTyped] = useState(kept)
  const isTyped = !areEqual(typed, kept)
  // What is kept takes the place of what was sent, as after an undo; what is typed meanwhile stays.
  const [keptBefore, setKeptBefore] = useState(kept)
  if (!areEqual(kept, keptBefore)) {
    setKeptBefore(kept)
    if (areEqual(typed, keptBefore)) setTyped(kept)
  }
  const form = useRef<HTMLFormElement>(null)
  // The focus follows a row that comes; where the button that had it is gone, it goes to the last that is there.
  const before = useRef({ rows: typed.length, isTyped })
  useEffect(() => {
    const { rows, isTyped: wasTyped } = before.current
    before.current = { rows: typed.length, isTyped }
    const added = typed.length > rows
    const isLost = (typed.length < rows || wasTyped !== isTyped) && document.activeElement === document.body
    if (added) form.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus()
    else if (isLost) [...(form.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }, [typed.length, isTyped])
  const write = (place: number, change: Partial<Chiffre>) =>
    setTyped(typed.map((chiffre, at) => (at === place ? { ...chiffre, ...change } : chiffre)))
  const champs = [
    ['nombre', 'Nombre', 12],
    ['unite', 'Unité', 12],
    ['libelle', 'Mots', 60],
  ] as const
  return (
    <form
      ref={form}
      aria-label="Vos chiffres"
      onSubmit={(event) => {
        event.preventDefault()
        onSave([...typed])
      }}
    >
      {typed.map((chiffre, place) => (
        // A row has no name but its place.
        <fieldset key={place} className={classes.propre}>
          <legend>Chiffre {place + 1}</legend>
          {champs.map(([name, nom, maxLength]) => (
            <Champ
              key={name}
              nom={nom}
              value={chiffre[name]}
              maxLength={maxLength}
              erreur={fautes[`propres.${place}.${name}`]}
              onChange={({ currentTarget }) => write(place, { [name]: currentTarget.value })}
            />
          ))}
          <button
            type="button"
            className="outil"
            onClick={() => setTyped(typed.filter((_, at) => at !== place))}
          >
            Retirer<span className="hors-ecran"> le chiffre {place + 1}</span>
          </button>
        </fieldset>
      ))}
      <p className={classes.actes}>
        {typed.length < most && (
          <button
            type="button"
            className="outil"
            onClick={() => setTyped([...typed, { nombre: '', unite: '', libelle: '' }])}
          >
            Ajouter un chiffre
          </button>
        )}
        {isTyped && (
          <button type="submit" className="bouton">
            Enregistrer les chiffres
          </button>
        )}
      </p>
    </form>
  )
}

function areEqual(some: readonly Chiffre[], others: readonly Chiffre[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}

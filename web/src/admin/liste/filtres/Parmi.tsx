import classes from './Filtres.module.css'

interface ParmiProps {
  mot: string
  valeur: string
  /** The choice that narrows nothing, and what is chosen but not among the others any more. */
  toutes: string
  partie: string
  parmi: readonly (readonly [valeur: string, nom: string])[]
  onSelect(valeur: string): void
}

/** Narrows a list to one of these. */
export function Parmi({ mot, valeur, toutes, partie, parmi, onSelect }: ParmiProps) {
  const known = valeur === '' || parmi.some(([un]) => un === valeur)
  return (
    <label className={classes.tri}>
      {mot}
      <select value={valeur} onChange={({ currentTarget: { value } }) => onSelect(value)}>
        <option value="">{toutes}</option>
        {parmi.map(([un, nom]) => (
          <option key={un} value={un}>
            {nom}
          </option>
        ))}
        {!known && <option value={valeur}>{partie}</option>}
      </select>
    </label>
  )
}

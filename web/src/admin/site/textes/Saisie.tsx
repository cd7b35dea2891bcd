import { type ReactNode, useId } from 'react'
import { SaisieRiche } from '../../editeur/riche/SaisieRiche.tsx'
import classes from './Textes.module.css'

interface SaisieProps {
  kind: string
  label: string
  value: string
  error: string | undefined
  onChange(value: string): void
  /** Stands below the field. */
  children: ReactNode
}

/** The field in which a text is written, as its kind has it. */
export function Saisie({ kind, label, value, error, onChange, children }: SaisieProps) {
  const id = useId()
  if (kind === 'RICH')
    return (
      <>
        <SaisieRiche
          champ={{ label }}
          takesPictures={false}
          valeur={value}
          faute={error}
          onChange={(html) => onChange(String(html))}
        />
        {children}
      </>
    )
  const described = {
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-faute` : undefined,
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {kind === 'PARAGRAPH' ? (
        <textarea {...described} rows={3} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <input {...described} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {children}
      {error && (
        <p id={`${id}-faute`} role="alert" className={classes.faute}>
          {error}
        </p>
      )}
    </>
  )
}

import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react'
import classes from './champs.module.css'
import { CadreChamp } from './CadreChamp.tsx'
import { fieldIds, useFormContext } from './formContext.ts'
import { textError } from './rules.ts'

interface ChampTexteProps {
  nom: string
  aide?: ReactNode
  type?: 'text' | 'email' | 'tel'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** A text of several lines, so many shown at first. */
  lignes?: number
  /** Stands there at first. */
  defaut?: string
  /** One of these; the first stands for none. */
  choix?: readonly string[]
  /** Over the whole width. */
  large?: boolean
}

/** One field: what it asks, what helps, what is wrong with it. Its rule comes from the server. */
export function ChampTexte({ nom, aide, type = 'text', inputMode, autoComplete, ...forme }: ChampTexteProps) {
  const { regles, saisie, messages, noter } = useFormContext()
  const { id, aide: idAide, faute: idFaute } = fieldIds(nom)
  const regle = regles[nom]
  const faute = messages[nom]
  const common = {
    id,
    name: nom,
    defaultValue: saisie[nom] ?? forme.defaut ?? '',
    required: regle?.required !== undefined,
    autoComplete,
    'aria-invalid': faute ? true : undefined,
    'aria-describedby': [aide && idAide, faute && idFaute].filter(Boolean).join(' ') || undefined,
    className: classes.saisie,
    // Told once, a fault is followed as it is being put right, not before.
    onChange: faute
      ? (event: { currentTarget: { value: string } }) =>
          noter(nom, regle ? textError(regle, event.currentTarget.value) : null)
      : undefined,
  }
  return (
    <CadreChamp nom={nom} aide={aide} requis={common.required} large={forme.large || !!forme.lignes}>
      {forme.choix ? (
        <select {...common} className={`${classes.saisie} ${classes.choix}`}>
          {forme.choix.map((texte, index) => (
            <option key={texte} value={index === 0 ? '' : texte}>
              {texte}
            </option>
          ))}
        </select>
      ) : forme.lignes ? (
        <textarea {...common} rows={forme.lignes} />
      ) : (
        <input {...common} type={type} inputMode={inputMode} />
      )}
    </CadreChamp>
  )
}

import type { ReactNode } from 'react'
import classes from './FormulaireCourt.module.css'
import type { ShortForm } from '../ui/useShortForm.ts'

interface FormulaireCourtProps {
  formulaire: ShortForm
  envoyer: string
  children: ReactNode
}

/** The frame of a short form: what is wrong with all of it, its fields, its button. */
export function FormulaireCourt({ formulaire, envoyer, children }: FormulaireCourtProps) {
  const { refusal, isAsking } = formulaire.answer
  return (
    <form className={classes.formulaire} {...formulaire.props}>
      <p role="alert" className={classes.refus}>
        {refusal.general}
      </p>
      {children}
      <button type="submit" className="bouton" aria-disabled={isAsking} aria-busy={isAsking}>
        {envoyer}
      </button>
    </form>
  )
}

import type { ReactNode } from 'react'
import type { ShortForm } from '../../ui/useShortForm.ts'
import classes from './MonCompte.module.css'
import { Phrase } from './Phrase.tsx'

interface FormulaireDeCompteProps {
  formulaire: ShortForm
  envoyer: string
  children: ReactNode
}

/** One form of the panel: its fields, its button, and beside that what came of it. */
export function FormulaireDeCompte({ formulaire, envoyer, children }: FormulaireDeCompteProps) {
  const { answer, props } = formulaire
  return (
    <form className={classes.formulaire} {...props}>
      {children}
      <div className={classes.fin}>
        <button type="submit" aria-busy={answer.isAsking} className="outil">
          {envoyer}
        </button>
        <Phrase answer={answer} />
      </div>
    </form>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import classes from './FormulaireCourt.module.css'
import type { useFormulaire } from './useFormulaire.ts'

interface FormulaireCourtProps {
  formulaire: ReturnType<typeof useFormulaire>
  envoyer: string
  children: ReactNode
}

/** The frame of a short form: what is wrong with all of it, its fields, its button. */
export function FormulaireCourt({
  formulaire: { refus, enCours, props },
  envoyer,
  children,
}: FormulaireCourtProps) {
  const form: ComponentProps<'form'> = { ...props, onSubmit: (event) => void props.onSubmit(event) }
  return (
    <form className={classes['formulaire']} {...form}>
      <p role="alert" className={classes['refus']}>
        {refus.general}
      </p>
      {children}
      <button type="submit" className="bouton" aria-disabled={enCours} aria-busy={enCours}>
        {envoyer}
      </button>
    </form>
  )
}

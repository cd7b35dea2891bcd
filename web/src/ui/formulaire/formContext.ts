import { createContext, use } from 'react'
import type { Messages, Rule } from './rules.ts'

interface FormState {
  regles: Readonly<Record<string, Rule>>
  labels: Readonly<Record<string, string>>
  /** What was filled in before a page was sent again. */
  saisie: Readonly<Record<string, string>>
  messages: Messages
  /** Notes or removes the message of a field. */
  noter(nom: string, message: string | null): void
}

export const FormContext = createContext<FormState | null>(null)

export function useFormContext(): FormState {
  const etat = use(FormContext)
  if (!etat) throw new Error('Un champ est hors de son formulaire.')
  return etat
}

/** Ids of a field and of what describes it. */
export function fieldIds(nom: string): { id: string; aide: string; faute: string } {
  return { id: `champ-${nom}`, aide: `aide-${nom}`, faute: `faute-${nom}` }
}

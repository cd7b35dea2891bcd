import { createContext, use } from 'react'
import type { Messages, Rule } from './rules.ts'

interface FormState {
  regles: Readonly<Record<string, Rule>>
  labels: Readonly<Record<string, string>>
  /** What was filled in before a page was sent again. */
  saisie: Readonly<Record<string, string>>
  messages: Messages
  /** Notes or removes the message of a field. */
  noter(name: string, message: string | null): void
}

export const FormContext = createContext<FormState | null>(null)

export function useFormContext(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('Un champ est hors de son formulaire.')
  return state
}

/** Ids of a field and of what describes it. */
export function fieldIds(name: string): { id: string; aide: string; faute: string } {
  return { id: `champ-${name}`, aide: `aide-${name}`, faute: `faute-${name}` }
}

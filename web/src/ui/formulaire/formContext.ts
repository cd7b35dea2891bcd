import { createContext, use } from 'react'
import type { Messages, Regle } from './regles.ts'

interface EtatFormulaire {
  regles: Readonly<Record<string, Regle>>
  labels: Readonly<Record<string, string>>
  /** What was filled in before a page was sent again. */
  saisie: Readonly<Record<string, string>>
  messages: Messages
  /** Notes or removes the message of a field. */
  noter(nom: string, message: string | null): void
}

export const FormContext = createContext<EtatFormulaire | null>(null)

export function useFormContext(): EtatFormulaire {
  const etat = use(FormContext)
  if (!etat) throw new Error('Un champ est hors de son formulaire.')
  return etat
}

/** Ids of a field and of what describes it. */
export function idsDuChamp(nom: string): { id: string; aide: string; faute: string } {
  return { id: `champ-${nom}`, aide: `aide-${nom}`, faute: `faute-${nom}` }
}

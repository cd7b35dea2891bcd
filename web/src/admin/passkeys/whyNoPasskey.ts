import { whyNot } from '../messages/announcements.ts'
import { refusalOfFailure, type Refusal } from '../ui/serverRefusal.ts'

/** What browsers say, by the name of their error. */
const said: Readonly<Record<string, string>> = {
  NotAllowedError: 'La demande a été annulée, ou le temps est passé.',
  AbortError: 'La demande a été annulée.',
  InvalidStateError: 'Cet appareil a déjà une clé d’accès de votre compte.',
  SecurityError: 'L’adresse de cette page ne permet pas les clés d’accès.',
  NotSupportedError: 'Cet appareil ne fait pas de clé d’accès que le site accepte.',
  ConstraintError: 'Cet appareil ne peut pas vérifier que c’est bien vous.',
}

/** Why the browser gave no passkey, or the server no answer. */
export function whyNoPasskey(error: unknown): Refusal {
  const general = error instanceof Error ? (said[error.name] ?? whyNot(error)) : undefined
  return general === undefined ? refusalOfFailure(error) : { general, fields: {} }
}

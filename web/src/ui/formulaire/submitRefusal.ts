import { waitText } from '../waitText.ts'
import type { Messages } from './rules.ts'

/** Why a form has not been taken. */
export interface SubmitRefusal {
  /** The status of HTTP; 0 where there was no answer. */
  status: number
  messages: Messages
  /** Seconds to wait, where that is the reason. */
  attente?: number | undefined
}

/** What a public mutation answers, as far as the form must know. */
export interface SubmitResult {
  readonly content?: object
  readonly code?: string
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
  readonly retryAfter?: number
}

/** Null where it was taken. */
export function submitRefusalOf({
  content,
  code,
  fields = [],
  retryAfter,
}: SubmitResult): SubmitRefusal | null {
  if (content) return null
  const messages = Object.fromEntries(fields.map(({ field, message }) => [field, message]))
  if (code === 'VALIDATION') return { status: 422, messages }
  return { status: code === 'RATE_LIMITED' ? 429 : 500, messages, attente: retryAfter }
}

/** A sentence for people, with what they can do about it. */
export function refusalText({ status, messages, attente: seconds = 60 }: SubmitRefusal): string {
  switch (status) {
    case 422:
      return Object.keys(messages).length === 1
        ? 'Il reste un champ à corriger'
        : 'Il reste des champs à corriger'
    case 429:
      return `Beaucoup d’envois viennent d’arriver de votre connexion. Réessayez dans ${waitText(seconds)}.`
    case 413:
      return 'Cet envoi est trop volumineux. Allégez le document joint, puis réessayez.'
    case 400:
    case 415:
      return 'Votre envoi n’est pas arrivé en entier. Réessayez.'
    case 503:
      return 'Le site ne peut rien enregistrer pour le moment. Tout ce que vous avez écrit est resté ici\u202f; réessayez dans quelques instants.'
    case 0:
      return 'Votre envoi n’est pas parti : la connexion ne répond pas. Tout ce que vous avez écrit est resté ici ; réessayez quand elle revient.'
    default:
      return 'Une erreur s’est produite de notre côté. Tout ce que vous avez écrit est resté ici ; réessayez dans un instant, votre envoi ne sera enregistré qu’une fois.'
  }
}

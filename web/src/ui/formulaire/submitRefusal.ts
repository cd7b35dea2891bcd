import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import type { ReadText } from '../../texts/texts.ts'
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
export function refusalText(
  { status, messages, attente: seconds = 60 }: SubmitRefusal,
  text: ReadText,
): string {
  switch (status) {
    case 422:
      return text(Object.keys(messages).length === 1 ? formulaires.fauteUne : formulaires.fautePlusieurs)
    case 429:
      return text(formulaires.fauteTrop, { attente: waitText(seconds) })
    case 413:
      return text(formulaires.fauteVolume)
    case 400:
    case 415:
      return text(formulaires.fauteIncomplet)
    case 503:
      return text(formulaires.fauteIndisponible)
    case 0:
      return text(formulaires.fauteConnexion)
    default:
      return text(formulaires.fauteErreur)
  }
}

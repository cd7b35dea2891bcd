import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import { attente } from '../../ui/attente.ts'
import { whyNot } from '../messages/annonces.ts'
import type { refusDuServeur_error$key } from '../../__generated__/refusDuServeur_error.graphql.ts'

/** What the server has against a form: beside the fields, or above all of them. */
export interface Refus {
  general?: string
  fields: Readonly<Record<string, string>>
}

export const aucun: Refus = { fields: {} }

/** What a form is told where there was no answer. */
export function refusOfFailure(error: unknown): Refus {
  return { general: whyNot(error), fields: {} }
}

/** Reads an answer that is no success; null where it is one. */
export function refusOf(result: refusDuServeur_error$key | null | undefined): Refus | null {
  if (!result) return null
  const { message, fields, retryAfter } = readInlineData(
    graphql`
      fragment refusDuServeur_error on Error @inline {
        message
        ... on ValidationError {
          fields {
            field
            message
          }
        }
        ... on RateLimitError {
          retryAfter
        }
      }
    `,
    result,
  )
  if (typeof retryAfter === 'number')
    return { general: `Trop de tentatives\u00a0: réessayez dans ${attente(retryAfter)}.`, fields: {} }
  if (fields) return { fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])) }
  return message === undefined ? null : { general: message, fields: {} }
}

import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import { waitText } from '../../ui/waitText.ts'
import { whyNot } from '../messages/announcements.ts'
import type { serverRefusal_error$key } from '../../__generated__/serverRefusal_error.graphql.ts'

/** What the server has against a form: beside the fields, or above all of them. */
export interface Refusal {
  general?: string
  fields: Readonly<Record<string, string>>
}

export const noRefusal: Refusal = { fields: {} }

/** What a form is told where there was no answer. */
export function refusalOfFailure(error: unknown): Refusal {
  return { general: whyNot(error), fields: {} }
}

/** Reads an answer that is no success; null where it is one. */
export function refusalOf(result: serverRefusal_error$key | null | undefined): Refusal | null {
  if (!result) return null
  const { message, fields, retryAfter } = readInlineData(
    graphql`
      fragment serverRefusal_error on Error @inline {
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
    return { general: `Trop de tentatives\u00a0: réessayez dans ${waitText(retryAfter)}.`, fields: {} }
  if (fields) return { fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])) }
  return message === undefined ? null : { general: message, fields: {} }
}

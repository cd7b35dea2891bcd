import type { z } from 'zod'
import { keysInText } from '../../db/files/textPictures.ts'
import { optionalHtml, paragraph } from '../content/fields/fields.ts'
import { missing, ValidationError, type FieldErrorCode } from '../errors.ts'
import { bracesIn, placeholdersIn, withoutTags, type SiteText } from './text.ts'

function fault(message: string, code?: FieldErrorCode): ValidationError {
  return new ValidationError([{ field: 'value', message, ...(code && { code }) }])
}

/** Most letters of rich text without its marks count, as people see no marks. */
function lengthOf(value: string, { kind }: SiteText): number {
  return kind === 'rich' ? withoutTags(value, '').length : value.length
}

/** Placeholders that a text may use: its default’s, and the common ones. */
export function allowedPlaceholders(text: SiteText): string[] {
  return [...new Set([...placeholdersIn(text.default), ...text.common])]
}

/** A text as it is kept: trimmed, rich text sanitised. Throws ValidationError, with a sentence for people. */
export function checkedText(text: SiteText, given: string): string {
  const check: z.ZodType = text.kind === 'rich' ? optionalHtml.check : paragraph.check
  const { data, error } = check.safeParse(given)
  if (error) throw fault(error.issues[0]?.message ?? '', 'INVALID')
  const value = typeof data === 'string' ? data : ''
  if (value === '' && (text.kind === 'label' || text.kind === 'line')) throw fault(missing, 'REQUIRED')
  // Nothing would know that it is used.
  if (keysInText(value).length > 0)
    throw fault('Ce texte ne peut pas montrer d’image\u00a0: retirez-la.', 'INVALID')
  if (lengthOf(value, text) > text.max)
    throw fault(`Ce texte est trop long pour sa place\u00a0: ${text.max} caractères au plus.`, 'TOO_LONG')
  if ((text.kind === 'label' || text.kind === 'line') && /[\r\n]/.test(value))
    throw fault('Ce texte tient sur une ligne.')
  const known = allowedPlaceholders(text).map((name) => `{${name}}`)
  const unknown = bracesIn(value).find((one) => !known.includes(one))
  if (unknown === undefined) return value
  throw fault(
    `«\u00a0${unknown}\u00a0» n’est pas connu ici\u00a0; ce texte peut utiliser ${known.join(', ')}.`,
    'UNKNOWN',
  )
}

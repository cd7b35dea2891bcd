import type rules from '../../../../schema/inputRules.json'

/** What the server says of a field, made from its own checks: schema/inputRules.json. */
export interface Rule {
  required?: string
  maxLength: number
  tooLong: string
  pattern?: string
  invalid?: string
  /** What is wrong where this one and the other are both empty. */
  orElse?: { without: string; message: string }
}

export type FileRule = (typeof rules)['carriere']['cv']

export type Messages = Record<string, string>

/** What is wrong with a text, in the server's words; null where the browser finds nothing. */
export function textError({ required, maxLength, tooLong, pattern, invalid }: Rule, value: string) {
  const text = value.trim()
  if (text === '') return required ?? null
  if (text.length > maxLength) return tooLong
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return invalid ?? null
  return null
}

/** What is wrong where one of two would do and there is neither. */
export function eitherError({ orElse }: Rule, name: string, textOf: (name: string) => string): string | null {
  if (!orElse || textOf(name).trim() !== '' || textOf(orElse.without).trim() !== '') return null
  return orElse.message
}

/** Looks at name and size alone: the server alone can tell what is in the file. */
export function fileError({ accept, maxBytes, tooLarge, invalid }: FileRule, file: File) {
  const name = file.name.toLowerCase()
  if (!accept.split(',').some((extension) => name.endsWith(extension))) return invalid
  return file.size > maxBytes ? tooLarge : null
}

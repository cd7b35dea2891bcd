import type { z } from 'zod'
import { largestPage, longestSearch, usualPage } from './execution/connection.ts'
import { columns as carriere } from './content/types/carriere.ts'
import { columns as contact } from './content/types/contact.ts'
import { columns as devis } from './content/types/devis.ts'
import type { Columns } from './content/columns.ts'
import { facts, requiredLine } from './content/fields/fields.ts'
import { missing } from './errors.ts'
import { documentRules, downloadRules, pictureRules } from './content/files/fileRules.ts'
import { unreachable } from './content/fields/pairs.ts'
import { mostAtOnce } from './content/states.ts'
import { mostDownloads } from '../db/files/downloads.ts'
import { mostPictures } from '../db/files/gallery.ts'
import { minPasswordLength } from './accounts/password.ts'

/** Rules that a form can check of one field by itself, with their messages. */
interface TextRule {
  /** Message for an empty required field. */
  required?: string
  maxLength: number
  tooLong: string
  /** Source of a RegExp: a text that does not match is refused; one that does may still be. */
  pattern?: string
  invalid?: string
  /** Message for a field left empty together with that other one. */
  orElse?: { without: string; message: string }
}

/**
 * Rules that forms, lists and the search share with the server, as inputRules.json. The messages come from the checks
 * themselves, so that browser and server cannot differ.
 */
export function printInputRules(): string {
  const rules = {
    contact: reachable(textRules(contact)),
    devis: reachable(textRules(devis)),
    carriere: { ...reachable(textRules(carriere)), cv: documentRules },
    picture: pictureRules,
    download: { ...downloadRules, mostDownloads },
    gallery: { mostPictures },
    account: { nom: textRule(requiredLine.check), password: { minLength: minPasswordLength } },
    required: missing,
    lists: { usualPage, largestPage, mostAtOnce },
    search: { maxLength: longestSearch },
  }
  return `${JSON.stringify(rules, null, 2)}\n`
}

function textRules(columns: Columns): Record<string, TextRule> {
  const texts = Object.entries(columns).flatMap(([name, { kind, givenBy, check }]) =>
    kind === 'String' && givenBy === 'creator' && check ? [[name, textRule(check)] as const] : [],
  )
  return Object.fromEntries(texts)
}

function reachable(rules: Record<string, TextRule>): Record<string, TextRule> {
  const { field, without, message } = unreachable
  const rule = rules[field]
  return rule ? { ...rules, [field]: { ...rule, orElse: { without, message } } } : rules
}

function textRule(rule: z.ZodType): TextRule {
  const told = facts.get(rule)
  if (!told) throw new Error('A field that visitors fill in tells no facts.')
  const { maxLength, pattern } = told
  const required = complaint(rule, '')
  return {
    ...(required !== undefined && { required }),
    maxLength,
    tooLong: complaint(rule, 'x'.repeat(maxLength + 1)) ?? '',
    ...(pattern && { pattern: pattern.source, invalid: complaint(rule, '§') ?? '' }),
  }
}

function complaint(rule: z.ZodType, value: string): string | undefined {
  return rule.safeParse(value).error?.issues[0]?.message
}

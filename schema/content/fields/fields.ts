import sanitize from 'sanitize-html'
import { z } from 'zod'
import { largestOrdre } from '../../../db/content/contentOrder.ts'
import { isBlank, isPrintable, showsSomething } from '../../../db/content/searchText.ts'
import { missing } from '../../errors.ts'
import { described, type Kind } from '../columns.ts'
import { hrefOf } from './html/hrefOf.ts'
import { normalText } from './html/normalHtml.ts'
import { keptTags } from './html/tags.ts'
import { couleurFault } from './couleur.ts'
import { emailShape, isEmail, keptEmail } from './email.ts'
import { phoneFault } from './phoneNumber.ts'

/**
 * Checks of every input field, with their French messages. Texts are trimmed, and an empty one becomes null. An absent
 * field stays absent, so that the same rules serve create and update.
 */

/** Facts that a form can check by itself, before it sends: see `inputRules.ts`. */
export const facts = z.registry<{ maxLength: number; pattern?: RegExp; format?: 'email' }>()

const sanitised = 'Sanitised HTML.'
const wgs84 = 'Degrees, WGS84.'

/** French number format: 1900, but 10 000. */
const { format } = new Intl.NumberFormat('fr-FR', { useGrouping: 'min2' })

function text(longest: number) {
  return (
    z
      .string({ error: 'Ce champ doit être un texte.' })
      // A text that is too long is not examined further.
      .max(longest, {
        error: `Ce texte est trop long\u00a0: ${format(longest)} caractères au plus.`,
        abort: true,
      })
      .refine(isPrintable, { error: 'Ce texte contient des caractères interdits.' })
      .register(facts, { maxLength: longest })
  )
}

const email = text(254)
  .refine(isEmail, {
    error: 'Cette adresse e-mail n’est pas valide. Écrivez par exemple «\u00a0aya@exemple.ci\u00a0».',
  })
  .transform(keptEmail)
  .register(facts, { maxLength: 254, pattern: emailShape, format: 'email' })

const notWeb = 'Cette adresse doit commencer par https:// ou http://.'
const url = text(2000)
  .regex(/^\S*$/, { error: notWeb, abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: notWeb }))

const lien = text(2000).refine(
  (value) =>
    /^\/(?![/\\])\S*$/.test(value) ||
    url.safeParse(value).success ||
    (/^(?:tel|mailto):/.test(value) && hrefOf(value) === value),
  { error: 'Ce lien doit commencer par «\u00a0/\u00a0», https://, tel: ou mailto:.' },
)

const day = text(10).pipe(
  z.iso.date({ error: 'Cette date n’existe pas\u00a0: écrivez-la comme 2026-03-31.' }),
)

/** By the time of Abidjan, which is UTC. */
const past = text(10)
  .regex(/^[12]\d{3}(-\d\d(-\d\d)?)?$/, {
    error: 'Écrivez l’année, comme 1998, ou la date, comme 1998-03-31.',
    abort: true,
  })
  .refine((value) => z.iso.date().safeParse(value + '-01-01'.slice(value.length - 4)).success, {
    error: 'Cette date n’existe pas.',
  })
  .refine((value) => value <= new Date().toISOString().slice(0, value.length), {
    error: 'Cette date n’est pas encore venue.',
  })

const phone = text(40)
  .superRefine((value, context) => {
    const message = phoneFault(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
  // Only the check itself tells which numbers are valid.
  .register(facts, { maxLength: 40 })

const couleur = text(7)
  .transform((value) => value.toLowerCase())
  .superRefine((value, context) => {
    const message = couleurFault(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

const slug = text(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'Lettres minuscules sans accent, chiffres et traits d’union seulement.',
    abort: true,
  })
  .refine((value) => /[a-z]/.test(value), { error: 'Cette adresse doit contenir au moins une lettre.' })

/**
 * Rich text that editors may write; all else is removed, not refused, as pasted text is full of it. What readers would
 * miss is refused: see `normalText`.
 */
const richText: sanitize.IOptions = {
  allowedTags: keptTags,
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/uploads\/[0-9a-f]{32}$/.test(attribs['src'] ?? ''),
  // Real texts are not nested deeper; thousands of levels would block the server for seconds.
  nestingLimit: 50,
}

/** Limit of `<` and `&` together: each costs as much as a hundred letters, and blocks other requests. */
const mostMarks = 10_000

const bounded = text(200_000).refine((value) => value.split(/[<&]/, mostMarks + 2).length <= mostMarks + 1, {
  error: `Ce texte a trop de balises et de signes «\u00a0&\u00a0» ou «\u00a0>\u00a0»\u00a0: ${format(mostMarks)} au plus.`,
})
const clean = (value: string) => sanitize(value, richText)

/**
 * Rich text: normalised into the allowed elements, then sanitised twice, as tags that the first pass removes may have
 * separated others. A text that is read and saved again stays as it is, and within its limit: `&` and `>` count as
 * entities.
 */
const html = bounded
  .transform((value, context) => {
    const { html, losses } = normalText(value)
    for (const message of losses) context.addIssue({ code: 'custom', message })
    return clean(html)
  })
  .pipe(bounded)
  .transform((value) => clean(value).trim())
  .pipe(bounded)
  .register(facts, { maxLength: 200_000 })

/** A whole number in these bounds. */
export function integer(least: number, most: number) {
  return between(least, most).int({ error: 'Ce champ doit être un nombre entier.' })
}

/** A number in these bounds. */
export function between(least: number, most: number) {
  const error = `Ce nombre doit être compris entre ${format(least)} et ${format(most)}.`
  return z.number({ error: 'Ce champ doit être un nombre.' }).min(least, { error }).max(most, { error })
}

/** Optional text: empty becomes null. */
function optional(rule: z.ZodType<string, string>) {
  const field = z
    .string({ error: 'Ce champ doit être un texte.' })
    .nullish()
    .transform((value) => {
      const trimmed = value?.trim() ?? ''
      return isBlank(trimmed) ? (value === undefined ? undefined : null) : trimmed
    })
    .pipe(rule.nullish())
  return tellingFactsOf(rule, field)
}

function required(rule: z.ZodType<string, string>) {
  const field = z
    .string({ error: missing })
    .trim()
    .refine((value) => !isBlank(value), { error: missing, abort: true })
    .pipe(rule)
  return tellingFactsOf(rule, field)
}

function tellingFactsOf<Field extends z.ZodType>(rule: z.ZodType, field: Field): Field {
  const told = facts.get(rule)
  if (told) facts.add(field, told)
  return field
}

/** Columns of content types by what they hold: kind, check and description. */
const text255 = text(255)
export const line = maybe('String', optional(text255))
export const requiredLine = always('String', required(text255))
export const paragraph = maybe('String', optional(text(10_000)))
export const requiredParagraph = always('String', required(text(10_000)))
export const optionalHtml = {
  ...maybe('String', tellingFactsOf(html, optional(html).transform(nullIfInvisible)), sanitised),
  isRich: true,
} as const
export const requiredHtml = {
  ...always(
    'String',
    tellingFactsOf(html, required(html).refine(showsSomething, { error: missing })),
    sanitised,
  ),
  isRich: true,
} as const
export const optionalEmail = maybe('String', optional(email))
export const requiredEmail = always('String', required(email))
export const optionalPhone = maybe('String', optional(phone))
export const requiredPhone = always('String', required(phone))
export const optionalUrl = maybe('String', optional(url))
export const optionalLien = maybe('String', optional(lien))
/** An accent colour that can be read in both schemes. */
export const optionalCouleur = maybe('String', optional(couleur))
/** A day, such as 2026-03-31. */
export const optionalDay = maybe('String', optional(day))
/** A year, month or day that has come, such as 1998, 1998-03 or 1998-03-31. */
export const optionalPast = maybe('String', optional(past))
/** Slug, made from the item’s name by default. */
export const slugOfItem = always('String', optional(slug))
export const annee = maybe('Int', integer(1900, 2100).nullish())
export const note = maybe('Int', integer(1, 5).nullish())
/** A percentage, such as 72.5. */
export const percentage = maybe('Float', between(0, 100).nullish())
export const ordre = maybe('Int', integer(0, largestOrdre).nullish())
export const latitude = maybe('Float', between(-90, 90).nullish(), wgs84)
export const longitude = maybe('Float', between(-180, 180).nullish(), wgs84)
/** Alt text and focal point of a picture; readers get them with the picture itself. */
export const pictureAlt = described(line, null)
export const pictureFocal = maybe('Float', between(0, 1).nullish(), null)
export const picture = { kind: 'picture', nullable: true, givenBy: 'creator' } as const
export const cv = { kind: 'document', nullable: true, givenBy: 'creator' } as const

/** Recognise plain text columns by their checks. */
export const proseChecks = new Set<z.ZodType>([
  line.check,
  requiredLine.check,
  paragraph.check,
  requiredParagraph.check,
])

/** Flag, such as a status; null is refused. */
export const flag = always('Boolean', z.boolean({ error: 'Ce champ vaut vrai ou faux.' }).optional())
export const lu = { ...described(flag, 'True: read by somebody of the staff.'), givenBy: 'editor' } as const

function maybe<K extends Kind, Check extends z.ZodType>(kind: K, check: Check, description?: string | null) {
  return { kind, nullable: true, check, givenBy: 'creator', description } as const
}

function always<K extends Kind, Check extends z.ZodType>(kind: K, check: Check, description?: string) {
  return { kind, nullable: false, check, givenBy: 'creator', description } as const
}

function nullIfInvisible(value: string | null | undefined): string | null | undefined {
  return typeof value === 'string' && !showsSomething(value) ? null : value
}

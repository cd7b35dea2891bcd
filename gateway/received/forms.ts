import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'graphql'
import { readBody } from '../../rest-compat/bodies/body.ts'
import { Refusal, tooLarge } from '../../rest-compat/refusal.ts'
import { FormFile } from '../../rest-compat/bodies/multipart.ts'
import { type Columns, holdsFile, namesOf } from '../../schema/content/columns.ts'
import { columns as carriere } from '../../schema/content/types/carriere.ts'
import { columns as contact } from '../../schema/content/types/contact.ts'
import { columns as devis } from '../../schema/content/types/devis.ts'
import type { Authenticator } from '../auth/visitor.ts'
import type { Execute } from '../graphql/execute.ts'
import type { SubmittedForm } from '../pages/site.ts'
import { retryAfterOutage } from '../http/failure.ts'
import type { Report } from '../http/report.ts'
import { requestId } from '../http/requestId.ts'
import { webRequest } from '../http/webRequest.ts'

interface Form {
  mutation: string
  columns: Columns
}

/** The pages that take a form without a script, and what it may hold, under the names of the mutation's input. */
const forms: Readonly<Record<string, Form>> = {
  '/contact': { mutation: 'Contact', columns: contact },
  '/devis': { mutation: 'Devis', columns: devis },
  '/carriere': { mutation: 'Carriere', columns: carriere },
}

/** The trap for robots: given on, never shown again. */
const trap = 'siteWeb'

/** Letters of a field. A longer text was typed by nobody, and a page that shows it again would cost ten times what others do. */
const longestText = 100_000

/** What is posted twice within a minute was posted once: without a script a double click sends two requests. */
const sameContentMs = 60_000

const documents = new Map(
  Object.entries(forms).map(([path, { mutation }]) => {
    const content = mutation === 'Devis' ? 'id reference' : 'id'
    return [
      path,
      parse(`mutation ($input: Create${mutation}Input!) { result: create${mutation}(input: $input) {
        ... on Create${mutation}Payload { content { ${content} } }
        ... on Error { code }
        ... on ValidationError { fields { field message } }
        ... on RateLimitError { retryAfter } } }`),
    ]
  }),
)

interface Result {
  content?: { reference?: string }
  code?: string
  fields?: { field: string; message: string }[]
  retryAfter?: number | undefined
}

interface Options {
  execute: Execute
  authenticator: Authenticator
  origin: string
  report: Report
}

/** The page of an offer, whose key keeps its letter case: it takes the form of `/carriere`. */
const offer = /^\/carriere\/([^/]+)\/?$/i

/** The page that a path means, in its own letter case, if it is one that takes a form. */
export function formPath(path: string): string | null {
  const [, key] = offer.exec(path) ?? []
  if (key !== undefined) return `/carriere/${key}`
  const exact = path.toLowerCase().replace(/\/$/, '')
  return exact in forms ? exact : null
}

/** Takes what a page's form posts: the address that says thanks, or the form to show again. */
export function createForms({ execute, authenticator, origin, report }: Options) {
  return async (
    path: string,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<{ thanks: string } | SubmittedForm> => {
    const page = offer.test(path) ? '/carriere' : path
    const document = documents.get(page)
    const form = forms[page]
    if (!document || !form) throw new Error(`${path} takes no form.`)
    let input: Record<string, string> = {}
    try {
      const body = await readForm(req, origin)
      input = textsOf(form, body)
      // A page of the site is the same for everybody, so what is sent from it comes from anybody.
      const caller = { ...(await authenticator.authenticate(req, res, 'form', true)), sameContentMs }
      const { data, errors } = await execute<{ result: Result }>(
        document,
        { input: { ...input, ...filesOf(form, body) } },
        { caller },
      )
      if (!data) throw errors?.[0] ?? new Error('The mutation answered nothing.')
      return answerTo(data.result, path, input)
    } catch (err) {
      if (err instanceof Refusal) return { status: err.status, input, messages: {} }
      if (report(err, 'formulaire', { path, id: requestId(req.headers) }) === 'UNAVAILABLE')
        return outage(input)
      return { status: 500, input, messages: {} }
    }
  }
}

function readForm(req: IncomingMessage, origin: string): ReturnType<typeof readBody> {
  const type = req.headers['content-type'] ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type.trim())) {
    throw new Refusal(415, 'BAD_REQUEST', 'Un formulaire est attendu.')
  }
  return readBody(webRequest(req, origin))
}

/** Nothing was kept: to be sent again as it is. */
function outage(input: Record<string, string>): SubmittedForm {
  return { status: 503, input: withoutTrap(input), messages: {}, retryAfter: Number(retryAfterOutage) }
}

function withoutTrap(input: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== trap))
}

function answerTo(
  { content, code, fields = [], retryAfter }: Result,
  path: string,
  input: Record<string, string>,
): { thanks: string } | SubmittedForm {
  if (content) {
    const thanks = new URLSearchParams({ merci: content.reference ?? 'oui' })
    // The page says what to bring for it.
    if (path === '/devis' && input['service']) thanks.set('service', input['service'])
    return { thanks: `${path}?${thanks}` }
  }
  const shown = withoutTrap(input)
  const messages = Object.fromEntries(fields.map(({ field, message }) => [field, message]))
  if (code === 'VALIDATION') return { status: 422, input: shown, messages }
  if (code === 'RATE_LIMITED') return { status: 429, input: shown, messages, retryAfter }
  throw new Error(`The form was refused with ${code}.`)
}

/** Forms end lines with CR LF. */
function textsOf({ columns }: Form, body: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = namesOf(columns, ({ kind, givenBy }) => kind === 'String' && givenBy === 'creator')
  const given = [...fields, trap].flatMap((name) => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined
    if (typeof value !== 'string') return []
    if (value.length > longestText) throw tooLarge()
    return [[name, value.replaceAll('\r\n', '\n')] as const]
  })
  return Object.fromEntries(given)
}

/** A field for a file that was left empty sends a file without name and content. */
function filesOf({ columns }: Form, body: Readonly<Record<string, unknown>>): Record<string, FormFile> {
  const given = namesOf(columns, holdsFile).flatMap((name) => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined
    return value instanceof FormFile && (value.size > 0 || value.name !== '') ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}

import { encodeGlobalID } from '@pothos/plugin-relay'
import { contentTables } from '../../../db/content/contentTypes.ts'
import type { ContentTable } from '../../../db/tables.ts'
import { typeNames } from '../../../schema/content/globalId.ts'
import { pdf, file, jpeg } from '../testing/files.ts'
import { client, multipart } from '../servers/server.ts'

/** A type of content as both doors name it. */
interface Written {
  path: string
  /** The field that updates change, the same by both doors; an address may stand in all of them. */
  text: string
  file?: 'image' | 'logo' | 'cv'
  /** What a new one needs beside its name. */
  required?: Record<string, string>
}

const email = 'yao@example.com'
export const writtenTypes = {
  projet: { path: 'projets', text: 'lieu', file: 'image' },
  service: { path: 'service', text: 'resume' },
  equipe: { path: 'equipe', text: 'poste' },
  partenaire: { path: 'partenaire', text: 'url', file: 'logo' },
  contact: { path: 'contact', text: 'sujet', required: { email, message: 'Bonjour' } },
  devis: { path: 'devis', text: 'lieu', required: { email, description: 'Un terrain' } },
  carriere: { path: 'carriere', text: 'poste', file: 'cv', required: { email } },
} satisfies Partial<Record<ContentTable, Written>>
export type Name = keyof typeof writtenTypes
export const names = contentTables.filter((table): table is Name => table in writtenTypes)

/** What is told of an item by either door. */
export interface State {
  status: boolean
  softdelete: boolean
  version: number
  text: string | null
}

export type Act = 'update' | 'publish' | 'unpublish' | 'trash' | 'restore' | 'erase'
export type Door = 'graphql' | 'rest'
export const doors: readonly Door[] = ['graphql', 'rest']

/** Null: it is there no more. */
export type WriteOutcome =
  | { outcome: 'done'; id: number; state: State | null }
  | { outcome: 'refused'; code: string }
  /** No answer, or that of an outage: it was done, or it was not. */
  | { outcome: 'unknown'; why: string }

/** The server to write to, and the account. */
export interface WriteTarget {
  origin: string
  token: string
}

/** The administrator of a server. */
export async function administratorOf(origin: string): Promise<WriteTarget> {
  const staff = client(origin)
  await staff.signIn()
  return { origin, token: staff.bearer() }
}

const picture = await jpeg(40, 30)
const cv = file(pdf, 'cv.pdf', 'application/pdf')

function fileOf({ file }: Written): Record<string, File> {
  return file ? { [file]: file === 'cv' ? cv : picture } : {}
}

export function globalIdOf(name: Name, id: number): string {
  return encodeGlobalID(typeNames[name], id)
}

/** Creates an item, with its file where it has one; the same `key` again is the same item. */
export function create(
  to: WriteTarget,
  door: Door,
  name: Name,
  nom: string,
  key: string,
): Promise<WriteOutcome> {
  const kind: Written = writtenTypes[name]
  const fields = { nom, ...kind.required }
  if (door === 'graphql') {
    const nothing = kind.file ? { [kind.file]: null } : {}
    const input = { ...fields, ...nothing, clientMutationId: key }
    const files = Object.fromEntries(
      Object.entries(fileOf(kind)).map(([field, one]) => [`variables.input.${field}`, one]),
    )
    return mutate(to, name, `create${typeNames[name]}`, `Create${typeNames[name]}Input`, input, files)
  }
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...fields, ...fileOf(kind) })) form.set(field, value)
  return rest(to, kind, 'POST', 'store', { 'idempotency-key': key }, form)
}

interface IntendedWrite {
  name: Name
  id: number
  /** Refused as CONFLICT where the item has moved on. */
  version: number
  act: Act
  /** What `update` writes. */
  text: string
}

export function change(
  to: WriteTarget,
  door: Door,
  { name, id, version, act, text }: IntendedWrite,
): Promise<WriteOutcome> {
  const kind: Written = writtenTypes[name]
  if (door === 'rest' && act !== 'erase') {
    const body = {
      update: { [kind.text]: text },
      publish: { status: true },
      unpublish: { status: false },
      trash: { softdelete: true },
      restore: { softdelete: false },
    }[act]
    const headers = { 'if-match': `"v${version}-x"`, 'content-type': 'application/json' }
    return rest(to, kind, 'PUT', `update/${id}`, headers, JSON.stringify(body))
  }
  const input = { id: globalIdOf(name, id), version }
  if (act === 'update') {
    const type = `Update${typeNames[name]}Input`
    return mutate(to, name, `update${typeNames[name]}`, type, { ...input, [kind.text]: text })
  }
  const mutation = {
    publish: 'publishContent',
    unpublish: 'unpublishContent',
    trash: 'softDeleteContent',
    restore: 'restoreContent',
    erase: 'eraseContent',
  }[act]
  return mutate(to, name, mutation, act === 'restore' ? 'RestoreInput' : 'ContentInput', input)
}

/** Activates `id` in the place of `replace`. */
export function swap(to: WriteTarget, name: Name, id: number, replace: number): Promise<WriteOutcome> {
  const input = { id: globalIdOf(name, id), replace: globalIdOf(name, replace) }
  return mutate(to, name, 'swapActiveContent', 'SwapActiveInput', input)
}

/** What there is of it now, for administrators: erased is null. */
export function read(to: WriteTarget, name: Name, id: number): Promise<WriteOutcome> {
  const { text } = writtenTypes[name]
  const query = `query ($id: ID!) { saved: node(id: $id) {
    ... on ${typeNames[name]} { databaseId status softdelete version text: ${text} } } }`
  return graphql(to, JSON.stringify({ query, variables: { id: globalIdOf(name, id) } }), {})
}

interface Content extends State {
  databaseId: number
}

interface Answer {
  data?: { saved: { content?: Content | null; code?: string } | Content | null } | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

function mutate(
  to: WriteTarget,
  name: Name,
  mutation: string,
  inputType: string,
  input: object,
  files: Record<string, File> = {},
): Promise<WriteOutcome> {
  const found = `content { databaseId status softdelete version ... on ${typeNames[name]} { text: ${writtenTypes[name].text} } }`
  const payload = mutation.endsWith('Content')
    ? 'LifecyclePayload'
    : `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`
  const query = `mutation ($input: ${inputType}!) { saved: ${mutation}(input: $input) {
    ... on ${payload} { ${found} } ... on Error { code } } }`
  return graphql(to, JSON.stringify({ query, variables: { input } }), files)
}

async function graphql(
  { origin, token }: WriteTarget,
  operation: string,
  files: Record<string, File>,
): Promise<WriteOutcome> {
  const authorization = `Bearer ${token}`
  const answered = await ask(`${origin}/graphql`, {
    method: 'POST',
    ...(Object.keys(files).length > 0
      ? { headers: { authorization }, body: multipart(operation, files) }
      : { headers: { authorization, 'content-type': 'application/json' }, body: operation }),
  })
  if ('why' in answered) return { outcome: 'unknown', ...answered }
  const { data, errors }: Answer = JSON.parse(answered.text)
  if (!data) {
    const [{ message, extensions } = { message: answered.text, extensions: {} }] = errors ?? []
    return refused(extensions?.code ?? message)
  }
  const { saved } = data
  if (saved === null) return { outcome: 'done', id: 0, state: null }
  if ('databaseId' in saved) return done(saved)
  return saved.code ? refused(saved.code) : saved.content ? done(saved.content) : gone
}

const gone: WriteOutcome = { outcome: 'done', id: 0, state: null }

function done({ databaseId, status, softdelete, version, text }: Content): WriteOutcome {
  return { outcome: 'done', id: databaseId, state: { status, softdelete, version, text } }
}

function refused(code: string): WriteOutcome {
  return code === 'UNAVAILABLE' ? { outcome: 'unknown', why: code } : { outcome: 'refused', code }
}

async function rest(
  { origin, token }: WriteTarget,
  { path, text }: Written,
  method: string,
  verb: string,
  headers: Record<string, string>,
  body: FormData | string,
): Promise<WriteOutcome> {
  const authorization = `Bearer ${token}`
  const init = { method, headers: { authorization, ...headers }, body }
  const answered = await ask(`${origin}/api/${path}/${verb}`, init)
  if ('why' in answered) return { outcome: 'unknown', ...answered }
  const answer: Record<string, unknown> = JSON.parse(answered.text)
  if (answered.status >= 300) return refused(String(answer.code))
  const [[, inner] = [], ...others] = Object.entries(answer)
  const item: Record<string, unknown> = others.length === 0 ? { ...Object(inner) } : answer
  const value = item[text]
  return {
    outcome: 'done',
    id: Number(item.id),
    state: {
      status: item.status === true,
      softdelete: item.softdelete === true,
      version: Number(/"v(\d+)-/.exec(answered.etag)?.[1]),
      text: typeof value === 'string' ? value : null,
    },
  }
}

interface Answered {
  status: number
  text: string
  etag: string
}

/** A whole answer, not that of an outage, or why there is none. */
async function ask(url: string, init: RequestInit): Promise<Answered | { why: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
    const text = await response.text()
    if (response.status === 503) return { why: `503 ${text}` }
    return { status: response.status, text, etag: response.headers.get('etag') ?? '' }
  } catch (error) {
    return { why: String(error) }
  }
}

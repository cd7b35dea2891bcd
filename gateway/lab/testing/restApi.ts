import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Readable } from 'node:stream'
import { type DocumentNode, execute as executeGraphql, validate } from 'graphql'
import { pino } from 'pino'
import type { Kind } from '../../../db/testing/testDatabases.ts'
import type { Execute } from '../../../rest-compat/execute.ts'
import { createRestApi } from '../../../rest-compat/router.ts'
import { boundsOf } from '../../../schema/content/fields/bounds.ts'
import { contentTypeNamed } from '../../../schema/content/contents.ts'
import { validateInput } from '../../../schema/content/faults.ts'
import { publicMutations } from '../../../schema/rights.ts'
import type { Files, Caller } from '../../../schema/context.ts'
import { schema } from '../../../schema/schema.ts'
import { newSchema, visitor, type TestSchema } from '../../../schema/testing/testSchema.ts'
import { createFileStore } from '../../uploads/files.ts'
import { storageOf } from '../../uploads/storageOf.ts'
import { askQuickly, type QuickAnswer } from './quickRequest.ts'
import { rows, type Row } from './restRows.ts'

export interface Reply {
  status: number
  headers: Headers
  json: unknown
  /** The answer, or what stands under its only key where there is just one. */
  item: Record<string, unknown>
}

export interface RestRequest {
  json?: unknown
  /** Sent urlencoded. */
  form?: Record<string, string> | string
  multipart?: FormData
  text?: string
  type?: string
  as?: 'administrator' | 'reader' | 'visitor'
  headers?: Record<string, string>
}

export interface RestServer {
  gateway: TestSchema
  /** The address of /api. */
  url: string
  /** What the API told of beside its answers. */
  reported: unknown[]
  /** As an administrator unless told otherwise. */
  ask(method: string, path: string, asked?: RestRequest): Promise<Reply>
  /** A new item with every field set; a question gets a new faq. */
  stored(path: string, extra?: Record<string, unknown>): Promise<Record<string, unknown>>
  fullBody(path: string, extra?: Record<string, unknown>): Promise<Record<string, unknown>>
  close(): Promise<void>
}

export const origin = 'https://geo.example'
const scopes: Caller['scope'][] = ['READ', 'WRITE']

/** The REST API over HTTP, on the real schema and an empty database of this kind. */
export async function newRestServer(kind: Kind): Promise<RestServer> {
  const gateway = await newSchema(kind)
  const { db, place } = gateway
  const files = createFileStore({
    db,
    room: null,
    storage: storageOf(place),
    logger: pino({ level: 'silent' }),
  })
  const reported: unknown[] = []
  const report = (error: unknown) => {
    reported.push(error)
    return { message: '', extensions: { code: 'INTERNAL' } }
  }
  const answer = createRestApi({
    origin,
    execute: executeOn(gateway, files),
    publicMutations,
    boundsOf,
    validateInput: (type, verb, input) => validateInput(contentTypeNamed(type), verb, input, db),
    report,
  })
  const server = createServer((req, res) => {
    const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const method = req.method ?? 'GET'
    const body = method === 'GET' || method === 'HEAD' ? null : limited(req)
    const init = { method, headers, body, duplex: 'half' }
    const request = new Request(new URL(req.url ?? '/', 'http://elsewhere.example'), init)
    const scope = scopes.find((one) => `Bearer ${one}` === req.headers.authorization)
    void answer(request, scope ? { ...gateway.administrator, scope } : visitor).then(async (response) => {
      res.writeHead(response.status, Object.fromEntries(response.headers))
      res.end(Buffer.from(await response.arrayBuffer()))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/api`

  const ask: RestServer['ask'] = async (method, path, asked = {}) => {
    const { json, form, multipart, text, type, as = 'administrator', headers = {} } = asked
    const authorization = { administrator: 'Bearer WRITE', reader: 'Bearer READ', visitor: undefined }[as]
    const contentType = json === undefined ? type : 'application/json'
    const options = {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(contentType && { 'content-type': contentType }),
        ...headers,
      },
    }
    const sent = form ? new URLSearchParams(form) : multipart
    const answered = sent
      ? await read(await fetch(url + path, { ...options, body: sent }))
      : await askQuickly(url + path, { ...options, body: json === undefined ? text : JSON.stringify(json) })
    const value: unknown = answered.text === '' ? null : JSON.parse(answered.text)
    return { status: answered.status, headers: answered.headers, json: value, item: unwrapped(value) }
  }

  const stored: RestServer['stored'] = async (path, extra) => {
    const { status, item, json } = await ask('POST', `/${path}/store`, { json: await fullBody(path, extra) })
    if (status !== 201) throw new Error(JSON.stringify(json))
    return item
  }

  let made = 0
  const fullBody: RestServer['fullBody'] = async (path, extra = {}) => {
    const { body } = rowOf(path)
    const faq = path === 'faqquestion' && !('faq' in extra) ? { faq: (await stored('faq')).id } : {}
    made++
    const slug = 'slug' in body ? { slug: `${String(body.slug)}-${made}` } : {}
    const nom = path.startsWith('categories') ? { nom: `${String(body.nom)} ${made}` } : {}
    return { ...faq, ...body, ...slug, ...nom, ...extra }
  }

  async function close(): Promise<void> {
    server.close()
    server.closeAllConnections()
    await files.stop()
    await gateway.close()
  }

  return { gateway, url, reported, ask, stored, fullBody, close }
}

async function read(response: Response): Promise<QuickAnswer> {
  return { status: response.status, headers: response.headers, text: await response.text() }
}

export function rowOf(path: string): Row {
  const found = rows[path]
  if (!found) throw new Error(`no row for ${path}`)
  return found
}

function executeOn(gateway: TestSchema, files: Files): Execute<Caller> {
  const signIn = async (email: string, password: string) => {
    const { account } = gateway.administrator
    return account && email === account.email && password === 'sésame' ? { account, token: 'jeton' } : null
  }
  const valid = new WeakSet<DocumentNode>()
  return async (document, variables, who) => {
    const errors = valid.has(document) ? [] : validate(schema, document)
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
    valid.add(document)
    const context = gateway.context(who)
    const contextValue = { ...context, files, auth: { ...context.auth, signIn } }
    const result = await executeGraphql({ schema, document, variableValues: variables, contextValue })
    return JSON.parse(JSON.stringify(result))
  }
}

function unwrapped(value: unknown): Record<string, unknown> {
  const outer = { ...Object(value) }
  const [[, inner] = [], ...others] = Object.entries(outer)
  return others.length === 0 && typeof inner === 'object' ? { ...Object(inner) } : outer
}

/** A body that fails at 1 MiB, as the gateway's does. */
function limited(req: Readable): ReadableStream<Uint8Array> {
  let size = 0
  return new ReadableStream({
    start(controller) {
      req.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= 2 ** 20) return controller.enqueue(chunk)
        req.removeAllListeners('data').removeAllListeners('end').resume()
        controller.error(Object.assign(new Error('Too large.'), { name: 'BodyTooLargeError' }))
      })
      req.on('end', () => controller.close())
    },
  })
}

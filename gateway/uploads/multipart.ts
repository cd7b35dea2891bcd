import { isUtf8 } from 'node:buffer'
import { GraphQLError } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { receivedBody, mediaTypeOf, readBytes } from '../../rest-compat/bodies/body.ts'
import { badRequest, Refusal } from '../../rest-compat/refusal.ts'
import { readJson } from '../../rest-compat/bodies/json.ts'
import { FormFile, readMultipart } from '../../rest-compat/bodies/multipart.ts'
import { readPairs, urlencoded } from '../../rest-compat/bodies/urlencoded.ts'
import { errorCodes } from '../../schema/errors.ts'
import type { OperationOrigin } from '../graphql/bounded.ts'
import { limitedBody } from '../security/bodies/bodyLimit.ts'
import { yieldToEventLoop } from '../queues/fairQueue.ts'
import { isDecodable } from '../http/webRequest.ts'

/** The length of the text that says which file goes where. */
const longestMap = 8_192

/** Members of an operation that are JSON, where it comes in an address or a form. */
const inJson = ['variables', 'extensions'] as const

/** Reads an operation: from a body bounded as it comes, and forms by the reader of REST. */
export const readOperations: Plugin<object, OperationOrigin> = {
  onRequestParse({ request, requestParser, setRequestParser, serverContext: { req, body }, fetchAPI }) {
    if (!req || !requestParser) return
    const { url, method, headers } = request
    if (method === 'GET') {
      setRequestParser(async (asked) => {
        const { search, searchParams } = new URL(url)
        if (!isDecodable(search)) throw badRequest('L’adresse n’est pas de l’UTF-8 valable.')
        // Yoga reads it again, and bounds nothing.
        for (const name of inJson) readJson(searchParams.get(name) || 'null')
        return requestParser(asked)
      })
    }
    if (method !== 'POST') return
    const type = headers.get('content-type') ?? ''
    const mediaType = mediaTypeOf(type)

    setRequestParser(async () => {
      if (mediaType === 'multipart/form-data')
        return operationOf(new Map(await receivedBody(readMultipart(limitedBody(req), type))))
      if (mediaType === urlencoded) return paramsOf(new Map(await receivedBody(readPairs(limitedBody(req)))))
      const bytes = body ?? (await receivedBody(readBytes(limitedBody(req), mediaType)))
      // Read as such it would be kept with letters that nobody wrote.
      if (!isUtf8(bytes)) throw badRequest('Le corps de la requête n’est pas de l’UTF-8 valable.')
      return requestParser(new fetchAPI.Request(url, { method, headers, body: bytes }))
    })
  },
}

/**
 * What is no operation, with its files or without, is its sender's mistake, and 400 whatever `Accept` says: Yoga takes
 * some of these for its own, and answers others with 200.
 */
export const refuseUnreadable: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        const read = await requestParser(request)
        // What was read is parsed, checked and done at once.
        await yieldToEventLoop()
        return read
      } catch (error) {
        // Yoga says what is wrong in English.
        const { message, status } =
          error instanceof Refusal ? error : { message: errorCodes.BAD_REQUEST, status: 400 }
        throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } })
      }
    })
  },
}

const members = ['query', 'id', 'operationName', 'variables', 'extensions']

/** What other servers read of an operation, and this one does not, means nothing here (GraphQL over HTTP). */
export const ignoreUnknown: Plugin = {
  onParams({ params, setParams }) {
    const entries = Object.entries(Object(params))
    const known: GraphQLParams = Object.fromEntries(entries.filter(([name]) => members.includes(name)))
    if (!Array.isArray(params)) setParams(known)
  },
}

/**
 * The operation of a form, after the GraphQL multipart request specification: `map` says which of the other parts goes
 * where.
 */
function operationOf(form: ReadonlyMap<string, string | FormFile>): GraphQLParams {
  const map = form.get('map') ?? '{}'
  if (map instanceof FormFile || map.length > longestMap) throw unreadable()
  const operation = parse(form.get('operations'))
  for (const [name, paths] of Object.entries(parse(map))) {
    const value = form.get(name)
    if (value === undefined || !Array.isArray(paths)) throw unreadable()
    // Each place would be a file of its own: one body of 12 MB, twenty times as many on the disk.
    if (paths.length > 1) throw badRequest('Une partie de ce formulaire va à une place, et à une seule.')
    for (const path of paths) place(operation, String(path).split('.'), value)
  }
  return operation
}

/** Puts a file where its null stands. */
function place(operation: object, path: string[], file: string | FormFile): void {
  const last = path.pop() ?? ''
  const holder = path.reduce<unknown>(own, operation)
  if (own(holder, last) !== null || !Reflect.set(Object(holder), last, file)) throw unreadable()
}

function own(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? Reflect.get(holder, key)
    : undefined
}

/** A form without files: two of its members are JSON. */
function paramsOf(form: ReadonlyMap<string, string>): GraphQLParams {
  const json = (name: string) => readJson(form.get(name) || 'null')
  const operation: object = {
    query: form.get('query'),
    operationName: form.get('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  }
  return operation
}

function parse(text: string | FormFile | undefined): object {
  if (typeof text !== 'string') throw unreadable()
  const value = readJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable()
  return value
}

function unreadable(): Refusal {
  return badRequest('Ce formulaire n’est pas une opération GraphQL avec ses fichiers.')
}

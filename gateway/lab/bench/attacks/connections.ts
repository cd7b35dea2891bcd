import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/* What attacks are made of: requests, and how a connection sends them. */

/** Whom to attack, as whom, and until when. */
export interface Target {
  port: number
  /** Bearer tokens of one account. */
  read: string
  write: string
  signal: AbortSignal
  over: Promise<unknown>
}

type Connected = (socket: Socket, target: Target, send: () => void) => Promise<unknown>
type Words = string | Buffer | ((n: number) => string)

export interface Attack {
  /** So many at a time. */
  connections: number
  /** What is sent, one after the other; a function is told how many were sent before. */
  words(target: Target): readonly Words[] | Promise<readonly Words[]>
  /** Each connection begins with the first of them; else they take turns. */
  inStep?: true
  /** What a connection does once it has sent, before it is cut off; it waits for its end unless told otherwise. */
  goesOn?: Connected
}

/** Another address than that of whoever measures, where the system has one: limits are counted by it. */
const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined

async function dial({ port }: Target): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  // The server may cut it off at any time: that is no failure of an attack.
  socket.on('error', () => {})
  await Promise.race([once(socket, 'connect'), closed(socket)])
  return socket
}

/** Each of so many connections does the same again and again until the time is over. */
export async function run(
  { connections, words, inStep, goesOn = answered }: Attack,
  target: Target,
): Promise<void> {
  const all = await words(target)
  let sent = 0
  async function one(): Promise<void> {
    for (let own = 0; !target.signal.aborted;) {
      const socket = await dial(target)
      if (socket.closed) {
        await pause(50)
        continue
      }
      const send = () => {
        const next = all[(inStep ? own : sent) % all.length] ?? ''
        own += 1
        sent += 1
        socket.write(typeof next === 'function' ? next(sent) : next)
      }
      send()
      await goesOn(socket, target, send)
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => void (socket.closed ? resolve() : socket.once('close', resolve)))

/** Until the connection is closed, ten seconds at the most. */
const answered: Connected = (socket) => Promise.race([closed(socket.resume()), pause(10_000)])

/** So long. */
export const after =
  (ms: number): Connected =>
  (socket) => {
    socket.resume()
    return pause(ms)
  }

/** Until something comes. */
export const begun: Connected = (socket) =>
  Promise.race([once(socket, 'data').catch(() => {}), closed(socket)])

/** It lives on, and sends again whenever it has had an answer. */
export const again: Connected = (socket, { over }, send) => {
  socket.on('data', (piece: Buffer) => piece.includes('HTTP/1.1 ') && send())
  return Promise.race([closed(socket), over])
}

/** It is held open; where it is refused, it comes again a second later. */
export const held: Connected = async (socket, { over }) => {
  await Promise.race([closed(socket.resume()), over])
  socket.destroy()
  await pause(1_000)
}

/** Does this twice a second, while the connection is open, and so often at the most. */
export const slowly =
  (act: (socket: Socket) => unknown, most = Infinity): Connected =>
  async (socket, { signal }) => {
    for (let n = 0; n < most && !signal.aborted && !socket.closed; n++) {
      await pause(500)
      act(socket)
    }
  }

export const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
let pages = 0
/** A page that nobody has asked for yet: it must be rendered. */
export const newPage = () => get(`/projets/a${(pages += 1)}`)

export function post(path: string, type: string, body: Buffer | string, token = '', more = ''): Buffer {
  const bearer = token && `Authorization: Bearer ${token}\r\n`
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  return Buffer.concat([Buffer.from(`${head}Connection: close\r\n${bearer}${more}\r\n`), Buffer.from(body)])
}

export const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables })

/** A GraphQL request; `input` is that of a mutation. */
export function ask(query: string, variables: object = {}, token = '', more = ''): Buffer {
  return post('/graphql', 'application/json', operation(query, variables), token, more)
}

/** A mutation of a type, which answers as little as it may. */
export function creating(type: string): string {
  return `mutation ($input: Create${type}Input!) { create${type}(input: $input) { __typename } }`
}

export const multipart = 'multipart/form-data; boundary=x'

/** A mutation with one file in the field of its input that is null. */
export function upload(
  type: string,
  input: Record<string, string | null>,
  file: Buffer,
  about: string,
  token = '',
): Buffer {
  const field = Object.keys(input).find((name) => input[name] === null)
  const part = (name: string, content: Buffer | string, more = '') => [
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  const parts = [
    ...part('operations', operation(creating(type), { input })),
    ...part('map', `{"0":["variables.input.${field}"]}`),
    ...part('0', file, `; ${about}`),
    Buffer.from('--x--\r\n'),
  ]
  return post('/graphql', multipart, Buffer.concat(parts), token)
}

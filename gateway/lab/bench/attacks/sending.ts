import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/* What attacks have in common: connections, requests, forms, and many of them at once. */

/** Whom to attack, as whom, and until when. */
export interface Target {
  port: number
  /** Bearer tokens of one account. */
  read: string
  write: string
  signal: AbortSignal
}

/** Another address than that of whoever measures, where the system has one: limits are counted by it. */
const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined

export async function dial({ port }: Target): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  // The server may cut it off at any time: that is no failure of an attack.
  socket.on('error', () => {})
  await Promise.race([once(socket, 'connect'), new Promise((resolve) => void socket.once('close', resolve))])
  return socket
}

/** Each of so many does the same again and again until the time is over. */
export async function crowd(
  size: number,
  { signal }: Target,
  act: (n: number) => Promise<void>,
): Promise<void> {
  async function one(n: number): Promise<void> {
    while (!signal.aborted) await act(n)
  }
  await Promise.all(Array.from({ length: size }, (_, n) => one(n)))
}

export const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
let pages = 0
/** A page that nobody has asked for yet: it must be rendered. */
export const newPage = () => get(`/projets/a${(pages += 1)}`)

export function post(path: string, type: string, body: Buffer | string, token = '', more = ''): Buffer {
  const bearer = token && `Authorization: Bearer ${token}\r\n`
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  return Buffer.concat([Buffer.from(`${head}Connection: close\r\n${bearer}${more}\r\n`), Buffer.from(body)])
}

export const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables })

/** Sends it and waits for the connection to be closed, ten seconds at the most. */
export async function send(target: Target, words: Buffer | string): Promise<void> {
  const socket = await dial(target)
  if (socket.closed) return pause(50)
  const end = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  socket.resume().write(words)
  await Promise.race([end, pause(10_000)])
  socket.destroy()
}

/** Each of so many connections lives on, and sends again whenever it has had an answer. */
export function again(size: number, target: Target, words: (n: number) => string): Promise<void> {
  const over = once(target.signal, 'abort')
  let sent = 0
  return crowd(size, target, async () => {
    const socket = await dial(target)
    const send = () => void socket.write(words((sent += 1)))
    socket.on('data', (piece: Buffer) => piece.includes('HTTP/1.1 ') && send())
    send()
    await Promise.race([once(socket, 'close'), over])
    socket.destroy()
  })
}

export const boundary = 'x'
export const multipart = `multipart/form-data; boundary=${boundary}`

/** A part of a form. */
export function part(name: string, content: Buffer | string, file = ''): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
}

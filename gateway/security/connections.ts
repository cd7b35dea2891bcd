import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openFiles } from '../start/openFiles.ts'
import { Incoming, type IncomingOptions, lingeringMs } from './bodies/incoming.ts'
import type { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { addressKey } from './rateLimit.ts'

/** Node's time limits for slow clients. */
const clientTimeouts = {
  headersTimeout: 10_000,
  /** 12 MB by a phone on a slow link. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
}
/**
 * How long a connection waits for its next request. Proxies keep theirs for 60 s (nginx, Amazon's balancers), and a POST that is
 * sent while this end closes is cut: with one in front ours live longer.
 */
const keepAlive = { alone: 10_000, behindProxy: 75_000 }
/** Milliseconds without a byte either way; open subscriptions send one every 12 seconds. */
const idleTimeoutMs = 120_000
/** Each connection is an open file, and so is much else: the database, pictures on their way out. */
const otherFiles = 128
const mostConnections = Math.min(5_000, openFiles - otherFiles)
/**
 * The share of one address, so that nobody takes all of them alone. Behind a proxy all come from the proxy, and it is
 * for the proxy to say.
 */
const mostOfAddress = Math.min(1_000, mostConnections / 2)
/**
 * Requests of one connection that wait for their answers, in order. Browsers and proxies send one after the other; a client
 * that has more of them wait is cut off.
 */
const mostWaiting = 16
const endings = new WeakMap<ServerResponse, (() => void)[]>()

/**
 * Calls `then` once a request is over: its answer has gone out, or its connection is closed, whichever comes first; at once
 * where it is over already. What is held for a request is given back here.
 */
export function onResponseClosed(res: ServerResponse, then: () => void): void {
  const waiting = endings.get(res)
  if (waiting) waiting.push(then)
  else then()
}

/** Whether nobody waits for the answer any more. */
export function isResponseClosed(res: ServerResponse): boolean {
  return !endings.has(res)
}

interface Options extends IncomingOptions {
  places: KeyedSemaphore
  trustProxy: number
  handle(req: IncomingMessage, res: ServerResponse): void
}

/** Whether the client sends more than the head of its request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/**
 * Reads the rest of a body after its answer, at the same pace, then closes in two stages if that was the last answer of the
 * connection (RFC 9112, section 9.6). A client that waits for the end cannot reconnect at once.
 */
function drainBody(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req
  // Starts the stream: Node would otherwise discard the body without calling `push`, which limits it.
  req.read(0)
  res.once('finish', () => {
    // A body left unread would stay in memory for as long as the connection.
    req.resume()
    if (req.complete) return
    const late = setTimeout(() => socket.destroy(), lingeringMs)
    // Node does not close a request that is answered.
    const end = () => void req.destroy()
    socket.once('close', end)
    req.once('close', () => {
      clearTimeout(late)
      socket.off('close', end)
    })
  })
  const close = () => {
    if (req.complete) return Socket.prototype.destroySoon.call(socket)
    socket.end()
    req.once('end', () => socket.destroy())
  }
  // Node calls it after the last answer of a connection.
  socket.destroySoon = close
}

/** Node's HTTP server, with bounds on connections and on what waits on each. */
export function createHttpServer({ places, trustProxy, cutOff, paceOf, handle }: Options): Server {
  const onRequest = (req: Incoming, res: ServerResponse) => {
    req.options = {
      paceOf,
      cutOff(why) {
        cutOff(why)
        // The answer to a client that is cut off is the last of its connection.
        if (!res.headersSent) res.setHeader('connection', 'close')
      },
    }
    const waiting = enqueue(req.socket, res, { cutOff, handle })
    if (!waiting) return
    if (hasBody(req)) drainBody(req, res)
    if (waiting === 1) handle(req, res)
  }
  const keepAliveTimeout = trustProxy > 0 ? keepAlive.behindProxy : keepAlive.alone
  const server = createServer({ ...clientTimeouts, keepAliveTimeout, IncomingMessage: Incoming }, onRequest)
  // Requests with an unknown Expect header, which Node would answer by itself, however many there are.
  server.on('checkExpectation', onRequest)
  server.maxConnections = places.share(mostConnections)
  // Node bounds their size. With too many it would silently drop the last ones, which are a proxy's.
  server.maxHeadersCount = 0
  server.setTimeout(idleTimeoutMs)
  server.on('connection', (socket) => {
    if (trustProxy > 0) return
    const from = `connections from ${addressKey(socket.remoteAddress ?? '')}`
    const leave = places.acquire([from, mostOfAddress])
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
  return server
}

/** Longest turn of the event loop that counts as quiet. */
const quietMs = 1
/** Longest wait for a quiet turn. */
const quietWithinMs = 1_000

/**
 * Resolves once connections that have arrived are accepted and read, as far as that can be told. On close the system resets
 * connections with unread bytes, and their clients could not know whether a write was done.
 */
export async function connectionsDrained(server: Server): Promise<void> {
  const latest = performance.now() + quietWithinMs
  let isQuiet = false
  // One connection is accepted a turn, however many wait.
  const disturb = () => void (isQuiet = false)
  server.on('connection', disturb)
  while (!isQuiet && performance.now() < latest) {
    const before = performance.now()
    isQuiet = true
    await nextTurn()
    if (performance.now() - before > quietMs) disturb()
  }
  server.off('connection', disturb)
}

/**
 * Pending answers of each connection, in order. They are arrays, since a Set or Map makes a new table of itself every few
 * requests, to which the former one points: once one is old, the next ones and their requests live until V8's next full collection.
 */
const answers = new WeakMap<Socket, ServerResponse[]>()

/**
 * Queues a pipelined request until those before it on its connection are answered, so that no write overtakes an earlier one
 * (RFC 9112, section 9.3.2) and no answers pile up for a client that reads none. Returns the length of the queue; null where it
 * is full and the connection was cut off.
 */
function enqueue(
  socket: Socket,
  res: ServerResponse,
  { cutOff, handle }: Pick<Options, 'cutOff' | 'handle'>,
): number | null {
  const waiting = answers.get(socket) ?? openQueue(socket)
  if (socket.destroyed) return null
  if (waiting.length >= mostWaiting) {
    socket.destroy()
    cutOff('trop de requêtes sans attendre les réponses')
    return null
  }
  endings.set(res, [])
  res.once('close', () => {
    waiting.splice(waiting.indexOf(res), 1)
    const then = endings.get(res) ?? []
    endings.delete(res)
    for (const each of then) each()
    const [next] = waiting
    // Nobody would see another answer after the last one, or once the connection is closed.
    if (next && socket.writable) handle(next.req, next)
  })
  return waiting.push(res)
}

function openQueue(socket: Socket): ServerResponse[] {
  const waiting: ServerResponse[] = []
  answers.set(socket, waiting)
  socket.once('close', () => {
    for (const res of waiting.slice()) {
      // Node closes the answer whose turn it is, and says nothing to those behind it.
      if (res.socket) continue
      res.destroy()
      res.emit('close')
    }
  })
  return waiting
}

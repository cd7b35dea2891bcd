import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  /** All requests, whole, taken or not. */
  received: Received[]
  /** What it does with the next ones. */
  answer: (res: ServerResponse, req: IncomingMessage) => void
  close(): Promise<void>
}

export const fine = (res: ServerResponse): void => void res.writeHead(204).end()

/** The program at the other end of a webhook. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((req, res) => {
    let body = ''
    req.setEncoding('utf8')
    req.on('data', (piece: string) => (body += piece))
    req.on('end', () => {
      received.push({ headers: req.headers, body })
      receiver.answer(res, req)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const receiver: Receiver = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/crochet`,
    received,
    answer: fine,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/* The baseline: node:http, which sends what it was told for an address, or for the same without a query, else 404, and does nothing else. */

export interface Sent {
  status: number
  headers: Record<string, string>
  /** In base64. */
  body: string
}

process.once('message', (answers: Record<string, Sent>) => {
  const ready = new Map(
    Object.entries(answers).map(([key, { status, headers, body }]) => [
      key,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer((req, res) => {
    const known = req.headers['if-none-match'] === undefined ? 'whole' : 'known'
    const answer = ready.get(`${known} ${req.url}`) ?? ready.get(`${known} ${req.url?.split('?')[0]}`)
    if (!answer) return res.writeHead(404).end()
    res.writeHead(answer.status, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address: AddressInfo | string | null = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})

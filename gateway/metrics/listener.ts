import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Config } from '../config.ts'
import { textOf, type Family } from './families.ts'

/** Answers `GET /metrics` on a port of its own, until this process ends. */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  read: () => Promise<readonly Family[]>,
): Promise<void> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') return void res.writeHead(404).end()
    res.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8')
    read().then(
      (families) => res.end(textOf(families)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
}

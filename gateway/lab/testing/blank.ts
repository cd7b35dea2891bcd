import { once } from 'node:events'
import { createServer } from 'node:http'

/** An empty page on an origin of its own. */
export async function serveBlank(): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(
    (_req, res) => void res.setHeader('content-type', 'text/html').end('<title></title>'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

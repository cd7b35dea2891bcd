import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a PostgreSQL that can be cut off, or stop without a word, as its machine might. */
export interface Proxy {
  url: string
  /** Nothing comes through any more, and nobody is told. */
  freeze(): void
  /** Nobody is there: connections end, and new ones are refused. */
  cut(): Promise<void>
  /** As before. */
  mend(): Promise<void>
}

export async function startProxy(to: string): Promise<Proxy> {
  const url = new URL(to)
  const target = { host: url.hostname, port: Number(url.port) }
  const ends = new Set<Socket>()
  let frozen = false

  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(target)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('data', (data) => other.write(data))
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
      if (frozen) end.pause()
      else end.resume()
    }
  })

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
    return address.port
  }

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : undefined
    server.close()
    for (const end of ends) end.destroy()
    await closed
  }

  const port = await listen(0)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    freeze() {
      frozen = true
      for (const end of ends) end.pause()
    },
    cut,
    async mend() {
      frozen = false
      for (const end of ends) end.resume()
      if (!server.listening) await listen(port)
    },
  }
}

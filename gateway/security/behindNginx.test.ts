import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { connectAndSend } from '../lab/servers/inProcess.ts'
import { startNginx } from '../lab/servers/nginx.ts'
import { ambiguous, chunked, hidden, post, query } from '../lab/testing/rawRequests.ts'
import { freePort, type RunningServer, startServer } from '../lab/servers/server.ts'

/* Needs nginx on the path (nginx-light of Debian). What it hands on and what we read must be the same requests. */

describe.runIf(process.env.TEST_LONG)('behind nginx', () => {
  let server: RunningServer
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let remove: () => void
  const ports = { whole: 0, streamed: 0 }

  beforeAll(async () => {
    const place = await newMigrated('sqlite')
    remove = place.remove
    server = await startServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'info', TRUST_PROXY: '1' })
    Object.assign(ports, { whole: await freePort(), streamed: await freePort() })
    nginx = await startNginx(configuration(new URL(server.origin).port), ports.whole)
  })
  afterAll(async () => {
    await nginx.stop()
    await server.stop()
    remove()
  })

  function configuration(port: string): string {
    const door = (listen: number, buffering: string) => `server {
      listen 127.0.0.1:${listen};
      location / {
        proxy_pass http://site; proxy_http_version 1.1; proxy_request_buffering ${buffering};
        proxy_set_header Connection ''; proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } }`
    return `keepalive_timeout 1s;
      upstream site { server 127.0.0.1:${port}; keepalive 4; }
      ${door(ports.whole, 'on')} ${door(ports.streamed, 'off')}`
  }

  const read = () => server.output().match(/"msg":"requête"/g)?.length ?? 0
  let markers = 0

  /** How many requests were read until now; whatever came before is written down before what this asks for. */
  async function readUntilNow(): Promise<number> {
    const path = `/fin-${(markers += 1)}`
    await (await fetch(server.origin + path)).text()
    await expect.poll(() => server.output().includes(`"path":"${path}"`)).toBe(true)
    return read()
  }

  /** How many answers of ours a client of nginx gets for these words, and how many requests we read for them. */
  async function exchange(port: number, words: string): Promise<{ answered: number; read: number }> {
    const before = await readUntilNow()
    const socket = await connectAndSend(port, words)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(socket, 'close')
    const after = await readUntilNow()
    const answered =
      Buffer.concat(chunks)
        .toString()
        .match(/^content-security-policy:/gim)?.length ?? 0
    return { answered, read: after - before - 1 }
  }

  const seldom: typeof ambiguous = [
    ['one request after the other', post(['Content-Length: 24'], query) + hidden],
    ['chunks', post([chunked], `18\r\n${query}\r\n0\r\n\r\n`) + hidden],
    [
      'chunks with extensions and trailers',
      post([chunked], `18;a=b\r\n${query}\r\n0\r\nX: y\r\n\r\n`) + hidden,
    ],
  ]

  describe.each(['whole', 'streamed'] as const)('that hands bodies on %s', (kind) => {
    test.each([...seldom, ...ambiguous])(
      '%s: as many requests are read as are answered',
      async (_what, words) => {
        const seen = await exchange(ports[kind], words)
        expect(seen.read).toBe(seen.answered)
      },
    )

    test.each(seldom)('%s: both are answered', async (_what, words) => {
      expect(await exchange(ports[kind], words)).toEqual({ answered: 2, read: 2 })
    })
  })
})

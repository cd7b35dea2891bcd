import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { client, startServer } from '../lab/servers/server.ts'

/* Needs the registry, for OpenTelemetry as `README.md` has it installed. */

interface Span {
  traceId: string
  name: string
}

describe.runIf(process.env.TEST_LONG)('OpenTelemetry, installed beside the product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'geometre-telemetry-'))
  const packages = ['@opentelemetry/api', '@opentelemetry/auto-instrumentations-node']
  const register = join(folder, 'node_modules', packages[1] ?? '', 'build', 'src', 'register.js')
  let collected = ''
  let collector: Server

  /** What has been sent so far: each request to the collector is JSON of its own. */
  function spans(): Span[] {
    const found: Span[] = []
    for (const sent of collected.split('\n').filter(Boolean))
      JSON.parse(sent, (_key, value: unknown) => {
        if (isSpan(value)) found.push(value)
        return value
      })
    return found
  }

  beforeAll(async () => {
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder]
    await promisify(execFile)('npm', ['install', ...flags, ...packages], { cwd: folder })
    collector = createServer(async (req, res) => {
      collected += `${await text(req)}\n`
      res.setHeader('content-type', 'application/json').end('{}')
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
  })
  afterAll(async () => {
    collector.close()
    await once(collector, 'close')
    rmSync(folder, { recursive: true })
  })

  test('follows a request into the database by the variables of its own, and tells nothing of what was written', async () => {
    const { url = '', dataDir, remove } = await newPlace('postgres')
    const address = collector.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const server = await startServer({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--require ${register}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_LOGS_EXPORTER: 'none',
      OTEL_NODE_RESOURCE_DETECTORS: 'none',
    })
    await client(server.origin).run(
      'mutation { createContact(input: { nom: "Awa Secrète", email: "a@example.com", message: "Bingerville" }) { __typename } }',
    )
    // What has not been sent is sent then.
    expect(await server.stop()).toBe(0)
    const all = spans()
    const request = all.find(({ name }) => name.startsWith('POST'))
    const below = all.filter(({ traceId }) => traceId === request?.traceId).map(({ name }) => name)
    expect(below).toContainEqual(expect.stringMatching(/^pg\.query:INSERT/))
    for (const written of ['Secrète', 'Bingerville', 'a@example.com'])
      expect(collected).not.toContain(written)
    remove()
  })
})

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'traceId' in value && 'name' in value
}

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, type ClientHttp2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { startNginx } from '../lab/servers/nginx.ts'
import { freePort, type RunningServer, runProgram, startServer } from '../lab/servers/server.ts'

/* Needs nginx, openssl, systemd and docker-compose on the path (Debian's nginx-light, openssl, systemd and docker-compose). */

const run = promisify(execFile)
const example = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

describe.runIf(process.env.TEST_LONG)('the examples', () => {
  let folder: string
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'deploy-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('the unit is one that systemd reads, and leaves the server little', async () => {
    const unit = join(folder, 'geometre.service')
    writeFileSync(unit, example('geometre.service').replace('/usr/bin/node', process.execPath))
    const verified = await run('systemd-analyze', ['verify', unit])
    expect(verified.stdout + verified.stderr).toBe('')
    // Fails where the exposure, times ten, is above that.
    const { stdout } = await run('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit])
    expect(stdout).toContain('Overall exposure level')
  })

  test('the compose file is one that its program reads, and says what is missing', async () => {
    const config = (environment: Record<string, string>) =>
      run('docker-compose', ['-f', join(import.meta.dirname, 'compose.yaml'), 'config'], {
        env: { PATH: process.env.PATH, S3_SECRET_ACCESS_KEY: 'a', POSTGRES_PASSWORD: 'b', ...environment },
      })
    const { stdout } = await config({ PUBLIC_URL: 'https://www.example.com' })
    expect(stdout).toContain('DATABASE_URL: postgres://geometre@database/geometre')
    await expect(config({})).rejects.toThrow('PUBLIC_URL')
  })

  describe('nginx in front of two servers', () => {
    let server: RunningServer
    let session: ClientHttp2Session
    let environment: Record<string, string>
    const stops: (() => unknown)[] = []

    beforeAll(async () => {
      const place = await newPlace('sqlite')
      stops.push(place.remove)
      const [open, secure, alive] = [await freePort(), await freePort(), await freePort()]
      const origin = `https://localhost:${secure}`
      environment = { DATA_DIR: place.dataDir, PUBLIC_URL: origin, TRUST_PROXY: '1', WORKERS: '2' }
      server = await startServer(environment)
      stops.push(server.stop)
      const pair = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
      const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
      await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...pair, ...names])
      const http = example('nginx.conf')
        .replaceAll(/^ *listen \[::\].*$/gm, '')
        .replace('listen 80', `listen 127.0.0.1:${open}`)
        .replace('listen 443', `listen 127.0.0.1:${secure}`)
        .replaceAll('www.example.com', 'localhost')
        .replaceAll('/etc/ssl/geometre', folder)
        .replace('/var/lib/nginx/geometre', join(folder, 'cache'))
        .replaceAll('/var/log/nginx', folder)
        .replaceAll(/127\.0\.0\.1:400[01]/g, new URL(server.origin).host)
      const nginx = await startNginx(
        `${http} server { listen 127.0.0.1:${alive}; location / { return 200; } }`,
        alive,
      )
      stops.push(nginx.stop)
      session = connect(origin, { ca: readFileSync(join(folder, 'fullchain.pem')) })
      stops.push(() => session.close())
      await once(session, 'connect')
    })
    afterAll(async () => {
      for (const stop of stops.toReversed()) await stop()
    })

    /** An answer over HTTP/2. */
    async function ask(path: string, headers = {}): Promise<{ status: unknown; id: unknown; body: string }> {
      const stream = session.request({ ':path': path, ...headers })
      const [answer] = await once(stream, 'response')
      return { status: answer[':status'], id: answer['x-request-id'], body: await text(stream) }
    }

    test('speaks HTTP/2, names each request, and keeps what may be kept', async () => {
      const first = await ask('/Faq')
      expect([session.alpnProtocol, first.status]).toEqual(['h2', 200])
      expect(first.id).toMatch(/^[\da-f]{32}$/)
      await expect.poll(server.output).toContain(`"id":"${String(first.id)}"`)
      // One that is kept has the name of its own request, by which the log of nginx leads to it.
      const kept = await ask('/Faq')
      expect(kept.id).toMatch(/^[\da-f]{32}$/)
      expect(kept.id).not.toBe(first.id)
      const logged = () => readFileSync(join(folder, 'geometre.log'), 'utf8')
      await expect.poll(logged).toContain(`id=${String(first.id)}`)
      await expect.poll(logged).toMatch(new RegExp(`"GET /Faq HTTP/2.0" 200 .* HIT id=${String(kept.id)}`))
      const forged = await ask('/readyz', { 'x-request-id': 'a', 'x-forwarded-for': '192.0.2.1' })
      expect([forged.status, forged.body]).toEqual([200, 'ok'])
      expect(forged.id).not.toBe('a')
      const signedIn = await ask('/admin/login')
      expect((await ask('/admin/login')).id).not.toBe(signedIn.id)
    })

    test('logs no query, and nothing of what opens a preview', async () => {
      for (const path of ['/apercu/', '/APERCU/', '/og/apercu/', '/%61percu/']) await ask(`${path}secret`)
      await ask('/contact?message=secret')
      const logged = () => readFileSync(join(folder, 'geometre.log'), 'utf8')
      await expect.poll(logged).toContain('"GET /contact HTTP')
      expect(logged()).not.toContain('secret')
      expect(readFileSync(join(folder, 'geometre.error.log'), 'utf8')).toBe('')
    })

    test('is what TRUST_PROXY says, as the doctor finds', async () => {
      const trusting = { ...environment, NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem') }
      const { code, said } = await runProgram('doctor', [], trusting)
      expect(said).toContain('✓ X-Forwarded-For est écrit par autant de proxys (1) que TRUST_PROXY en croit.')
      expect(code).toBe(0)
      const blind = await runProgram('doctor', [], { ...trusting, TRUST_PROXY: '0' })
      expect(blind.said).toContain('✗ X-Forwarded-For a 1 adresse ici, et TRUST_PROXY vaut 0')
    })
  })
})

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { nativeEnvironment } from '../start/prepare.mjs'
import { client, startServer, type RunningServer } from '../lab/servers/server.ts'

/* Needs a Linux that lets its users have a mount namespace (unshare of util-linux). */

const run = promisify(execFile)
const picture = join(import.meta.dirname, '..', '..', 'db', 'demo', 'pictures', 'files', 'equipe-1-640.webp')

/** What Node is started by where this folder cannot be written, after others as some start it. */
const readOnly = (folder: string) => `#!/bin/sh
exec nice unshare --map-root-user --mount sh -c '
  mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"
' ${folder} ${process.execPath} "$@"
`

test('a process in the image is told what `npm start` tells it', () => {
  const told = /^ENV (.*)$/m.exec(readFileSync(join(import.meta.dirname, 'Containerfile'), 'utf8'))?.[1]
  const pairs = Object.entries(nativeEnvironment).map(([name, value]) => `${name}=${value}`)
  expect(told?.split(' ')).toEqual(expect.arrayContaining(pairs))
})

describe.runIf(process.env.TEST_LONG)(
  'what the image has of the product, on a disk that is read-only',
  () => {
    let folder: string
    let image: string
    let program: string
    const stops: (() => unknown)[] = []
    let server: RunningServer
    let environment: Record<string, string>

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'image-'))
      stops.push(() => rmSync(folder, { recursive: true }))
      image = join(folder, 'geometre')
      program = join(image, 'program')
      await run(process.execPath, [join(import.meta.dirname, 'pack.mjs'), image])
      const node = join(folder, 'node')
      writeFileSync(node, readOnly(image), { mode: 0o755 })
      const place = await newPlace('sqlite')
      stops.push(place.remove)
      environment = { DATA_DIR: place.dataDir, TEST_PROGRAM: program, CONTENT: 'demo' }
      server = await startServer(environment, { node })
    }, 120_000)
    afterAll(() => {
      for (const stop of stops.toReversed()) stop()
    })

    test('is small', async () => {
      const { stdout } = await run('du', ['-sm', '--apparent-size', image])
      // Beside it the image holds Node and PostgreSQL’s programs with their libraries, 150 MB: 250 in all.
      expect(parseInt(stdout, 10)).toBeLessThan(95)
    })

    test('has what pages, pictures, passwords and both APIs need', async () => {
      const page = await fetch(server.origin).then((answer) => answer.text())
      const [script = 'none'] = /\/assets\/[^"]+\.js/.exec(page) ?? []
      for (const path of [script, '/og/histoire.jpg', '/favicon.ico', '/api/docs', '/api/projets/site'])
        expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200])
      const staff = client(server.origin)
      await staff.signIn()
      const made = await staff.run<{ made: { content?: { logo: object | null } } }>(
        `mutation ($logo: Upload!) { made: createPartenaire(input: { nom: "Awa", logo: $logo })
        { ... on CreatePartenairePayload { content { logo { width } } } } }`,
        { logo: null },
        { 'variables.logo': new File([readFileSync(picture)], 'awa.webp', { type: 'image/webp' }) },
      )
      expect(made.made.content?.logo).toEqual({ width: 640 })
    })

    test('has the commands, and ends well', async () => {
      const archive = join(folder, 'archive.tar')
      const options = { env: { PATH: process.env.PATH, ...environment }, cwd: image }
      await run(process.execPath, [join(program, 'backup.js'), archive], options)
      await run(process.execPath, [join(program, 'backup.js'), '--verify', archive], options)
      expect(await server.stop()).toBe(0)
    })
  },
)

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { jpeg } from '../lab/testing/files.ts'
import { installNodes, nodeVersions } from '../lab/runner/nodes.ts'
import { client, startServer } from '../lab/servers/server.ts'

/* Needs the registry, for the versions of Node.js. */

const root = join(import.meta.dirname, '..', '..')
/** What binaries, hashes, files, databases and the parser of HTTP have a part in. */
const files = [
  'db/migrate.test.ts',
  'db/content/search.test.ts',
  'gateway/auth/session.test.ts',
  'gateway/backup/backup.test.ts',
  'gateway/security/malformed.test.ts',
  'gateway/uploads/uploads.test.ts',
  'gateway/workers/workers.test.ts',
]

describe.runIf(process.env.TEST_LONG)('the product as it is built here', () => {
  let programs: string[]
  let remove: () => void
  beforeAll(async () => {
    ;({ programs, remove } = await installNodes())
  })
  afterAll(() => remove())

  describe.each(nodeVersions.map((version, n) => ({ version, n })))('on Node.js $version', ({ n }) => {
    test('serves pages, signs in, takes a picture, makes its copies, and stops', async () => {
      const place = await newPlace('sqlite')
      const environment = { DATA_DIR: place.dataDir, CONTENT: 'demo', LOG_LEVEL: 'warn' }
      const server = await startServer(environment, { node: programs[n] })
      const page = await fetch(server.origin)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
      const staff = client(server.origin)
      await staff.signIn()
      const { created } = await staff.run<{ created: { content?: { id: string } } }>(
        `mutation ($input: CreatePartenaireInput!) { created: createPartenaire(input: $input) {
          ... on CreatePartenairePayload { content { id } } } }`,
        { input: { nom: 'IGN', logo: null } },
        { 'variables.input.logo': await jpeg(800, 600) },
      )
      const avif = () =>
        staff
          .run<{ node: { logo: { srcSet: string | null } } }>(
            'query ($id: ID!) { node(id: $id) { ... on Partenaire { logo { srcSet(format: AVIF) } } } }',
            { id: created.content?.id },
          )
          .then(({ node }) => node.logo.srcSet)
      await expect.poll(avif).toContain('.avif')
      expect(await server.stop()).toBe(0)
      // Nothing of ours is on its way out.
      expect(server.output()).not.toMatch(/Warning|DEP\d+/)
      place.remove()
    })

    test('passes the tests of what is nearest to it', async () => {
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'gateway/vitest.config.ts']
      const { PATH = '', HOME = '' } = process.env
      const options = { cwd: root, env: { PATH, HOME }, maxBuffer: 1e8 }
      const { stdout } = await promisify(execFile)(programs[n] ?? '', [...vitest, ...files], options).catch(
        (failed: { stdout: string; stderr: string }) => ({ stdout: failed.stdout + failed.stderr }),
      )
      expect(stdout.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed/)
    })
  })
})

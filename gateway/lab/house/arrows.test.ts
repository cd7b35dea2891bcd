import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const rooms = ['db', 'schema', 'gateway', 'web', 'rest-compat']

/** Which rooms a room may import. */
const allowed: Record<string, string[]> = {
  gateway: ['schema', 'db', 'rest-compat'],
  schema: ['db'],
  db: [],
  web: [],
  'rest-compat': [],
}

/** The gateway loads web's built entries by their paths: only the types of the sources tell the compiler what it then calls. */
const builtEntries = {
  calledBy: 'gateway/pages/site.ts',
  sources: ['web/src/entry-server.tsx'],
}

/** What the files of a run share is asked for in one way, and how to start a server is said once. */
const sharedByTests = [
  {
    takenBy: [
      'gateway/lab/runner/globalSetup.ts',
      'gateway/lab/servers/server.ts',
      'gateway/lab/servers/postgres.ts',
    ],
    source: 'web/testing/server.ts',
  },
  {
    takenBy: [
      'gateway/integrators/graphiqlPage.test.ts',
      'gateway/integrators/docs.test.ts',
      'gateway/integrators/guide/guide.test.ts',
      'gateway/received/courrier.test.ts',
      'gateway/security/cors.test.ts',
    ],
    source: 'web/testing/launchBrowser.ts',
  },
  { takenBy: ['gateway/integrators/guide/guide.test.ts'], source: 'web/testing/axe.ts' },
  {
    takenBy: [
      'gateway/webhooks/post.test.ts',
      'gateway/webhooks/program.test.ts',
      'gateway/webhooks/webhooks.test.ts',
    ],
    source: 'web/testing/receiver.ts',
  },
  {
    takenBy: ['web/testing/server.ts', 'web/testing/browser.ts', 'web/testing/launchBrowser.ts'],
    source: 'db/testing/runResource.ts',
  },
]

/** What the gateway takes from rest-compat: the API, its client's types, and what both doors read and refuse alike. */
const sharedWithRest = [
  'rest-compat/router.ts',
  'rest-compat/refusal.ts',
  'rest-compat/client/clientTypes.ts',
  'rest-compat/client/postman.ts',
  /^rest-compat\/bodies\//,
]

/** The configuration of the tests, which is no part of the program. */
const testConfiguration = 'gateway/vitest.config.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** What forms check and show before the server is asked. Each is the same there, and takes nothing else along. */
const sharedWithWeb = [
  'schema/inputRules.json',
  'db/content/fold.ts',
  'schema/content/fields/adresse.ts',
  'schema/content/fields/couleur.ts',
  'schema/content/fields/slugOf.ts',
  'schema/content/fields/elision.ts',
  'schema/content/files/pdf.ts',
  'schema/content/files/pictureFormat.ts',
  'schema/content/fields/html/hrefOf.ts',
  'schema/content/fields/html/normalHtml.ts',
  'schema/content/fields/html/pictureOf.ts',
  'schema/media/crop.ts',
  'schema/horaires/heures.ts',
  'schema/horaires/calendrier.ts',
  'schema/horaires/faults.ts',
  'schema/horaires/ligne.ts',
  'schema/horaires/openingHours.ts',
  'schema/horaires/readLine.ts',
  'schema/horaires/enMots.ts',
  'schema/texts/text.ts',
  'schema/texts/catalogue.ts',
  ...files.filter((file) => file.startsWith('schema/texts/catalogue/')),
]

const specifier = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g

/** Every relative import of a file, static or dynamic, as a path from the root. */
function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(specifier)].map((found) =>
    normalize(join(dirname(file), found[1] ?? found[2] ?? '')),
  )
}

test.each(rooms)('%s imports only the rooms it may', (room) => {
  const code = files.filter((file) => file.startsWith(`${room}/`) && /\.(ts|tsx|mjs)$/.test(file))
  expect(code.length).toBeGreaterThan(0)
  const crossing = code.flatMap((file) =>
    imports(file)
      .filter((target) => target.split('/')[0] !== room && target !== 'schema/schema.graphql')
      .filter((target) => !(room === 'web' && sharedWithWeb.includes(target)))
      .filter((target) => !(room === 'gateway' && target === 'web/persisted-operations.json'))
      .filter((target) => !(file === builtEntries.calledBy && builtEntries.sources.includes(target)))
      .filter(
        (target) => !sharedByTests.some(({ takenBy, source }) => takenBy.includes(file) && target === source),
      )
      .filter((target) => !allowed[room]?.includes(target.split('/')[0] ?? ''))
      .map((target) => `${file} → ${target}`),
  )
  expect(crossing).toEqual([])
})

const program = files.filter(
  (file) =>
    /\.(ts|tsx|mjs)$/.test(file) &&
    !file.includes('.test.') &&
    !file.startsWith('gateway/lab/') &&
    file !== testConfiguration,
)

test('nothing of the program imports the lab', () => {
  const crossing = program.flatMap((file) =>
    imports(file)
      .filter((target) => target.startsWith('gateway/lab/'))
      .map((target) => `${file} → ${target}`),
  )
  expect(crossing).toEqual([])
})

test('the gateway takes from rest-compat what both doors share, and no more', () => {
  const borrowed = program
    .filter((file) => file.startsWith('gateway/'))
    .flatMap((file) =>
      imports(file)
        .filter((target) => target.startsWith('rest-compat/'))
        .filter(
          (target) =>
            !sharedWithRest.some(
              (shared) => shared === target || (shared instanceof RegExp && shared.test(target)),
            ),
        )
        .map((target) => `${file} → ${target}`),
    )
  expect(borrowed).toEqual([])
})

test('what both doors refuse alike takes nothing along', () => {
  expect(imports('rest-compat/refusal.ts')).toEqual([])
})

test.each(builtEntries.sources)('the gateway takes types alone from %s', (source) => {
  const text = readFileSync(join(root, builtEntries.calledBy), 'utf8')
  const lines = text.split('\n').filter((line) => line.includes(source))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !/^(import|export) type /.test(line))).toEqual([])
})

test('what web shares with schema takes nothing of the server along', () => {
  const reached = new Set(sharedWithWeb)
  for (const file of reached) for (const along of imports(file)) reached.add(along)
  expect([...reached].filter((file) => !sharedWithWeb.includes(file)).sort()).toEqual([
    'db/files/textPictures.ts',
    'schema/content/fields/html/anchors.ts',
    'schema/content/fields/html/tags.ts',
    'schema/content/fields/html/tree.ts',
    'schema/content/fields/html/wordLists.ts',
    'schema/content/fields/phoneNumber.ts',
  ])
})

test('a migration reads nothing that later versions change', () => {
  const live = files
    .filter((file) => file.startsWith('db/migrations/') && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type ).*from '(\.\..+)'$/gm)].map(
        ([, path]) => `${file} → ${path}`,
      ),
    )
  expect(live).toEqual([])
})

test('the top level holds what the owner fixed', () => {
  const top = new Set(files.map((file) => file.split('/')[0] ?? '').filter((name) => !name.startsWith('.')))
  expect([...top].sort()).toEqual(
    ['README.md', 'package-lock.json', 'package.json', 'tsconfig.json', ...rooms].sort(),
  )
})

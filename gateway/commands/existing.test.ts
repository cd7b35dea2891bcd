import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { kinds, newPlace } from '../../db/testing/testDatabases.ts'
import { runProgram } from '../lab/servers/server.ts'

test.each(kinds)('commands on %s make no database where none is, and say so', async (kind) => {
  const { remove, ...place } = await newPlace(kind)
  onTestFinished(remove)
  const environment = { DATA_DIR: place.dataDir, ...(place.url && { DATABASE_URL: place.url }) }
  for (const [name, ...args] of [
    ['account'],
    ['account', 'activate', 'aya@example.com'],
    ['account', 'reset', 'aya@example.com'],
    ['journal', '--verify'],
    ['backup', join(place.dataDir, 'a.tar')],
  ] as const) {
    const { code, said } = await runProgram(name, args, environment)
    expect([code, said]).toEqual([
      1,
      place.url
        ? 'Il n’y a rien dans la base PostgreSQL\u00a0: vérifiez DATABASE_URL, ou donnez les réglages du service\u00a0: --env FICHIER, tel que /etc/geometre.env.'
        : `Il n’y a pas de base dans ${place.dataDir}\u00a0: vérifiez DATA_DIR, ou donnez les réglages du service\u00a0: --env FICHIER, tel que /etc/geometre.env.`,
    ])
  }
  expect(readdirSync(place.dataDir).filter((entry) => !entry.startsWith('.'))).toEqual([])
})

test('an option that no command knows is told in French', async () => {
  for (const name of ['account', 'journal', 'backup', 'restore', 'transfer'])
    expect(await runProgram(name, ['--force'], {})).toEqual({
      code: 1,
      said: 'Option inconnue ou incomplète\u00a0: --force',
    })
})

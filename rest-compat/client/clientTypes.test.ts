import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientTypes } from './clientTypes.ts'

const root = join(import.meta.dirname, '..', '..')

/** What client.d.ts says is what client.ts is, either way; with it a program outside this repository compiles. */
const program = `
import { createClient, RestError, type Client } from './client.js'
import type { createClient as real } from '${join(root, 'rest-compat', 'client', 'client.ts')}'
declare const ours: ReturnType<typeof real>
declare const theirs: Client
export const there: Client = ours
export const back: ReturnType<typeof real> = theirs
export async function names(photo: File): Promise<string[]> {
  const client = createClient({ origin: 'https://exemple.ci', token: 'jeton' })
  const { data, total } = await client.getProjet(2)
  const equipe = await client.storeEquipe({ nom: 'Awa', photo })
  const { categories } = await client.updateService(1, { categories: [1, 2] })
  const prenom: string | null = equipe.prenom
  if (total > 1) throw new RestError(404, {})
  return [prenom ?? '', ...categories.map(({ nom }) => nom), ...data.map(({ nom }) => nom)]
}
`

test('client.d.ts stands by itself and says what client.ts is', () => {
  const folder = mkdtempSync(join(root, '.client-types-'))
  try {
    writeFileSync(join(folder, 'client.d.ts'), clientTypes())
    writeFileSync(join(folder, 'program.ts'), program)
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: true },
      files: ['program.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, include: [] }))
    const tsc = join(root, 'node_modules', '.bin', 'tsc')
    expect(execFileSync(tsc, ['-p', folder], { encoding: 'utf8' })).toBe('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

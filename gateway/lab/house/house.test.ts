import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { printInputRules } from '../../../schema/inputRules.ts'
import { printedSchema } from '../../../schema/printed.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

/** Go, in which some of the tools are written, clears nothing away before so much is used: they are over in seconds. */
const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** What a tool has to complain about; nothing where it finds no fault. */
async function complaints(program: string, ...args: string[]): Promise<string> {
  try {
    await run(join(root, 'node_modules', '.bin', program), args, { cwd: root, env, maxBuffer: 1e8 })
    return ''
  } catch (error) {
    const { stdout = '', stderr = '' }: { stdout?: string; stderr?: string } = Object(error)
    return `${stdout}${stderr}` || String(error)
  }
}

test('types', async () => {
  // One checker: several look at the same types again, each for itself, and take twice the work.
  expect(await complaints('tsc', '--noEmit', '--checkers', '1')).toBe('')
})

test('lint', async () => {
  expect(await complaints('oxlint', '--deny-warnings')).toBe('')
})

test('format', async () => {
  expect(await complaints('oxfmt', '--check')).toBe('')
})

test('schema.graphql is what the code says (npm run generate)', () => {
  expect(readFileSync(join(root, 'schema', 'schema.graphql'), 'utf8')).toBe(printedSchema())
})

test('inputRules.json is what the checks say (npm run generate)', () => {
  expect(readFileSync(join(root, 'schema', 'inputRules.json'), 'utf8')).toBe(printInputRules())
})

test('Relay artifacts and persisted operations are fresh (npm run generate)', async () => {
  expect(await complaints('relay-compiler', '--validate', 'web/relay.config.json')).toBe('')
})

test('what the artifacts ask for is persisted, and nothing else', () => {
  const folder = join(root, 'web', 'src', '__generated__')
  const asked = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {4}"id": "(\w{64})"/gm)].map(([, id]) => id),
  )
  const persisted: object = JSON.parse(readFileSync(join(root, 'web', 'persisted-operations.json'), 'utf8'))
  expect([...new Set(asked)].sort()).toEqual(Object.keys(persisted).sort())
})

import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrations } from '../../../db/migrate.ts'
import { root } from '../../../db/root.ts'

const run = promisify(execFile)

/**
 * The version after this one: a copy of the checkout with one more migration, which only adds, built as `npm start` builds. Answers
 * with the folder of its program.
 */
export async function secondBuild(): Promise<{ program: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'second-'))
  const { stdout: files } = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      maxBuffer: 1e8,
    },
  )
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  addMigration(join(folder, 'db', 'migrate.ts'))
  const { stdout } = await run(process.execPath, ['gateway/start/start.mjs', 'prepare'], { cwd: folder })
  const program = stdout.trim().split('\n').at(-1) ?? ''
  return { program, remove: () => rmSync(folder, { recursive: true }) }
}

function addMigration(file: string): void {
  const text = readFileSync(file, 'utf8')
  const second = `  {
    name: '9999-second',
    compatibleSince: '${migrations.at(-1)?.name ?? ''}',
    up: async (trx) => void (await sql\`create table "second" ("n" integer)\`.execute(trx)),
  },\n`
  const changed = text.replace(/(export const migrations: Migration\[\] = \[[^\]]*)\]/, `$1${second}]`)
  if (changed === text) throw new Error('The list of migrations was not found.')
  writeFileSync(file, changed)
}

import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadReleased, released } from '../../db/fixtures/load.ts'
import { restoreArchive } from '../backup/restore.ts'
import { archiveOf, namesIn, newFolder, newSourceWith, refusal } from '../backup/testBackups.ts'
import { file, jpeg, pdf } from '../lab/testing/files.ts'
import { client, startProgram, startServer, suiteProgram } from '../lab/servers/server.ts'
import { folderStorage } from '../uploads/storage.ts'

/** Everything below a folder, and it itself, that others than its owner may read, write or enter. */
function openBelow(folder: string): string[] {
  const all = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
  return all.flatMap((path) => {
    const { mode } = lstatSync(path)
    return (mode & 0o077) === 0 ? [] : [`${(mode & 0o777).toString(8)} ${path}`]
  })
}

/** A part of the program that ends by itself, under an umask; its exit code. */
async function runUnder(umask: string, name: string, args: string[], environment: Record<string, string>) {
  // What a process starts inherits it: nothing is awaited until it is put back.
  const own = process.umask(Number.parseInt(umask, 8))
  const { ended } = startProgram(name, args, environment)
  process.umask(own)
  return (await ended).code
}

/** The one that takes nothing from anybody shows what is written by itself. */
test.each(process.env.TEST_LONG ? ['000', '022'] : ['000'])(
  'under umask %s all that is written is for its own account alone',
  async (umask) => {
    const folder = newFolder()
    const [dataDir, BACKUP_DIR] = [join(folder, 'data'), join(folder, 'sauvegardes')]
    const environment = { DATA_DIR: dataDir, BACKUP_DIR }
    const server = await startServer({ ...environment, WORKERS: umask === '000' ? '2' : '1' }, { umask })
    const staff = client(server.origin)
    await staff.signIn()
    await staff.run(
      `mutation ($cv: Upload, $image: Upload) {
        createCarriere(input: { nom: "Koné", email: "a@example.com", cv: $cv }) { __typename }
        createSlide(input: { titre: "Pont", image: $image }) { __typename }
      }`,
      { cv: null, image: null },
      { 'variables.cv': file(pdf, 'cv.pdf'), 'variables.image': await jpeg(300, 200) },
    )
    const isMade = () =>
      existsSync(BACKUP_DIR) && readdirSync(BACKUP_DIR).some((name) => name.endsWith('.tar'))
    await expect.poll(isMade).toBe(true)
    expect(readdirSync(dataDir)).toContain('geometre.sqlite-wal')
    expect([readdirSync(join(dataDir, 'uploads')).length > 0, openBelow(folder)]).toEqual([true, []])
    await server.stop()

    const archive = join(folder, 'archives', 'a.tar')
    for (const [name, args] of [
      ['backup', [archive]],
      ['backup', ['--verify', archive]],
      ['restore', [archive]],
      ['account', []],
      ['journal', ['--verify']],
    ] as const)
      expect([name, await runUnder(umask, name, [...args], environment)]).toEqual([name, 0])
    expect(readdirSync(dataDir).some((name) => name.startsWith('avant-restauration-'))).toBe(true)
    expect(openBelow(folder)).toEqual([])
  },
)

test('what was made before is closed by the next program that opens it, and nothing else is touched', async () => {
  const { dataDir } = await newSourceWith(1)
  execFileSync('chmod', ['-R', 'a+rX', dataDir])
  expect(openBelow(dataDir).length).toBeGreaterThan(3)
  expect(await runUnder('022', 'account', [], { DATA_DIR: dataDir })).toBe(0)
  expect(openBelow(dataDir)).toEqual([])

  // DATA_DIR names a folder of others.
  const other = join(dataDir, 'photos')
  mkdirSync(other)
  writeFileSync(join(other, 'a.jpg'), '')
  execFileSync('chmod', ['-R', 'a+rX', dataDir])
  expect(await runUnder('022', 'account', [], { DATA_DIR: dataDir })).toBe(0)
  expect(openBelow(dataDir)).toEqual([`755 ${dataDir}`, `755 ${other}`, `644 ${join(other, 'a.jpg')}`])
})

const isRoot = process.getuid?.() === 0

/** The names below a folder that belong to another account than this one. */
function notOf(uid: number, folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => lstatSync(path).uid !== uid)
}

test.runIf(isRoot)('what root restores belongs to the account whose folder it is', async () => {
  const { file: archive } = await archiveOf(await newSourceWith(2))
  const there = await newSourceWith(1)
  execFileSync('chown', ['-R', '1234:1234', there.dataDir])
  expect((await startProgram('restore', [archive], { DATA_DIR: there.dataDir }).ended).code).toBe(0)
  expect(notOf(1234, there.dataDir)).toEqual([])
  expect(await namesIn(there)).toEqual(['Candidat 1', 'Candidat 2'])
  expect(notOf(1234, there.dataDir)).toEqual([])
})

test.runIf(isRoot)(
  'so does what root saves before an update, and the mark of whose backups these are',
  async () => {
    const [dataDir, folder] = [newFolder(), newFolder()]
    await loadReleased(released[0] ?? '', { dataDir })
    await folderStorage(join(dataDir, 'uploads')).put('0123456789abcdef0123456789abcdef/960.webp', 'façade')
    await folderStorage(join(dataDir, 'documents')).put(
      'fedcba9876543210fedcba9876543210/document.pdf',
      '%PDF',
    )
    for (const path of [folder, dataDir]) execFileSync('chown', ['-R', '1234:1234', path])
    const { code } = await startProgram('account', [], { DATA_DIR: dataDir, BACKUP_DIR: folder }).ended
    expect(readdirSync(folder).toSorted()).toEqual(['.database', expect.stringMatching(/^avant-.*tar$/)])
    expect([code, notOf(1234, folder), notOf(1234, dataDir)]).toEqual([0, [], []])
  },
)

test.runIf(isRoot)('what a restore of root’s that was killed has left is named', async ({ skip }) => {
  const { dataDir } = await newSourceWith(1)
  const left = join(dataDir, '.restauration')
  const lock = join(dataDir, '.occupation.sqlite')
  mkdirSync(join(left, 'uploads'), { recursive: true, mode: 0o700 })
  writeFileSync(join(left, 'uploads', 'a'), '')
  execFileSync('chown', ['-R', '1234:1234', dataDir])
  execFileSync('chmod', ['-R', 'go=', dataDir])
  chmodSync(dirname(dataDir), 0o711)
  const account = join(suiteProgram, 'account.js')
  const as = ['--reuid', '1234', '--regid', '1234', '--clear-groups', process.execPath]
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  if (spawnSync('setpriv', [...as, '--check', account]).status !== 0) return skip()
  for (const path of [left, lock]) {
    execFileSync('chown', ['-R', '0:0', path])
    const { status, stderr } = spawnSync('setpriv', [...as, account], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${path} est à un autre compte`)])
    execFileSync('chown', ['-R', '--reference', dataDir, dataDir])
  }
  expect(spawnSync('setpriv', [...as, account], { env }).status).toBe(0)
})

test.runIf(isRoot)('where that cannot be done nothing is restored', async ({ skip }) => {
  const { file: archive } = await archiveOf(await newSourceWith(2))
  const there = await newSourceWith(1)
  chownSync(there.dataDir, 1234, 1234)
  chmodSync(there.dataDir, 0o700)
  onTestFinished(() => chownSync(there.dataDir, 0, 0))
  // Without the right to give files away, as on a disk of another machine.
  const own = ['--bounding-set', '-chown', '--inh-caps', '-chown', process.execPath]
  const env = { PATH: process.env.PATH, DATA_DIR: there.dataDir }
  if (spawnSync('setpriv', [...own, '--version']).status !== 0) return skip()
  const program = join(suiteProgram, 'restore.js')
  const { status, stderr } = spawnSync('setpriv', [...own, program, archive], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('ne peut pas être donné au compte')])
  expect(await namesIn(there)).toEqual(['Candidat 1'])
  expect(await refusal(restoreArchive(there, archive))).toBe('nothing was refused')
})

import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { migrations } from '../../db/migrate.ts'
import { newDisk } from '../lab/testing/disk.ts'
import { file as upload, pdf } from '../lab/testing/files.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { client, runProgram, startProgram, startServer } from '../lab/servers/server.ts'
import { backUp } from './backup.ts'
import { proveArchive, proveSqlite } from './prove.ts'
import { restoreArchive } from './restore.ts'
import { addDocument, archiveOf, namesIn, newFolder, newSourceWith, refusal } from './testBackups.ts'
import { unpack } from './archive/unpack.ts'

const apply = `mutation ($nom: String!, $cv: Upload) {
  createCarriere(input: { nom: $nom, email: "a@example.com", cv: $cv }) { __typename }
}`

test('npm run backup beside a server that is written to: all that was answered before is in it, each row with its file', async () => {
  const [dataDir, folder] = [newFolder(), newFolder()]
  const server = await startInProcess({}, { dataDir })
  const visitor = client(server.origin)
  const administrator = client(server.origin)
  await administrator.signIn()
  let answered = 0
  let going = true
  // Each write begins once the one before was answered.
  async function write(): Promise<void> {
    for (let n = 0; going; n++) {
      const cv = upload(pdf, 'cv.pdf')
      await administrator.run(apply, { nom: `Candidat ${n}`, cv: null }, { 'variables.cv': cv })
      await visitor.run(apply, { nom: `Sans CV ${n}` })
      answered += 2
    }
  }
  const writing = write()
  await expect.poll(() => answered).toBeGreaterThan(3)
  const before = answered
  const file = join(folder, 'nuit.tar')
  const backup = await runProgram('backup', [file], { DATA_DIR: dataDir })
  const after = answered
  going = false
  await writing
  expect(backup.said).toContain('Sauvegarde écrite')
  await server.stop()

  expect(readdirSync(folder)).toEqual(['nuit.tar'])
  expect(await runProgram('backup', ['--verify', file], { DATA_DIR: newFolder() })).toMatchObject({ code: 0 })
  const there = newFolder()
  const restored = await runProgram('restore', [file], { DATA_DIR: there })
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('npm start') })
  const names = await namesIn({ dataDir: there, databaseUrl: undefined })
  expect(names.length).toBeGreaterThanOrEqual(before)
  expect(names.length).toBeLessThanOrEqual(after + 2)
  const again = await startServer({ DATA_DIR: there })
  expect((await fetch(`${again.origin}/`)).status).toBe(200)
  await again.stop()
})

test('a file that is erased while the backup reads is in no backup, and every row has its file', async () => {
  const { dataDir, documents } = await newSourceWith(3)
  const db = await openDatabase({ dataDir })
  const [first = ''] = documents
  // As if it were erased right after the first snapshot: the row goes when its file is asked for.
  rmSync(join(dataDir, first))
  let snapshots = 0
  const watched = {
    ...db,
    get read() {
      snapshots += 1
      if (snapshots === 2) erase()
      return db.read
    },
  }
  let erased: Promise<unknown> = Promise.resolve()
  function erase(): void {
    erased = db.transaction(async (trx) => {
      await trx.deleteFrom('carriere').where('nom', '=', 'Candidat 1').execute()
      await trx.deleteFrom('file').where('name', '=', 'cv-1.pdf').execute()
    })
  }
  const file = join(newFolder(), 'a.tar')
  await backUp(watched, { dataDir, databaseUrl: undefined }, file)
  await erased
  await db.close()
  expect((await proveArchive(file, undefined)).tables).toMatchObject({ carriere: 2, file: 2 })
})

test('a row whose file is missing for good is told, and nothing is left', async () => {
  const { dataDir, documents } = await newSourceWith(1)
  rmSync(join(dataDir, dirname(documents[0] ?? '')), { recursive: true })
  const db = await openDatabase({ dataDir })
  const folder = newFolder()
  const why = await refusal(backUp(db, { dataDir, databaseUrl: undefined }, join(folder, 'a.tar')))
  await db.close()
  expect(why).toContain(documents[0])
  expect(readdirSync(folder)).toEqual([])
})

test('a file whose bytes are not those that were stored is named, and takes no place of what is good', async () => {
  const { dataDir, documents } = await newSourceWith(2)
  const place = { dataDir, databaseUrl: undefined }
  const [name = ''] = documents
  const bytes = readFileSync(join(dataDir, name))
  bytes[5] = (bytes[5] ?? 0) ^ 1
  writeFileSync(join(dataDir, name), bytes)
  const why = await refusal(archiveOf(place))
  expect(why).toContain(`Le fichier ${name} n’est plus tel qu’il a été reçu`)
})

test('a backup never takes the place of another', async () => {
  const place = await newSourceWith(1)
  const { file } = await archiveOf(place)
  const db = await openDatabase({ dataDir: place.dataDir })
  expect(await refusal(backUp(db, place, file))).toContain('existe déjà')
  await db.close()
})

test('one that is stopped by SIGTERM leaves nothing', async () => {
  const { dataDir, documents } = await newSourceWith(1)
  // It takes a while to be read, and no place on the disk.
  truncateSync(join(dataDir, documents[0] ?? ''), 2 ** 31)
  const folder = newFolder()
  const running = startProgram('backup', [join(folder, 'a.tar')], { DATA_DIR: dataDir })
  await expect.poll(() => readdirSync(folder), { interval: 5 }).toHaveLength(1)
  running.process.kill('SIGTERM')
  expect(await running.ended).toMatchObject({ code: 143 })
  expect(readdirSync(folder)).toEqual([])
})

test('a flipped bit anywhere is found, and what it is in is named', async () => {
  const { file, manifest } = await archiveOf(await newSourceWith(2))
  const whole = readFileSync(file)
  const folder = newFolder()
  const damaged = join(folder, 'abimee.tar')
  async function flipped(at: number): Promise<string> {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(damaged, bytes)
    const into = join(folder, 'essai')
    return refusal(unpack(damaged, into)).finally(() => rmSync(into, { recursive: true, force: true }))
  }
  // Here and there in the first header and file, and then up to the end.
  const wide = process.env.TEST_LONG ? 97 : 3_011
  for (let at = 0; at < whole.length; at += at < 1100 ? 41 : wide)
    expect([at, await flipped(at)]).toEqual([at, expect.stringContaining('abîmée')])
  expect(await flipped(whole.length - 1)).toContain('la fin du fichier')
  for (const name of [...Object.keys(manifest.files), 'manifest.json'])
    expect(await flipped(whole.indexOf(name) + 512)).toContain(name)
})

test('an archive that was cut off anywhere, or goes on after its end, is refused', async () => {
  const { file } = await archiveOf(await newSourceWith(1))
  const whole = readFileSync(file)
  const folder = newFolder()
  const cut = join(folder, 'coupee.tar')
  for (const length of [
    0,
    1,
    511,
    512,
    600,
    5_000,
    whole.length - 1024,
    whole.length - 512,
    whole.length - 1,
  ]) {
    writeFileSync(cut, whole.subarray(0, length))
    expect([length, await refusal(proveArchive(cut, undefined))]).toEqual([
      length,
      expect.stringContaining('abîmée'),
    ])
  }
  writeFileSync(cut, Buffer.concat([whole, Buffer.alloc(1)]))
  expect(await refusal(proveArchive(cut, undefined))).toContain('la fin du fichier')
  expect(await refusal(proveArchive(join(folder, 'rien.tar'), undefined))).toContain(
    'Il n’y a pas de fichier',
  )
  expect(readdirSync(folder)).toEqual(['coupee.tar'])
})

test('an archive of a newer version is refused, and nothing is touched', async () => {
  const place = await newSourceWith(1)
  const db = await openDatabase({ dataDir: place.dataDir })
  await db.transaction((trx) =>
    sql`insert into "migration" ("name", "appliedAt") values ('9999-demain', '')`.execute(trx),
  )
  await db.close()
  const { file } = await archiveOf(place)
  expect(await refusal(proveArchive(file, undefined))).toContain('version plus récente')
  const compatible = await openDatabase({ dataDir: place.dataDir })
  await compatible.transaction((trx) =>
    sql`update "migration" set "compatibleSince" = ${migrations.at(-1)?.name} where "name" = '9999-demain'`.execute(
      trx,
    ),
  )
  await compatible.close()
  expect((await proveArchive((await archiveOf(place)).file, undefined)).schema).toBe('9999-demain')
  const there = await newSourceWith(2)
  const before = readdirSync(there.dataDir)
  expect(await refusal(restoreArchive(there, file))).toContain('9999-demain')
  expect(readdirSync(there.dataDir)).toEqual(before)
  expect(await namesIn(there)).toEqual(['Candidat 1', 'Candidat 2'])
})

test('an archive whose rows are not those of its manifest is not proven', async () => {
  const place = await newSourceWith(1)
  const { file, manifest } = await archiveOf(place)
  const folder = newFolder()
  await unpack(file, folder)
  const wrong = { ...manifest, tables: { ...manifest.tables, carriere: 2 } }
  expect(await refusal(proveSqlite(wrong, folder))).toContain(
    'La table carriere n’est pas celle du manifeste (lignes\u00a0: 1 au lieu de 2)',
  )
  const without = { ...manifest, files: Object.fromEntries(Object.entries(manifest.files).slice(-1)) }
  rmSync(join(folder, '.essai'), { recursive: true, force: true })
  expect(await refusal(proveSqlite(without, folder))).toContain(place.documents[0])
})

test('where there is no room a sentence says so, and nothing is left', async ({ skip }) => {
  const folder = newDisk('size=64k')
  if (folder === null) return skip()
  const { dataDir } = await newSourceWith(1)
  expect(await runProgram('backup', [join(folder, 'a.tar')], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `Il n’y a pas assez de place dans ${folder}\u00a0: libérez-en, puis recommencez.`,
  })
  expect(readdirSync(folder)).toEqual([])
})

test('says in a sentence what is wrong', async () => {
  const empty = newFolder()
  const environment = { DATA_DIR: join(empty, 'data') }
  for (const [args, sentence] of [
    [[], 'npm run backup'],
    [[join(empty, 'a.tar')], 'Il n’y a pas de base dans'],
    [['--verify', join(empty, 'a.tar')], 'Il n’y a pas de fichier'],
  ] as const) {
    expect(await runProgram('backup', [...args], environment)).toEqual({
      code: 1,
      said: expect.stringContaining(sentence),
    })
  }
  expect(readdirSync(empty)).toEqual([])
})

test('documents that come meanwhile are no part of what was copied before', async () => {
  const place = await newSourceWith(1)
  const { file } = await archiveOf(place)
  const db = await openDatabase({ dataDir: place.dataDir })
  await addDocument(db, place.dataDir, 2)
  await db.close()
  expect((await proveArchive(file, undefined)).tables.carriere).toBe(1)
})

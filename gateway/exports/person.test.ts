import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { file, pdf } from '../lab/testing/files.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

/** The entries that the directory at the end of an archive names, each with its bytes, which are as their sum says. */
function entriesOf(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  const entries = new Map<string, Buffer>()
  for (let n = 0; n < archive.readUInt16LE(end + 10); n++) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]
    const [length, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    expect(archive.readUInt32LE(start)).toBe(0x04034b50)
    expect(archive.toString('utf8', start + 30, start + 30 + length)).toBe(name)
    const bytes = archive.subarray(start + 30 + length, start + 30 + length + size)
    expect(crc32(bytes)).toBe(sum)
    entries.set(name, bytes)
    at += 46 + length
  }
  expect(at).toBe(end)
  return entries
}

describe.each(programKinds)('all that is held on an address, on %s', (kind) => {
  let server: InProcess
  let staff: ReturnType<typeof client>
  let place: Awaited<ReturnType<typeof newMigrated>>

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({}, place)
    staff = client(server.origin)
    await staff.signIn()
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  const create = (type: string, input: object, files = {}) =>
    client(server.origin).run(
      `mutation ($input: Create${type}Input!) { create${type}(input: $input) { __typename } }`,
      { input: { nom: 'Aya', email: 'aya@example.com', ...input } },
      files,
    )
  const read = (form: Record<string, string>, headers = staff.credentials()) =>
    fetch(`${server.origin}/admin/exports/personne.zip`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    })

  test('comes as one archive with the documents, is journaled, and goes with them', async () => {
    const cv = { 'variables.input.cv': file(pdf, 'CV d’Aya.pdf', 'application/pdf') }
    await create('Contact', { message: '=1+1' })
    await create('Carriere', { cv: null }, cv)
    await create('Carriere', { cv: null, siteWeb: 'x' }, cv)
    await create('Devis', { email: 'autre@example.com', description: 'Autre' })
    const answer = await read({ email: 'AYA@example.com' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const entries = entriesOf(Buffer.from(await answer.arrayBuffer()))
    expect([...entries.keys()]).toEqual([
      'messages.csv',
      'candidatures.csv',
      'donnees.json',
      'documents/1-CV d’Aya.pdf',
      'documents/2-CV d’Aya.pdf',
    ])
    expect(entries.get('messages.csv')?.toString()).toContain(`;"'=1+1";`)
    expect(entries.get('documents/1-CV d’Aya.pdf')?.toString()).toBe(Buffer.from(pdf).toString())
    const data = JSON.parse(entries.get('donnees.json')?.toString() ?? '')
    expect(data).toMatchObject({
      messages: [{ Nom: 'Aya', Message: '=1+1' }],
      devis: [],
      candidatures: [{ État: 'Boîte de réception' }, { État: 'Indésirable' }],
    })
    await staff.run('mutation { erasePerson(input: { email: "aya@example.com" }) { __typename } }')
    const db = await openDatabase(place)
    expect(await db.read.selectFrom('file').select('key').execute()).toEqual([])
    const told = await db.read.selectFrom('journal').select('act').where('about', '=', 'site').execute()
    expect(told.map(({ act }) => act)).toEqual(['exportPerson', 'erasePerson'])
    await db.close()
    const after = entriesOf(Buffer.from(await (await read({ email: 'aya@example.com' })).arrayBuffer()))
    expect([...after.keys()]).toEqual(['donnees.json'])
  })

  test('is for administrators alone', async () => {
    expect((await read({ email: 'aya@example.com' }, {})).status).toBe(401)
    expect((await read({ email: 'rien' })).status).toBe(404)
    expect((await read({})).status).toBe(404)
    const asked = await fetch(`${server.origin}/admin/exports/personne.zip?email=aya@example.com`, {
      headers: staff.credentials(),
    })
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newMigrated, programKinds } from '../../../db/testing/testDatabases.ts'
import { file } from '../../lab/testing/files.ts'
import { newColleague } from '../../lab/testing/colleague.ts'
import { createReport } from '../../http/report.ts'
import { objectStorage } from '../../lab/servers/objectStorage.ts'
import { startInProcess, type InProcess } from '../../lab/servers/inProcess.ts'
import { client, startServer } from '../../lab/servers/server.ts'
import { storageOf } from '../storageOf.ts'
import { unusedFilesKind } from '../sweep.ts'
import { createResumableUploads } from './uploads.ts'

type Staff = ReturnType<typeof client>

const pieceType = 'application/offset+octet-stream'
const KiB = 1024
const add = `mutation ($input: AddMediaInput!) { added: addMedia(input: $input) { __typename
  ... on MediaPayload { media { id name size kind } } ... on ValidationError { fields { field message code } } } }`
const incomplete = 'Ce fichier n’est pas arrivé en entier\u00a0: envoyez-le à nouveau.'
const refused = {
  added: { __typename: 'ValidationError', fields: [{ field: 'file', message: incomplete, code: 'UNKNOWN' }] },
}

let pictures = 0

/** A picture of some 270 KiB, another one each time. */
async function photograph(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const create = {
    width: 300,
    height: 300 + (pictures += 1),
    channels: 3 as const,
    background: '#888',
    noise,
  }
  return Buffer.from(await sharp({ create }).png().toBuffer())
}

/** What tus asks of a sender, one request each. */
function sender(staff: Staff, origin = staff.origin) {
  const send = (
    path: string,
    method: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    fetch(origin + path, { method, headers: { ...staff.credentials(), ...headers }, ...(body && { body }) })
  return {
    send,
    begin: (length: number, name = 'chantier.png') =>
      send('/admin/envois', 'POST', {
        'upload-length': String(length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      }),
    piece: (address: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
      send(address, 'PATCH', { 'upload-offset': String(offset), 'content-type': pieceType }, bytes),
    offset: async (address: string) => {
      const answer = await send(address, 'HEAD')
      return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : answer.status
    },
  }
}

async function begun(staff: Staff, length: number, name?: string): Promise<string> {
  const answer = await sender(staff).begin(length, name)
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}

/** Sends the rest of a file, a piece after the other, to one server after the other. */
async function sendRest(staff: Staff, address: string, bytes: Buffer<ArrayBuffer>, origins = [staff.origin]) {
  let offset = await sender(staff).offset(address)
  for (let n = 0; offset < bytes.length; n++) {
    const { piece } = sender(staff, origins[n % origins.length])
    const answer = await piece(address, offset, bytes.subarray(offset, offset + 64 * KiB))
    expect(answer.status).toBe(204)
    offset = Number(answer.headers.get('upload-offset'))
  }
}

async function signedIn(server: { origin: string }): Promise<Staff> {
  const staff = client(server.origin)
  await staff.signIn()
  return staff
}

describe.each(programKinds)('files in pieces, two servers on %s', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let one: InProcess
  let other: InProcess
  let staff: Staff

  beforeAll(async () => {
    place = await newMigrated(kind)
    one = await startInProcess({}, place)
    other = await startInProcess({}, place)
    staff = await signedIn(one)
  })
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()])
    place.remove()
  })

  const pieces = () => {
    const folder = join(place.dataDir, 'pieces')
    return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  }

  test('a file whose pieces come to one and the other is in the library as if it had been sent at once', async () => {
    const bytes = await photograph()
    const address = await begun(staff, bytes.length, 'Pièce à côté.png')
    await sendRest(staff, address, bytes, [one.origin, other.origin])
    const input = { file: address, alt: 'Un mur' }
    const added = await staff.run<{ added: { media: { id: string } } }>(add, { input })
    expect(added).toMatchObject({
      added: { media: { name: 'Pièce à côté.png', size: bytes.length, kind: 'IMAGE' } },
    })
    const whole = await staff.run(
      add,
      { input: { file: null } },
      { 'variables.input.file': file(bytes, 'x.png') },
    )
    expect(whole).toEqual(added)
    // The answer may have been lost: the same again is the same file.
    expect(await staff.run(add, { input })).toEqual(added)
    expect((await sender(staff).send(address, 'DELETE')).status).toBe(204)
    expect(await staff.run(add, { input })).toEqual(refused)
    expect(pieces()).toEqual([])
  })

  test('what came before a connection broke is there, and the file goes on from it', async () => {
    const bytes = await photograph()
    const address = await begun(staff, bytes.length)
    await sender(staff).piece(address, 0, bytes.subarray(0, 100 * KiB))
    const socket = connect(one.port, '127.0.0.1')
    await once(socket, 'connect')
    const head = [
      `PATCH ${address} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${staff.bearer()}`,
      `Content-Type: ${pieceType}`,
      `Upload-Offset: ${100 * KiB}`,
      `Content-Length: ${100 * KiB}`,
    ]
    socket.write([...head, '', ''].join('\r\n'))
    socket.write(bytes.subarray(100 * KiB, 150 * KiB))
    await expect.poll(() => one.gateway.held()['pieces from 127.0.0.1']).toBe(1)
    socket.destroy()
    await expect.poll(() => one.gateway.held()['pieces from 127.0.0.1']).toBeUndefined()
    expect(await sender(staff, other.origin).offset(address)).toBe(100 * KiB)
    // A proxy with a cache asks by GET for what its client asks by HEAD.
    const asked = await sender(staff).send(address, 'GET')
    expect([asked.headers.get('upload-offset'), asked.headers.get('cache-control')]).toEqual([
      String(100 * KiB),
      'private, no-store',
    ])
    await sendRest(staff, address, bytes)
    expect(await staff.run(add, { input: { file: address } })).toMatchObject({ added: { media: {} } })
  })

  test('a piece for another place is refused, and told where it goes on; of two for one place one counts', async () => {
    const bytes = await photograph()
    const { piece } = sender(staff)
    const address = await begun(staff, bytes.length)
    const answers = await Promise.all(
      [one, other].map(({ origin }) => sender(staff, origin).piece(address, 0, bytes.subarray(0, 50 * KiB))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    for (const wrong of [0, 50 * KiB - 1, 50 * KiB + 1]) {
      const answer = await piece(address, wrong, bytes.subarray(0, 10))
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([409, String(50 * KiB)])
      expect(await answer.text()).toBe('Cet envoi n’en est pas là\u00a0: reprenez-le où il en est.')
    }
    const tooMuch = await piece(address, 50 * KiB, Buffer.alloc(bytes.length))
    expect([tooMuch.status, await tooMuch.text()]).toEqual([
      400,
      'Ce morceau dépasse la longueur annoncée du fichier.',
    ])
    await sendRest(staff, address, bytes)
    expect(await staff.run(add, { input: { file: address } })).toMatchObject({
      added: { media: { size: bytes.length } },
    })
  })

  test('it is what it is: no picture is refused in the words of any other, and half a one is no file', async () => {
    const text = Buffer.alloc(70 * KiB, 'Un plan. ')
    const address = await begun(staff, text.length)
    expect(await staff.run(add, { input: { file: address } })).toEqual(refused)
    await sendRest(staff, address, text)
    const sent = await staff.run(add, { input: { file: address } })
    const files = { 'variables.input.file': file(text, 'plan.png') }
    expect(sent).toMatchObject({ added: { fields: [{ field: 'file', code: 'INVALID' }] } })
    expect(sent).toEqual(await staff.run(add, { input: { file: null } }, files))
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(70 * KiB, 'x')])
    const document = await begun(staff, pdf.length, 'plan.pdf')
    await sendRest(staff, document, pdf)
    const { added } = await staff.run<{ added: { media: { id: string } } }>(add, {
      input: { file: document },
    })
    expect(added.media).toMatchObject({ kind: 'DOCUMENT', name: 'plan.pdf', size: pdf.length })
    const key = atob(added.media.id).split(':')[1]
    const opened = await fetch(`${one.origin}/documents/${key}`, { headers: staff.credentials() })
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true)
  })

  test('every input that takes a file takes it, in lists too', async () => {
    const bytes = await photograph()
    const address = await begun(staff, bytes.length)
    await sendRest(staff, address, bytes)
    const create = `mutation ($input: CreateProjetInput!) { made: createProjet(input: $input) { __typename
      ... on CreateProjetPayload { content { galerie { image { width } } } }
      ... on ValidationError { fields { field message code } } } }`
    const input = { nom: 'Par morceaux', galerie: [{ image: address }], clientMutationId: address }
    const made = await staff.run(create, { input })
    expect(made).toMatchObject({ made: { content: { galerie: [{ image: { width: 300 } }] } } })
    expect(await staff.run(create, { input })).toEqual(made)
    const gone = address.slice(0, -1) + (address.endsWith('0') ? '1' : '0')
    expect(await staff.run(create, { input: { nom: 'Sans', galerie: [{ image: gone }] } })).toEqual({
      made: {
        __typename: 'ValidationError',
        fields: [{ field: 'galerie.0.image', message: incomplete, code: 'UNKNOWN' }],
      },
    })
  })

  test('nobody goes on with, looks at, removes or uses what another account sends; a visitor, or a token that reads, begins nothing', async () => {
    const bytes = await photograph()
    const address = await begun(staff, bytes.length)
    await sendRest(staff, address, bytes)
    const colleague = await another(one)
    const theirs = sender(colleague)
    const answers = await Promise.all([
      theirs.send(address, 'HEAD'),
      theirs.piece(address, bytes.length, Buffer.from('x')),
      theirs.send(address, 'DELETE'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await colleague.run(add, { input: { file: address } })).toEqual(refused)
    const nobody = await sender(client(one.origin)).begin(10)
    expect([nobody.status, await nobody.text()]).toEqual([401, 'Connectez-vous pour continuer.'])
    const reader = await withToken(staff, 'READ')
    const reads = await sender(reader).begin(10)
    expect([reads.status, await reads.text()]).toEqual([
      403,
      'Ce jeton d’accès permet de lire, non de modifier.',
    ])
    const writer = await withToken(staff, 'WRITE')
    expect((await sender(writer).begin(10)).status).toBe(201)
    const ended = client(one.origin)
    ended.bear('inconnu')
    expect((await sender(ended).begin(10)).status).toBe(401)
  })

  test('a page of another site begins nothing by the cookie of its reader', async () => {
    const login = await fetch(`${one.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
        variables: { input: { email: 'awa@example.com', password: 'une phrase assez longue' } },
      }),
    })
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    const begin = (headers: Record<string, string>) =>
      fetch(`${one.origin}/admin/envois`, {
        method: 'POST',
        headers: { cookie, 'upload-length': '10', ...headers },
      })
    const foreign = await begin({})
    expect([foreign.status, await foreign.text()]).toEqual([
      403,
      'L’en-tête «\u00a0X-Requested-With: XMLHttpRequest\u00a0» manque.',
    ])
    expect((await begin({ 'x-requested-with': 'XMLHttpRequest' })).status).toBe(201)
  })

  test('a piece is below 1 MiB, a file at most 10 MB, and both say how they come', async () => {
    const MiB = 1_048_576
    const { send, begin, piece } = sender(staff)
    const large = await begin(10 * MiB + 1)
    expect([large.status, await large.text()]).toEqual([413, 'Ce fichier dépasse 10\u00a0Mo.'])
    const address = await begun(staff, 10 * MiB)
    const over = await piece(address, 0, Buffer.alloc(MiB + 1))
    expect([over.status, await over.text()]).toEqual([413, 'Le corps de la requête est trop volumineux.'])
    expect((await piece(address, 0, Buffer.alloc(MiB))).status).toBe(204)
    const headers = { 'upload-offset': String(MiB), 'content-type': 'application/json' }
    expect((await send(address, 'PATCH', headers, Buffer.from('1'))).status).toBe(415)
    expect((await send(address, 'PATCH', { 'content-type': pieceType }, Buffer.from('1'))).status).toBe(400)
    expect((await begin(0)).status).toBe(400)
    expect((await send(address, 'PUT')).headers.get('allow')).toBe('HEAD, GET, PATCH, DELETE')
    expect((await send('/admin/envois', 'GET')).status).toBe(405)
    expect((await send(address, 'DELETE')).status).toBe(204)
    expect(await sender(staff).offset(address)).toBe(404)
  })

  test('a file has 200 pieces at the most, whatever else its media type says', async () => {
    const address = await begun(staff, 1000)
    const headers = (offset: number) => ({
      'upload-offset': String(offset),
      'content-type': `${pieceType}; x=1`,
    })
    for (let n = 0; n < 200; n++) {
      const { status } = await sender(staff).send(address, 'PATCH', headers(n), Buffer.from('a'))
      expect(status).toBe(204)
    }
    const more = await sender(staff).send(address, 'PATCH', headers(200), Buffer.from('a'))
    expect([more.status, await more.text()]).toEqual([
      400,
      'Ce fichier vient en trop de morceaux\u00a0: envoyez-le à nouveau, en morceaux plus grands.',
    ])
    expect((await sender(staff).send(address, 'DELETE')).status).toBe(204)
  })

  test('an account has 50 files and 500 MB under way at most, whichever server it asks; one that is used counts no more', async () => {
    const colleague = await another(one)
    const MiB = 1_048_576
    const both = [one, other].map(({ origin }) => sender(colleague, origin))
    const many = async (count: number, length: number) => {
      const answers = await Promise.all(Array.from({ length: count }, (_, n) => both[n % 2]?.begin(length)))
      return answers.map((answer) => answer?.status).filter((status) => status === 201).length
    }
    expect(await many(54, 10)).toBe(50)
    const full = await sender(colleague).begin(10)
    expect([full.status, full.headers.get('retry-after'), await full.text()]).toEqual([
      429,
      '3600',
      'Trop de fichiers sont en route pour ce compte\u00a0: laissez-les arriver, ou réessayez dans quelques heures.',
    ])
    await one.db.transaction((trx) =>
      trx.updateTable('resumableUpload').set({ usedAt: new Date().toISOString() }).execute(),
    )
    expect(await many(3, 10 * MiB)).toBe(3)
    await one.db.transaction((trx) =>
      trx
        .updateTable('resumableUpload')
        .set({ length: 499 * MiB })
        .where('usedAt', 'is', null)
        .execute(),
    )
    expect(await many(1, MiB)).toBe(0)
  })

  test('six hours after its last piece an upload is over, and the sweep takes it with pieces that nothing names', async () => {
    const bytes = await photograph()
    const [old, ahead, young] = [
      await begun(staff, bytes.length),
      await begun(staff, bytes.length),
      await begun(staff, bytes.length),
    ]
    for (const address of [old, ahead, young]) await sendRest(staff, address, bytes)
    const changed = (address: string, hours: number) =>
      one.db.transaction((trx) =>
        trx
          .updateTable('resumableUpload')
          .set({ changedAt: new Date(Date.now() + hours * 3_600_000).toISOString() })
          .where('key', '=', keyOf(address))
          .execute(),
      )
    await changed(old, -6.1)
    await changed(ahead, 24 * 365)
    expect(await sender(staff).offset(old)).toBe(404)
    expect(await staff.run(add, { input: { file: old } })).toEqual(refused)
    await sweep(one, place.dataDir)
    expect(pieces()).toContain(keyOf(young))
    expect(pieces()).not.toContain(keyOf(old))
    expect(pieces()).not.toContain(keyOf(ahead))
    expect(await staff.run(add, { input: { file: young } })).toMatchObject({ added: { media: {} } })
  })

  test('a disk with less room than is kept for the rest takes no piece, and says so as of any file', async () => {
    const full = await startInProcess({ DISK_RESERVE: '900000T' }, place)
    onTestFinished(() => full.stop())
    const answer = await sender(staff, full.origin).begin(10)
    expect([answer.status, await answer.text()]).toEqual([
      507,
      'Ce site n’a plus de place pour un fichier en ce moment\u00a0: envoyez le reste sans lui.',
    ])
    const address = await begun(staff, 10)
    expect((await sender(staff, full.origin).piece(address, 0, Buffer.from('x'))).status).toBe(507)
    expect(await sender(staff).offset(address)).toBe(0)
  })

  test('a server that was killed between two pieces goes on where it was', async () => {
    const environment = { DATA_DIR: place.dataDir, ...(place.url && { DATABASE_URL: place.url }) }
    const own = kind === 'sqlite' ? await newMigrated(kind) : place
    if (own !== place) onTestFinished(own.remove)
    const start = () => startServer({ ...environment, DATA_DIR: own.dataDir })
    const first = await start()
    const bytes = await photograph()
    const before = await signedIn(first)
    const address = await begun(before, bytes.length)
    expect((await sender(before).piece(address, 0, bytes.subarray(0, 100 * KiB))).status).toBe(204)
    const closed = once(first.process, 'close')
    first.process.kill('SIGKILL')
    await closed
    const second = await start()
    onTestFinished(async () => void (await second.stop()))
    const after = await signedIn(second)
    expect(await sender(after).offset(address)).toBe(100 * KiB)
    await sendRest(after, address, bytes)
    expect(await after.run(add, { input: { file: address } })).toMatchObject({
      added: { media: { size: bytes.length } },
    })
  })
})

test('two servers on one bucket take the pieces of a file; one that is lost there is told', async () => {
  const objects = await objectStorage()
  const place = await newMigrated('sqlite')
  const [one, other] = [
    await startInProcess(objects.environment, place),
    await startInProcess(objects.environment, place),
  ]
  onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()])
    place.remove()
  })
  const staff = await signedIn(one)
  const bytes = await photograph()
  const address = await begun(staff, bytes.length)
  await sendRest(staff, address, bytes, [one.origin, other.origin])
  expect(await staff.run(add, { input: { file: address } })).toMatchObject({
    added: { media: { size: bytes.length } },
  })
  expect(existsSync(join(place.dataDir, 'pieces'))).toBe(false)
  const [row] = await one.db.read.selectFrom('resumableUpload').select('pieces').execute()
  const [{ file: lost }]: [{ file: string }] = JSON.parse(row?.pieces ?? '[]')
  await storageOf({ dataDir: place.dataDir, s3: objects.s3 })('pieces').remove(`${keyOf(address)}/${lost}`)
  const whole = await begun(staff, bytes.length)
  await sendRest(staff, whole, bytes)
  // Of several, the one that is lost is named alone.
  expect(
    await staff.run(
      `mutation ($input: CreateProjetInput!) { added: createProjet(input: $input) { __typename
        ... on ValidationError { fields { field message code } } } }`,
      { input: { nom: 'Deux', galerie: [{ image: whole }, { image: address }] } },
    ),
  ).toEqual({
    added: { ...refused.added, fields: [{ ...refused.added.fields[0], field: 'galerie.1.image' }] },
  })
  expect(await sender(staff).offset(address)).toBe(404)
  await objects.proxy.cut()
  const answer = await sender(staff).begin(10)
  const next = answer.headers.get('location') ?? ''
  const away = await sender(staff).piece(next, 0, Buffer.from('x'))
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  await objects.proxy.mend()
  expect(await sender(staff).offset(next)).toBe(0)
  expect((await sender(staff).piece(next, 0, Buffer.from('x'))).status).toBe(204)
})

function keyOf(address: string): string {
  return address.split('/').at(-1) ?? ''
}

/** Does now what the server does each hour. */
async function sweep({ db }: InProcess, dataDir: string): Promise<void> {
  const storage = storageOf({ dataDir })
  const pieces = storage('pieces')
  const logger = pino({ level: 'silent' })
  const resumable = createResumableUploads({
    db,
    storage: pieces,
    takesFiles: async () => true,
    report: createReport(logger),
  })
  const storages = { image: storage('uploads'), document: storage('documents') }
  const { run } = unusedFilesKind({ db, storages, pieces, resumable, logger })
  const { signal } = new AbortController()
  await run(null, { key: '', createdAt: '', signal, holds: async () => true })
}

let colleagues = 0

async function another(server: InProcess): Promise<Staff> {
  colleagues += 1
  const { token } = await newColleague(await signedIn(server), {
    nom: 'Yao',
    email: `yao${colleagues}@example.com`,
    password: 'une phrase assez longue',
  })
  const staff = client(server.origin)
  staff.bear(token)
  return staff
}

async function withToken(staff: Staff, scope: 'READ' | 'WRITE'): Promise<Staff> {
  const { made } = await staff.run<{ made: { token: string } }>(
    `mutation ($input: CreateApiTokenInput!) { made: createApiToken(input: $input) {
      ... on ApiTokenPayload { token } } }`,
    { input: { nom: scope, scope } },
  )
  const one = client(staff.origin)
  one.bear(made.token)
  return one
}

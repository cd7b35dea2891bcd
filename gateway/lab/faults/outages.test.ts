import { closeSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/connection/connect.ts'
import { outageOf } from '../../../db/connection/outage.ts'
import { newDatabase } from '../../../db/testing/testDatabases.ts'
import { FormFile } from '../../../rest-compat/bodies/multipart.ts'
import { createReadiness } from '../../http/readiness.ts'
import { newDisk } from '../testing/disk.ts'
import {
  ask,
  create,
  expectFewLogLines,
  expectNotReady,
  expectOutage,
  expectReady,
  place,
  serve,
} from '../servers/outages.ts'
import { client, multipart } from '../servers/server.ts'
import { createFileStore } from '../../uploads/files.ts'
import { storageOf } from '../../uploads/storageOf.ts'

test('a SQLite file that another program locks is still read, and written again once it is free', async () => {
  const here = await place('sqlite')
  const server = await serve({ DATA_DIR: here.dataDir })
  const { origin } = server
  const signedIn = client(origin)
  await signedIn.signIn()
  const other = await openDatabase(here)
  const longAgo = new Date(Date.now() - 3_600_000).toISOString()
  await other.transaction((trx) => trx.updateTable('session').set({ lastSeenAt: longAgo }).execute())

  await other.transaction(async () => {
    await signedIn.run('{ admin { contacts { totalCount } } }')
    expect((await fetch(`${origin}/`)).status).toBe(200)
    const headers = signedIn.credentials()
    expect((await fetch(`${origin}/api/contact`, { headers })).status).toBe(200)
    await expectOutage(origin, create)
    await expectNotReady(server, 'verrouillée')
  })

  await expectReady(origin)
  expectFewLogLines(server)
  await other.close()
})

/** Leaves no room on the disk; what it answers makes some again. */
function fill(folder: string): () => void {
  const file = join(folder, 'autre')
  const other = openSync(file, 'w')
  // To the last byte, whatever the server writes meanwhile.
  for (let size = 65_536; size > 1;) {
    try {
      writeSync(other, Buffer.alloc(size))
    } catch (error) {
      if (!String(error).includes('ENOSPC')) throw error
      size /= 2
    }
  }
  closeSync(other)
  return () => rmSync(file)
}

test('a full disk is read as ever, says so at each write, and is written again once there is room', async ({
  skip,
}) => {
  const folder = newDisk('size=16m')
  if (folder === null) return skip()
  const server = await serve({ DATA_DIR: folder, DISK_RESERVE: '0' })
  const { origin } = server
  const signedIn = client(origin)
  await signedIn.signIn()
  const red = { width: 900, height: 600, channels: 3 as const, background: 'red' }
  const picture = new File([new Uint8Array(await sharp({ create: red }).png().toBuffer())], 'a.png')
  const query = 'mutation ($f: Upload!) { createPartenaire(input: { nom: "A", logo: $f }) { __typename } }'
  const operations = JSON.stringify({ query, variables: { f: null } })
  const upload = () =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: signedIn.credentials(),
      body: multipart(operations, { 'variables.f': picture }),
    })

  const clear = fill(folder)
  await signedIn.run('{ admin { contacts { totalCount } } }')
  expect((await fetch(`${origin}/`)).status).toBe(200)
  await expectOutage(origin, create)
  // Each of those that share a commit is refused.
  const section = 'mutation { createFaq(input: { titre: "A" }) { __typename } }'
  const many = await Promise.all(
    Array.from({ length: 20 }, () => ask(origin, section, signedIn.credentials())),
  )
  expect(many.map(({ status }) => status)).toEqual(Array(20).fill(503))
  await expectNotReady(server, 'disque est plein')
  clear()
  await expectReady(origin)
  expect(await (await upload()).json()).toMatchObject({
    data: { createPartenaire: { __typename: 'CreatePartenairePayload' } },
  })
  expectFewLogLines(server)
})

test('a disk that fills up in the middle of forty pictures loses none that was said to be kept', async ({
  skip,
}) => {
  const folder = newDisk('size=28m')
  if (folder === null) return skip()
  // Room for later.
  const other = join(folder, 'autre')
  writeFileSync(other, Buffer.alloc(6 * 1024 * 1024))
  const environment = { DATA_DIR: folder, DISK_RESERVE: '0' }
  const server = await serve(environment)
  let staff = client(server.origin)
  await staff.signIn()
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const noise = await sharp({
    create: { width: 700, height: 500, channels: 3, background: 'grey', noise: grain },
  })
    .png()
    .toBuffer()
  const photograph = async (n: number) =>
    sharp(noise)
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { ImageDescription: `No. ${n}` } })
      .toBuffer()
  const query = `mutation ($f: Upload!) { addMedia(input: { file: $f }) {
    ... on MediaPayload { media { id url originalUrl } } ... on Error { message } } }`
  const send = async (bytes: Buffer) => {
    const response = await fetch(`${staff.origin}/graphql`, {
      method: 'POST',
      headers: staff.credentials(),
      body: multipart(JSON.stringify({ query, variables: { f: null } }), {
        'variables.f': new File([new Uint8Array(bytes)], 'vue.jpg'),
      }),
    })
    const answer: {
      data?: { addMedia: { media?: { id: string; url: string; originalUrl: string } } } | null
    } = await response.json()
    return { status: response.status, bytes, media: answer.data?.addMedia.media }
  }
  const answers: Awaited<ReturnType<typeof send>>[] = []
  for (let n = 0; n < 40; n += 4) {
    const four = await Promise.all([n, n + 1, n + 2, n + 3].map(photograph))
    answers.push(...(await Promise.all(four.map(send))))
  }
  const kept = answers.flatMap(({ media, bytes }) => (media ? [{ ...media, bytes }] : []))
  const refused = answers.filter(({ media }) => !media)
  expect([kept.length > 3, refused.length > 3]).toEqual([true, true])
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  const expectKept = async () => {
    const headers = staff.credentials()
    for (const { url, originalUrl, bytes } of kept) {
      const original = await fetch(staff.origin + originalUrl, { headers })
      expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)
      const shown = await fetch(staff.origin + url, { headers })
      expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(700)
    }
    const { admin } = await staff.run<{ admin: { medias: { edges: { node: { id: string } }[] } } }>(
      '{ admin { medias(first: 100) { edges { node { id } } } } }',
    )
    expect(admin.medias.edges.map(({ node }) => node.id).toSorted()).toEqual(
      kept.map(({ id }) => id).toSorted(),
    )
  }
  await expectKept()
  await server.stop()
  rmSync(other)
  staff = client((await serve(environment)).origin)
  await staff.signIn()
  await expectKept()
  // Once there is room, what was refused is sent again, and kept.
  const [again] = refused
  expect(again && (await send(again.bytes)).media).toBeTruthy()
})

test('a disk too small for what is made of a picture is told to who uploads it', async ({ skip }) => {
  const folder = newDisk('size=2m')
  if (folder === null) return skip()
  const { db, close } = await newDatabase('sqlite')
  onTestFinished(close)
  const storage = storageOf({ dataDir: folder })
  const files = createFileStore({ db, room: null, storage, logger: pino({ level: 'silent' }) })
  onTestFinished(files.stop)
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const noise = sharp({
    create: { width: 1_400, height: 1_000, channels: 3, background: 'grey', noise: grain },
  })
  // It fits itself, and its source, without loss, does not: the process that makes it finds out.
  const picture = new FormFile([await noise.jpeg({ quality: 30 }).toBuffer()], 'a.jpg')
  expect(picture.size).toBeLessThan(1_000_000)
  const stored = files.storePicture(picture, { addedBy: null, stays: false })
  expect(await stored.catch((error: unknown) => outageOf(error)?.outage)).toBe('full')
  expect(readdirSync(join(folder, 'uploads'), { recursive: true })).toEqual(['.unfinished'])
})

test('a disk that takes no files is told by /readyz, and to who uploads one', async ({ skip }) => {
  const folder = newDisk('size=1m,ro')
  if (folder === null) return skip()
  const { db, close } = await newDatabase('sqlite')
  const storage = storageOf({ dataDir: folder })
  expect(await createReadiness(db, folder).whyNotReady()).toContain('vérifiez les droits')
  const put = storage('').put('a/480.webp', 'a')
  expect(await put.catch((error: unknown) => outageOf(error)?.outage)).toBe('readonly')
  await close()
})

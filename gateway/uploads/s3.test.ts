import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { hashOfFile } from '../../db/files/fileHash.ts'
import { outageOf } from '../../db/connection/outage.ts'
import { objectStorage } from '../lab/servers/objectStorage.ts'
import { openBucket, s3Client } from './s3.ts'
import { newKey, type S3 } from './storage.ts'
import { checkStorage } from './checkStorage.ts'
import { freePort } from '../lab/servers/server.ts'

const open = (s3: S3) => openBucket(s3)('uploads')
const shortTimeouts = { answerMs: 300, takeMs: 300, nextMs: 300 }

/** The outage that a refused promise tells of, and its sentence. */
async function outage(work: Promise<unknown>): Promise<string> {
  const found = outageOf(await work.catch((error: unknown) => error))
  return `${found?.outage}: ${found?.sentence}`
}

test('requests are signed as Amazon’s published example is', async () => {
  const client = s3Client({
    endpoint: 'https://s3.amazonaws.com',
    bucket: 'examplebucket',
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  })
  const hostname = 'examplebucket.s3.amazonaws.com'
  const signer = await client.config.signer({
    name: 'sigv4',
    signingName: 's3',
    signingRegion: 'us-east-1',
    properties: {},
  })
  const { headers } = await signer.sign(
    {
      method: 'GET',
      protocol: 'https:',
      hostname,
      path: '/test.txt',
      query: {},
      headers: {
        host: hostname,
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
    },
    { signingDate: new Date('2013-05-24T00:00:00Z') },
  )
  expect(headers.authorization?.replaceAll(', ', ',')).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('what is wrong with a configuration is told in a sentence', async () => {
  const { s3 } = await objectStorage()
  expect(await checkStorage(open(s3))).toBeUndefined()
  expect(await outage(open({ ...s3, accessKeyId: 'AUTRE' }).put('a', 'a'))).toBe(
    'unreachable: Le stockage d’objets ne connaît pas cette clé\u00a0: vérifiez S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY.',
  )
  const other = open({ ...s3, bucket: 'autre' })
  const missing =
    'unreachable: Le bucket «\u00a0autre\u00a0» n’existe pas\u00a0: créez-le, ou vérifiez S3_BUCKET.'
  const told = await Promise.all([other.put('a', 'a'), other.get('a'), other.names()].map(outage))
  expect(told).toEqual([missing, missing, missing])
  const endpoint = `http://127.0.0.1:${await freePort()}`
  expect(await outage(open({ ...s3, endpoint }).get('a'))).toBe(
    `unreachable: Le stockage d’objets ${endpoint} ne répond pas.`,
  )
})

/** A bucket of a server that answers as it is told to. */
async function bucketOf(answer: RequestListener): Promise<S3> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
  return { endpoint, bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' }
}

test('what is no storage, is full or is busy is told so', async () => {
  const answers: Record<string, [number, string]> = {
    page: [404, '<!doctype html><title>Introuvable</title>'],
    full: [507, '<Error><Code>XMinioStorageFull</Code></Error>'],
    busy: [503, '<Error><Code>SlowDown</Code></Error>'],
    other: [403, '<Error><Code>AccountProblem</Code></Error>'],
    moved: [301, '<Error><Code>PermanentRedirect</Code></Error>'],
  }
  const s3 = await bucketOf((req, res) => {
    const [status = 500, body] = answers[(req.url ?? '').split(/[/?]/)[3] ?? ''] ?? []
    req.resume().on('end', () => res.writeHead(status, { 'content-type': 'application/xml' }).end(body))
  })
  const storage = open(s3)
  const told = await Promise.all(Object.keys(answers).map((name) => outage(storage.put(name, 'a'))))
  expect(told).toEqual([
    expect.stringContaining('répond autrement qu’un stockage d’objets (404)'),
    'full: Le stockage d’objets est plein\u00a0: libérez de la place.',
    'busy: Le stockage d’objets est surchargé.',
    expect.stringContaining('readonly: Le stockage d’objets refuse l’accès au bucket'),
    expect.stringContaining('vérifiez S3_REGION'),
  ])
})

test('one that has stopped without a word is given up, and used again once it answers', async () => {
  const { s3, proxy } = await objectStorage()
  const storage = openBucket(s3, { timeouts: shortTimeouts })('uploads')
  const key = newKey()
  await storage.put(`${key}/x`, Buffer.alloc(8_000_000))
  const slow = await storage.get(`${key}/x`)
  proxy.freeze()
  const work = [
    storage.get(`${key}/x`),
    storage.put(`${key}/y`, 'y'),
    buffer(slow?.stream ?? Readable.from([])),
  ]
  const silent = `unreachable: Le stockage d’objets ${s3.endpoint} ne répond pas.`
  expect(await Promise.all(work.map(outage))).toEqual([silent, silent, silent])
  await proxy.mend()
  await storage.put(`${key}/y`, 'y')
  const found = await storage.get(`${key}/y`)
  expect(found && (await text(found.stream))).toBe('y')
})

/** What is stored under a name, and what the storage answers of it. */
interface Kept {
  stored: Buffer
  given: Buffer
  headers?: Record<string, string | number>
}

/** Storage that gives these files back so. */
async function giving(files: Record<string, Kept>) {
  const key = newKey()
  const s3 = await bucketOf((req, res) => {
    const { given = Buffer.alloc(0), headers } = files[(req.url ?? '').split(/[/?]/)[4] ?? ''] ?? {}
    res.writeHead(200, { etag: '"a"', ...headers })
    // In two pieces, so that Node adds no length.
    res.write(given.subarray(0, 1))
    res.end(given.subarray(1))
  })
  const hashOf = async (name: string) =>
    hashOfFile(files[name.split('/')[2] ?? '']?.stored ?? Buffer.alloc(0))
  const storage = openBucket(s3, { hashOf })('uploads')
  return (name: string) => storage.get(`${key}/${name}`)
}

test('a file whose length the storage does not say is given whole, with its length', async () => {
  const stored = Buffer.alloc(300_000, 'image')
  const get = await giving({ 'a.webp': { stored, given: stored } })
  const found = await get('a.webp')
  expect(found?.size).toBe(300_000)
  expect((await buffer(found?.stream ?? Readable.from([]))).equals(stored)).toBe(true)
})

test('bytes that are not those that were stored are an outage, before any is answered', async () => {
  const stored = Buffer.alloc(300_000, 'image')
  const changed = Buffer.from(stored).fill('x', 200_000, 200_001)
  const short = stored.subarray(0, 1_000)
  const get = await giving({
    'changed.webp': { stored, given: changed, headers: { 'content-length': changed.length } },
    'short.webp': { stored, given: short, headers: { 'content-length': short.length } },
    'unsaid.webp': { stored, given: short },
    'empty.webp': { stored, given: Buffer.alloc(0), headers: { 'content-length': 0 } },
  })
  for (const name of ['changed.webp', 'short.webp', 'unsaid.webp', 'empty.webp'])
    expect([name, await outage(get(name))]).toEqual([
      name,
      expect.stringMatching(/^damaged: Le stockage d’objets ne rend pas .* tel qu’il l’a reçu/),
    ])
  const page = await giving({ 'a.webp': { stored, given: stored, headers: { etag: '' } } })
  expect(await outage(page('a.webp'))).toContain('répond autrement qu’un stockage d’objets')
})

test('of a long file that is not as it was stored the last piece never comes', async () => {
  const stored = Buffer.alloc(3_000_000, 'document')
  const changed = Buffer.from(stored).fill('x', 5, 6)
  const headers = { 'content-length': stored.length }
  const get = await giving({
    'whole.pdf': { stored, given: stored, headers },
    'changed.pdf': { stored, given: changed, headers },
  })
  const whole = await get('whole.pdf')
  expect((await buffer(whole?.stream ?? Readable.from([]))).equals(stored)).toBe(true)
  const found = await get('changed.pdf')
  let came = 0
  const reading = (async () => {
    for await (const piece of found?.stream ?? []) came += Buffer.byteLength(piece)
  })()
  expect(await outage(reading)).toContain('damaged')
  expect(found?.size).toBe(3_000_000)
  expect(came).toBeGreaterThan(0)
  expect(came).toBeLessThan(3_000_000)
})

test('what is not confirmed as a storage does it does not count as kept', async () => {
  const s3 = await bucketOf((req, res) => void req.resume().on('end', () => res.end()))
  expect(await outage(open(s3).put(`${newKey()}/a.webp`, 'a'))).toBe(
    `unreachable: ${s3.endpoint} répond autrement qu’un stockage d’objets\u00a0: vérifiez S3_ENDPOINT.`,
  )
})

test('a list that ends before its end is no list', async () => {
  const s3 = await bucketOf((_req, res) =>
    res.end(
      '<ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>a</Key></Contents></ListBucketResult>',
    ),
  )
  expect(await outage(open(s3).names())).toContain('répond autrement qu’un stockage d’objets')
})

test('one that takes all and says nothing is given up in ten seconds, whatever is asked of it', async () => {
  const s3 = await bucketOf((req) => void req.resume())
  const storage = open(s3)
  const key = newKey()
  const start = performance.now()
  const work = [
    storage.put(`${key}/a`, 'a'),
    storage.put(`${key}/b`, Buffer.alloc(6_000_000)),
    storage.get(`${key}/a`),
    storage.names(),
    storage.remove(key),
  ]
  const silent = `unreachable: Le stockage d’objets ${s3.endpoint} ne répond pas.`
  expect(await Promise.all(work.map(outage))).toEqual([silent, silent, silent, silent, silent])
  expect(performance.now() - start).toBeLessThan(10_000)
}, 30_000)

test('a slow reader may take his time, and one that never begins holds nothing', async () => {
  const { s3 } = await objectStorage()
  // How soon it answers says nothing here: a busy machine is slow.
  const storage = openBucket(s3, { timeouts: { ...shortTimeouts, answerMs: 30_000 } })('uploads')
  const content = Buffer.alloc(8_000_000, 'abc')
  await storage.put('a/x', content)
  // More than there are connections.
  for (let n = 0; n < 60; n++) (await storage.get('a/x'))?.stream.destroy()
  const found = await storage.get('a/x')
  const chunks: Buffer[] = []
  for await (const chunk of found?.stream ?? []) {
    // The rest waits on its way meanwhile, longer than anybody would wait for it.
    if (chunks.length === 0) await sleep(3 * shortTimeouts.nextMs)
    chunks.push(chunk)
  }
  expect(Buffer.concat(chunks).equals(content)).toBe(true)
})

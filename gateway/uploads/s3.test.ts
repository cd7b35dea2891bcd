import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { outageOf } from '../../db/outage.ts'
import { objectStorage } from '../testing/objectStorage.ts'
import { openBucket, s3Client } from './s3.ts'
import { newKey, type S3 } from './storage.ts'
import { tryStorage } from './trial.ts'
import { freePort } from '../testing/server.ts'

const open = (s3: S3) => openBucket(s3)('uploads')
const impatient = { answerMs: 300, nextMs: 300 }

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
  expect(await tryStorage(open(s3))).toBeUndefined()
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

test('what is no storage, is full or is busy is told so', async () => {
  const answers: Record<string, [number, string]> = {
    page: [404, '<!doctype html><title>Introuvable</title>'],
    full: [507, '<Error><Code>XMinioStorageFull</Code></Error>'],
    busy: [503, '<Error><Code>SlowDown</Code></Error>'],
    other: [403, '<Error><Code>AccountProblem</Code></Error>'],
    moved: [301, '<Error><Code>PermanentRedirect</Code></Error>'],
  }
  const server = createServer((req, res) => {
    const [status = 500, body] = answers[(req.url ?? '').split(/[/?]/)[3] ?? ''] ?? []
    req.resume().on('end', () => res.writeHead(status, { 'content-type': 'application/xml' }).end(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
  const storage = open({ endpoint, bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' })
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
  const storage = openBucket(s3, impatient)('uploads')
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

test('a slow reader may take his time, and one that never begins holds nothing', async () => {
  const { s3 } = await objectStorage()
  const storage = openBucket(s3, impatient)('uploads')
  const content = Buffer.alloc(8_000_000, 'abc')
  await storage.put('a/x', content)
  // More than there are connections.
  for (let n = 0; n < 60; n++) (await storage.get('a/x'))?.stream.destroy()
  const found = await storage.get('a/x')
  const chunks: Buffer[] = []
  for await (const chunk of found?.stream ?? []) {
    // The rest waits on its way meanwhile, longer than anybody would wait for it.
    if (chunks.length === 0) await sleep(3 * impatient.nextMs)
    chunks.push(chunk)
  }
  expect(Buffer.concat(chunks).equals(content)).toBe(true)
})

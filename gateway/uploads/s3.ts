import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { outageOfFile } from '../../db/connection/outage.ts'
import { damagedObject, notAnObjectStore, outageOfS3 } from './s3Outage.ts'
import {
  isStored,
  keyName,
  removeIfPossible,
  type HashOf,
  type Part,
  type S3,
  type Storage,
  type StorageOf,
} from './storage.ts'
import { verifiedStream } from './verifiedStream.ts'

interface Timeouts {
  /** The wait for an answer; where much is sent, as long again for each `bytesInTime`. */
  answerMs: number
  /**
   * The wait until it takes more of what is sent, or answers. Two attempts end within the ten seconds that are
   * promised.
   */
  takeMs: number
  /** The wait for more of what is being read, while somebody waits for it. */
  nextMs: number
}
const usual: Timeouts = { answerMs: 4_000, takeMs: 3_000, nextMs: 4_000 }
const bytesInTime = 2_000_000

/** More than there may be answers that slow readers hold open. */
const maxSockets = 500

/** Speaks with what others than Amazon run as well: the bucket is in the path, and no checksums of newer kinds are asked for. */
export function s3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3,
  { answerMs }: Pick<Timeouts, 'answerMs'> = usual,
  socketTimeout?: number,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 1_500,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      ...(socketTimeout !== undefined && { socketTimeout }),
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
  })
}

interface Options {
  timeouts?: Timeouts
  hashOf?: HashOf | undefined
}

/** The parts of a bucket. */
export function openBucket(s3: S3, { timeouts = usual, hashOf = unknown }: Options = {}): StorageOf {
  const client = s3Client(s3, timeouts)
  // A slow reader may leave the socket of what he reads idle; what is sent is taken, or given up.
  const sender = s3Client(s3, timeouts, timeouts.takeMs)
  return (part) => s3Storage({ s3, client, sender, part, timeouts, hashOf })
}

async function unknown(): Promise<undefined> {}

interface Opened extends Required<Options> {
  s3: S3
  client: S3Client
  sender: S3Client
  part: Part
  hashOf: HashOf
}

/** The objects of a bucket whose names begin with that of a part. */
function s3Storage({ s3, client, sender, part, timeouts, hashOf }: Opened): Storage {
  const { answerMs, nextMs } = timeouts
  const Bucket = s3.bucket
  const prefix = part && `${part}/`

  async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      throw outageOfS3(error, s3)
    })
  }

  /** All whose names begin so, without `prefix`, in their order. */
  async function* below(start: string): AsyncGenerator<{ name: string; modified: Date }> {
    let ContinuationToken: string | undefined
    do {
      const page = new ListObjectsV2Command({ Bucket, Prefix: prefix + start, ContinuationToken })
      const { Contents = [], IsTruncated, NextContinuationToken } = await asked(client.send(page))
      for (const { Key = '', LastModified = new Date() } of Contents)
        yield { name: Key.slice(prefix.length), modified: LastModified }
      if (IsTruncated && NextContinuationToken === undefined) throw notAnObjectStore(s3)
      ContinuationToken = NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  async function removeOne(name: string): Promise<void> {
    await asked(client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name })))
  }

  async function put(name: string, content: Uint8Array | string): Promise<void> {
    const Body = typeof content === 'string' ? Buffer.from(content) : content
    const requestTimeout = answerMs * (1 + Math.ceil(Body.length / bytesInTime))
    const command = new PutObjectCommand({
      Bucket,
      Key: prefix + name,
      Body,
      ContentLength: Body.length,
    })
    const { ETag } = await asked(sender.send(command, { requestTimeout }))
    if (!ETag) throw notAnObjectStore(s3)
  }

  return {
    put,

    async putAll(key, make) {
      // What a kill leaves there is the system’s to remove.
      const making = join(tmpdir(), `geometre-${randomUUID()}`)
      try {
        await mkdir(making, { mode: 0o700 })
        const made = await make(making)
        for (const name of await readdir(making))
          await put(`${key}/${name}`, await readFile(join(making, name)))
        return made
      } catch (error) {
        throw outageOfFile(error)
      } finally {
        await removeIfPossible(making)
      }
    },

    async get(name) {
      const hash = isStored(prefix + name) ? await hashOf(prefix + name) : undefined
      try {
        const { Body, ContentLength, ETag } = await client.send(
          new GetObjectCommand({ Bucket, Key: prefix + name }),
        )
        if (!(Body instanceof Readable)) throw new TypeError('The object is no stream.')
        if (!ETag) {
          Body.destroy()
          throw notAnObjectStore(s3)
        }
        const wrong = () => damagedObject(prefix + name)
        return await verifiedStream(Body, inTime(Body, s3, nextMs), { length: ContentLength, hash, wrong })
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw outageOfS3(error, s3)
      }
    },

    async remove(name) {
      await removeOne(name)
      // One by one: not every S3 server can delete many at once.
      for await (const { name: one } of below(`${name}/`)) await removeOne(one)
    },

    async names() {
      const names: string[] = []
      for await (const { name } of below('')) if (isStored(name)) names.push(name)
      return names
    },

    async keysBefore(time) {
      const last = new Map<string, Date>()
      for await (const { name, modified } of below('')) {
        const [key = ''] = name.split('/', 1)
        if (keyName.test(key) && modified >= (last.get(key) ?? modified)) last.set(key, modified)
      }
      return [...last].flatMap(([key, modified]) => (modified < time ? [key] : []))
    },
  }
}

/** What comes of a file being read; given up where the storage sends nothing for a while. A slow reader may take his time. */
async function* inTime(body: Readable, s3: S3, nextMs: number): AsyncGenerator<Buffer> {
  const wait = () => setTimeout(() => body.destroy(new Error('Nothing more came.')), nextMs)
  let late = wait()
  try {
    for await (const chunk of body) {
      clearTimeout(late)
      yield chunk
      late = wait()
    }
  } catch (error) {
    throw outageOfS3(error, s3)
  } finally {
    clearTimeout(late)
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import { buildApp } from 'fauxqs'
import { onTestFinished } from 'vitest'
import type { S3 } from '../../uploads/storage.ts'
import { startProxy, type Proxy } from './proxy.ts'

export interface ObjectStorage {
  s3: S3
  /** The same for a server’s environment. */
  environment: Record<string, string>
  /** The way there, in the hands of the test. */
  proxy: Proxy
  close(): Promise<void>
}

/** What Fastify hands to a hook. */
interface Request {
  headers: IncomingHttpHeaders
  query: Record<string, string>
}
interface Reply {
  status(code: number): Reply
  header(name: string, value: string): Reply
  send(body: string): void
}

/** Few, so that lists have pages. */
const listedAtOnce = 3

/** For one test. */
export async function objectStorage(): Promise<ObjectStorage> {
  const opened = await openObjectStorage()
  onTestFinished(opened.close)
  return opened
}

/** An empty bucket of a server in this process that speaks S3, and knows one key; it does not look at signatures. */
export async function openObjectStorage(): Promise<ObjectStorage> {
  const app = buildApp({ logger: false })
  const accessKeyId = 'AKIDEXEMPLE'
  app.addHook('onRequest', ({ headers, query }: Request, reply: Reply, done: () => void) => {
    query['max-keys'] = String(listedAtOnce)
    if (headers.authorization?.includes(`Credential=${accessKeyId}/`)) return done()
    const why = '<Error><Code>InvalidAccessKeyId</Code><Message>Unknown.</Message></Error>'
    reply.status(403).header('content-type', 'application/xml').send(why)
  })
  const there = await app.listen({ port: 0, host: '127.0.0.1' })
  const proxy = await startProxy(there)
  const headers = { authorization: `Credential=${accessKeyId}/` }
  await fetch(`${there}/geometre`, { method: 'PUT', headers })
  const s3 = {
    endpoint: new URL(proxy.url).origin,
    bucket: 'geometre',
    region: 'eu-west-3',
    accessKeyId,
    secretAccessKey: 'secret',
  }
  return {
    s3,
    proxy,
    environment: environmentOf(s3),
    async close() {
      await proxy.cut()
      await app.close()
    },
  }
}

function environmentOf({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

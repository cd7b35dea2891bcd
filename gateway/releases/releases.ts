import { extname } from 'node:path'
import { type DocumentNode, getOperationAST, GraphQLError } from 'graphql'
import type { Db } from '../../db/connection/connect.ts'
import { findArtifact, storeArtifacts } from '../../db/files/releaseArtifacts.ts'
import { errorCodes } from '../../schema/errors.ts'
import { schema } from '../../schema/schema.ts'
import { notFound, type Handler } from '../http/answer.ts'
import { sendAnswer } from '../cache/responseCache.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { rootFields } from '../graphql/operations.ts'
import { assetOf, operationOf, type Site } from '../pages/site.ts'
import type { Report } from '../http/report.ts'
import { parseBounded, documentErrors } from '../security/operations/operationLimits.ts'

interface Options {
  db: Db
  site: Pick<Site, 'operations' | 'parts'>
  report: Report
  metrics?: Metrics | undefined
}

/** Persisted operations by id: those of this server's builds, and those of other releases that were requested here. */
export interface KnownOperations {
  get(id: string): DocumentNode | undefined
  /** Whether the answer is the same for everybody, so that caches may keep it. */
  isPublic(id: string): boolean
  /** Looks into the database as well; null where no release has it. Throws RELEASE_MISMATCH where it does not fit this schema. */
  find(id: string): Promise<DocumentNode | null>
}

/** A server may run for longer than unused rows are kept, and PostgreSQL loses all of them in a crash. */
const publishEveryMs = 60_000
/** `Retry-After` in seconds, by when a balancer may choose another server. */
const retryAfter = '2'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Serves pages of another release during a rolling update: each release stores its persisted operations and hashed files in the
 * database, and each server reads those it lacks.
 */
export function createReleases({ db, site, report, metrics }: Options) {
  const known = new Map<string, { document: DocumentNode; isPublic: boolean }>()
  const mismatched = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function know(id: string, document: DocumentNode) {
    const one = { document, isPublic: isPublicQuery(document) }
    known.set(id, one)
    metrics?.know([document])
    return one
  }

  function lookUp(id: string) {
    const here = known.get(id)
    if (here) return here
    const document = site.operations.get(id)
    return document && know(id, document)
  }

  const operations: KnownOperations = {
    get: (id) => lookUp(id)?.document,
    isPublic: (id) => lookUp(id)?.isPublic ?? false,
    async find(id) {
      const here = lookUp(id)
      if (here) return here.document
      if (mismatched.has(id)) throw mismatch()
      const name = operationOf(id)
      const text = name && (await findArtifact(db, name))
      if (!text) return null
      const document = fitting(text.toString())
      if (!document) {
        mismatched.add(id)
        throw mismatch()
      }
      return know(id, document).document
    },
  }

  const asset: Handler = async (req, res) => {
    const path = (req.url ?? '').split('?', 1)[0] ?? ''
    const name = assetOf(path)
    const content = name && (await findArtifact(db, name))
    if (!content) return notFound(req, res)
    const type = types[extname(path)] ?? 'application/octet-stream'
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
    const body = type.includes('charset') ? content.toString() : content
    await sendAnswer({ status: 200, headers, body }, req, res)
  }

  return {
    operations,
    /** A file of another release, or nothing that is. */
    asset,
    /** Makes this release's files known, before this server's pages are seen. */
    async publish(): Promise<void> {
      const parts = site.parts()
      await storeArtifacts(db, parts)
      timer = setInterval(() => {
        storeArtifacts(db, parts).catch((error: unknown) => report(error, 'publication'))
      }, publishEveryMs)
      timer.unref()
    },
    stop(): void {
      clearInterval(timer)
    },
  }
}

/** Such a query answers everybody alike, so caches may keep its answer. */
export function isPublicQuery(document: DocumentNode): boolean {
  const operation = getOperationAST(document)
  return operation?.operation === 'query' && [...rootFields(document)].every((name) => name === 'site')
}

/** Null where this server's schema lacks what is asked for. */
function fitting(text: string): DocumentNode | null {
  try {
    const document = parseBounded(text)
    return documentErrors(schema, document).length > 0 ? null : document
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/** The refusal of an older page; not 503, which balancers take for a server that is out of order. */
function mismatch(): GraphQLError {
  const http = { status: 409, headers: { 'retry-after': retryAfter } }
  return new GraphQLError(errorCodes.RELEASE_MISMATCH, { extensions: { code: 'RELEASE_MISMATCH', http } })
}

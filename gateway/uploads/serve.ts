import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GraphQLError } from 'graphql'
import type { Db } from '../../db/connection/connect.ts'
import { findFiles } from '../../db/content/contentStore.ts'
import { findLibraryFiles } from '../../db/files/library.ts'
import { may } from '../../schema/roles/roles.ts'
import { boundsLetFileThrough } from '../../schema/tokens/files.ts'
import type { Authenticator } from '../auth/visitor.ts'
import { matchesEtag, answerNotModified } from '../pages/conditionalGet.ts'
import { setDocumentHeaders, setUploadHeaders } from '../security/headers.ts'
import { widestCopy } from '../../schema/content/files/image.ts'
import { mediaTypes } from './documents.ts'
import type { Storage } from './storage.ts'
import { readVariants } from '../../db/jsonColumns.ts'

/** Tells whether visitors may see a file (`visibleFiles.ts`). */
type IsVisible = (key: string) => Promise<boolean>

interface Documents {
  db: Db
  authenticator: Authenticator
  documents: Storage
  isVisible: IsVisible
}

/** Private documents lie elsewhere, and no other name leads to a file. */
const pictureName = /^\/uploads\/(([0-9a-f]{32})\/\d{1,5}\.(avif|webp))$/

interface Originals {
  db: Db
  authenticator: Authenticator
  pictures: Storage
}

interface Pictures {
  db: Db
  authenticator: Authenticator
  pictures: Storage
  isVisible: IsVisible
}

/** A path below which files are shown to guests as well. */
interface Guest {
  path: string
  maySee(key: string): boolean
}

/**
 * Answers `GET /uploads/<key>/<width>.<format>`: to anybody where an item shows it to visitors, else to staff, or to a guest.
 * False where there is nothing for this caller, which nobody may keep: it may be published.
 */
export function createPictureServer({ db, authenticator, pictures, isVisible }: Pictures) {
  return async (req: IncomingMessage, res: ServerResponse, guest?: Guest): Promise<boolean> => {
    const [, name, key = '', format] = pictureName.exec(guest?.path ?? req.url ?? '') ?? []
    if (name === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    const visible = !guest && (await isVisible(key))
    const may = visible || (guest ? guest.maySee(key) : await isForHolder(db, authenticator, req, key))
    // What lies under a name never changes: it is not even read for a client that has it.
    if (may && matchesEtag(req, name)) {
      setUploadHeaders(res, visible)
      return answerNotModified(req, res, name)
    }
    const stored = may ? await pictures.get(name) : null
    if (!stored) {
      res.setHeader('cache-control', 'no-store')
      return false
    }
    setUploadHeaders(res, visible)
    answerNotModified(req, res, name)
    res.writeHead(200, { 'content-type': `image/${format}`, 'content-length': stored.size })
    await sendFile(stored.stream, res)
    return true
  }
}

/**
 * Answers `GET /uploads/<key>`, as texts name a picture before it is drawn with its copies: by the way to its widest one, for whoever
 * may see that. False for all others.
 */
export function createCopyFinder({ db, authenticator, isVisible }: Omit<Documents, 'documents'>) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const [, key] = /^\/uploads\/([0-9a-f]{32})$/.exec(req.url ?? '') ?? []
    if (key === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    if (!(await isVisible(key)) && !(await isForHolder(db, authenticator, req, key))) return false
    const [file] = await findFiles(db.read, [key])
    if (file?.kind !== 'image') return false
    const location = `/uploads/${key}/${widestCopy(readVariants(file.variants))}`
    res.writeHead(302, { location, 'cache-control': 'no-store' }).end()
    return true
  }
}

/**
 * Answers `GET /documents/<key>`, to be saved: to anybody where an item offers it to visitors, else to staff, or to a guest.
 * False where there is nothing for this caller.
 */
export function createDocumentServer({ db, authenticator, documents, isVisible }: Documents) {
  return async (req: IncomingMessage, res: ServerResponse, guest?: Guest): Promise<boolean> => {
    const [, key] = /^\/documents\/([0-9a-f]{32})$/.exec(guest?.path ?? req.url ?? '') ?? []
    if (key === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    const visible = !guest && (await isVisible(key))
    if (visible) setUploadHeaders(res, visible)
    else setDocumentHeaders(res)
    try {
      if (!visible && !(guest ? guest.maySee(key) : await isForStaff(key, req, res))) return false
    } catch (error) {
      // A token that asks too often.
      if (!(error instanceof GraphQLError) || !error.extensions.http) throw error
      const { status = 403, headers } = error.extensions.http
      res.writeHead(status, headers).end()
      return true
    }
    // What lies under a key never changes.
    if (visible && matchesEtag(req, key)) return answerNotModified(req, res, key)
    const stored = await openDocument(key, db, documents)
    if (!stored) return false
    if (visible) answerNotModified(req, res, key)
    res.writeHead(200, {
      'content-type': stored.mediaType,
      'content-length': stored.size,
      'content-disposition': attachment(stored.name),
    })
    await sendFile(stored.stream, res)
    return true
  }

  /** CVs are for those who see messages; what staff put into the library, for all of them; a token sees what its types use. */
  async function isForStaff(key: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { visitor } = await authenticator.authenticate(req, res, 'graphql')
    if (visitor.account === null || !(await boundsLetFileThrough(db.read, visitor.bounds, key))) return false
    return may(visitor, 'MESSAGES') || (await findLibraryFiles(db.read, [key])).length > 0
  }
}

/** Answers `GET /uploads/<key>/original` to all who have signed in: the picture as it was sent, to be saved. False for all others. */
export function createOriginalServer({ db, authenticator, pictures }: Originals) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const [, key] = /^\/uploads\/([0-9a-f]{32})\/original$/.exec(req.url ?? '') ?? []
    if (key === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    if (!(await isForHolder(db, authenticator, req, key))) return false
    const [file] = await findFiles(db.read, [key])
    const stored = file?.original ? await pictures.get(`${key}/${file.original}`) : null
    if (!file || !stored) return false
    setDocumentHeaders(res)
    res.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': stored.size,
      'content-disposition': attachment(file.name),
    })
    await sendFile(stored.stream, res)
    return true
  }
}

/** Whether the file is for who sends the request: staff, or a token that reads what uses it. */
async function isForHolder(
  db: Db,
  authenticator: Authenticator,
  req: IncomingMessage,
  key: string,
): Promise<boolean> {
  const holder = await authenticator.holder(req)
  return holder !== null && boundsLetFileThrough(db.read, holder.bounds, key)
}

/** Sends a file as long as its reader stays. Throws where the file cannot be read. */
export async function sendFile(file: Readable, res: ServerResponse): Promise<void> {
  try {
    await pipeline(file, res)
  } catch (error) {
    const hasLeft = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_STREAM_')
    if (!hasLeft) throw error
  }
}

/** A document, to be read, and what it is called; null where there is none with this key. */
export async function openDocument(key: string, db: Db, documents: Storage) {
  const [file] = await findFiles(db.read, [key])
  const all = readVariants(file?.variants ?? '[]')
  const [variant] = all
  if (file?.kind !== 'document' || !variant || variant.format === 'avif' || variant.format === 'webp')
    return null
  const stored = await documents.get(`${key}/${variant.file}`)
  return stored && { ...stored, name: file.name, mediaType: mediaTypes[variant.format] }
}

/** The header with two names, one of plain letters for clients that read no other. */
function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/["\\]/g, '')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

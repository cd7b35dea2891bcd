import type { IncomingMessage, ServerResponse } from 'node:http'
import { uploadKeptMs } from '../../../db/files/resumableUploads.ts'
import { readPieces } from '../../../db/jsonColumns.ts'
import type { Row } from '../../../db/tables.ts'
import { readBytes, receivedBody } from '../../../rest-compat/bodies/body.ts'
import { badRequest, Refusal, tooLarge } from '../../../rest-compat/refusal.ts'
import { uploadRules } from '../../../schema/content/files/fileRules.ts'
import { sentFileAddress, sentFiles } from '../../../schema/content/files/sentFile.ts'
import { refusalOf } from '../../../schema/rights.ts'
import { errorCodes } from '../../../schema/errors.ts'
import type { Authenticator } from '../../auth/visitor.ts'
import { refuse } from '../../http/refusal.ts'
import { isPiece, limitedBody, pieceType } from '../../security/bodies/bodyLimit.ts'
import { isFromScript, missingHeader } from '../../security/csrf.ts'
import { setDocumentHeaders } from '../../security/headers.ts'
import { plainName } from '../documents.ts'
import type { ResumableUploads } from './uploads.ts'

interface Options {
  authenticator: Authenticator
  uploads: ResumableUploads
}

/** Version of the protocol, tus (https://tus.io/protocols/resumable-upload), of which this door speaks the core, creation, expiration and termination. */
const protocol = '1.0.0'

/** Greatest number of pieces of a file: each is a file of the storage, and the row names them all. Ours have 64 KiB or more. */
export const mostPieces = 200

/** GET answers as HEAD: a cache in front may make the one of the other. */
const reads: readonly (string | undefined)[] = ['HEAD', 'GET']

/**
 * Answers `POST /admin/envois` and `HEAD`, `PATCH` and `DELETE /admin/envois/<key>`: a file comes in pieces, each below the bound of
 * bodies, and a lost connection costs the piece that was on its way. Whoever may add files to the library may send them so; the
 * address of a whole one stands for the file in mutations.
 */
export function createResumableDoor({ authenticator, uploads }: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    const key = sentFileAddress.exec(pathname)?.[1]
    if (key === undefined && pathname !== sentFiles) return false
    setDocumentHeaders(res)
    res.setHeader('tus-resumable', protocol)
    try {
      const accountId = await senderOf(req, res)
      if (key === undefined) await begin(req, res, accountId)
      else await goOn(req, res, { key, accountId })
    } catch (error) {
      refuse(error, res)
    }
    return true
  }

  /** Id of the account that sends. Throws what `addMedia` would be refused with. */
  async function senderOf(req: IncomingMessage, res: ServerResponse): Promise<number> {
    const { visitor } = await authenticator.authenticate(req, res, 'graphql')
    const refusal = refusalOf('addMedia', visitor)
    if (refusal) throw refusal
    if (!visitor.account) throw new Error('Nobody may add files.')
    const isByCookie = authenticator.credentials(req)?.carrier === 'cookie'
    if (isByCookie && !reads.includes(req.method) && !isFromScript(req)) throw missingHeader()
    return visitor.account.id
  }

  async function begin(req: IncomingMessage, res: ServerResponse, accountId: number): Promise<void> {
    if (req.method !== 'POST') throw notAllowed('POST')
    const length = numberIn(req, 'upload-length')
    if (length === 0) throw badRequest('Ce fichier est vide.')
    if (length > uploadRules.maxBytes) throw tooLarge(uploadRules.tooLarge)
    const key = await uploads.begin({ accountId, name: nameIn(req), length })
    setExpiry(res, Date.now())
    res.writeHead(201, { location: `${sentFiles}/${key}`, 'upload-offset': 0 }).end()
  }

  async function goOn(
    req: IncomingMessage,
    res: ServerResponse,
    name: { key: string; accountId: number },
  ): Promise<void> {
    if (req.method === 'DELETE') {
      if (!(await uploads.remove(name))) throw unknown()
      return void res.writeHead(204).end()
    }
    if (req.method !== 'PATCH' && !reads.includes(req.method)) throw notAllowed('HEAD, GET, PATCH, DELETE')
    const upload = await uploads.find(name)
    if (!upload) throw unknown()
    if (req.method === 'PATCH') return add(req, res, upload)
    setExpiry(res, Date.parse(upload.changedAt))
    res.writeHead(200, { 'upload-offset': upload.offset, 'upload-length': upload.length }).end()
  }

  async function add(
    req: IncomingMessage,
    res: ServerResponse,
    upload: Row<'resumableUpload'>,
  ): Promise<void> {
    if (!isPiece(req))
      throw new Refusal(415, 'BAD_REQUEST', `Un morceau de fichier est envoyé en ${pieceType}.`)
    if (numberIn(req, 'upload-offset') !== upload.offset) throw elsewhere(upload.offset)
    if (readPieces(upload.pieces).length >= mostPieces)
      throw badRequest(
        'Ce fichier vient en trop de morceaux\u00a0: envoyez-le à nouveau, en morceaux plus grands.',
      )
    const bytes = await receivedBody(readBytes(limitedBody(req), pieceType))
    if (upload.offset + bytes.length > upload.length)
      throw badRequest('Ce morceau dépasse la longueur annoncée du fichier.')
    if (bytes.length > 0 && !(await uploads.add(upload, bytes))) {
      const now = await uploads.find(upload)
      throw now ? elsewhere(now.offset) : unknown()
    }
    setExpiry(res, bytes.length > 0 ? Date.now() : Date.parse(upload.changedAt))
    res.writeHead(204, { 'upload-offset': upload.offset + bytes.length }).end()
  }
}

/** Says until when an upload is kept that was changed at this time. */
function setExpiry(res: ServerResponse, changedAt: number): void {
  res.setHeader('upload-expires', new Date(changedAt + uploadKeptMs).toUTCString())
}

function numberIn({ headers }: IncomingMessage, name: string): number {
  const text = headers[name]
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text))
    throw badRequest(`L’en-tête «\u00a0${name}\u00a0» manque ou n’est pas un nombre.`)
  return Number(text)
}

/** Name of the file, which tus writes in base64 among what it tells of a file. */
function nameIn({ headers }: IncomingMessage): string {
  const [, name = ''] = /(?:^|,)\s*filename ([\w+/=]+)/.exec(String(headers['upload-metadata'] ?? '')) ?? []
  return plainName(Buffer.from(name, 'base64').toString()) || 'fichier'
}

function unknown(): Refusal {
  return new Refusal(404, 'NOT_FOUND', errorCodes.NOT_FOUND)
}

function notAllowed(allow: string): Refusal {
  return new Refusal(405, 'BAD_REQUEST', errorCodes.BAD_REQUEST, { headers: { allow } })
}

/** Refusal of a piece that does not begin where the last one has ended; the header says where that is. */
function elsewhere(offset: number): Refusal {
  const headers = { 'upload-offset': String(offset) }
  return new Refusal(409, 'CONFLICT', 'Cet envoi n’en est pas là\u00a0: reprenez-le où il en est.', {
    headers,
  })
}

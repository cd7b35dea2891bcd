import { S3ServiceException } from '@aws-sdk/client-s3'
import { type Outage, Unavailable } from '../../db/connection/outage.ts'
import type { S3 } from './storage.ts'

type Said = (s3: S3) => string

const noSuchKey: Said = () =>
  'Le stockage d’objets ne connaît pas cette clé\u00a0: vérifiez S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY.'
const elsewhere: Said = ({ bucket, region }) =>
  `Le bucket «\u00a0${bucket}\u00a0» n’est pas dans la région «\u00a0${region}\u00a0»\u00a0: vérifiez S3_REGION et S3_ENDPOINT.`
const full: Said = () => 'Le stockage d’objets est plein\u00a0: libérez de la place.'
const busy: Said = () => 'Le stockage d’objets est surchargé.'

/** What it answers where it is not as it should be: its names for it, and what an operator is told. */
const byName: Readonly<Record<string, readonly [Outage, Said]>> = {
  InvalidAccessKeyId: ['unreachable', noSuchKey],
  SignatureDoesNotMatch: ['unreachable', noSuchKey],
  ExpiredToken: ['unreachable', noSuchKey],
  AccessDenied: [
    'readonly',
    ({ bucket }) =>
      `Le stockage d’objets refuse l’accès au bucket «\u00a0${bucket}\u00a0»\u00a0: la clé doit pouvoir y lire, écrire, lister et supprimer.`,
  ],
  NoSuchBucket: [
    'unreachable',
    ({ bucket }) => `Le bucket «\u00a0${bucket}\u00a0» n’existe pas\u00a0: créez-le, ou vérifiez S3_BUCKET.`,
  ],
  PermanentRedirect: ['unreachable', elsewhere],
  AuthorizationHeaderMalformed: ['unreachable', elsewhere],
  RequestTimeTooSkewed: [
    'unreachable',
    () => 'L’horloge de cette machine n’est pas celle du stockage d’objets\u00a0: réglez-la (NTP).',
  ],
  QuotaExceeded: ['full', full],
  XMinioStorageFull: ['full', full],
  SlowDown: ['busy', busy],
  TooManyRequests: ['busy', busy],
  RequestTimeout: ['busy', busy],
  ServiceUnavailable: ['busy', busy],
}

/** It answers as if all were well, but not as a storage does: what it was given may be lost. */
export function notAnObjectStore({ endpoint }: S3): Unavailable {
  const said = `${endpoint} répond autrement qu’un stockage d’objets\u00a0: vérifiez S3_ENDPOINT.`
  return new Unavailable('unreachable', said, said)
}

/** What it gives back is not what it was given. */
export function damagedObject(name: string): Unavailable {
  const said = `Le stockage d’objets ne rend pas ${name} tel qu’il l’a reçu\u00a0: rétablissez ce fichier depuis une sauvegarde.`
  return new Unavailable('damaged', said, said)
}

/** A failure of the storage, as `Unavailable`; any other, a mistake in the program, as it is. */
export function outageOfS3(error: unknown, s3: S3): unknown {
  if (error instanceof Unavailable || error instanceof TypeError || error instanceof RangeError) return error
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0
  const name = error instanceof Error ? error.name : ''
  const [outage, said] = byName[name] ?? (status === 403 ? byName.AccessDenied : undefined) ?? []
  if (outage && said) return new Unavailable(outage, error, said(s3))
  const strange = status >= 300 && status < 500
  return new Unavailable(
    'unreachable',
    error,
    strange
      ? `${s3.endpoint} répond autrement qu’un stockage d’objets (${status})\u00a0: vérifiez S3_ENDPOINT.`
      : `Le stockage d’objets ${s3.endpoint} ne répond pas.`,
  )
}

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { StartError } from '../db/connection/startError.ts'
import type { Company, Settings } from '../schema/context.ts'
import { isEmail } from '../schema/content/fields/email.ts'
import { parsePhone } from '../schema/content/fields/phoneNumber.ts'
import { minPasswordLength } from '../schema/accounts/password.ts'
import {
  parseInterval,
  parseRetention,
  periodMs,
  defaultRetention,
  type Interval,
  type RetentionPolicy,
} from './backup/schedule.ts'
import type { S3 } from './uploads/storage.ts'

/** The environment, read and checked once (`deploy/README.md`, “Environment”). */
export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** `postgres://…`, or undefined for the SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Its pooler's, by which requests read and write, if there is one. */
  readonly pooledUrl: string | undefined
  /** Storage of pictures and documents; undefined: a folder in `dataDir`. */
  readonly s3: Readonly<S3> | undefined
  /** Free bytes of the disk below which it takes no more pictures and documents. */
  readonly diskReserve: number
  /** An origin, without a slash at its end. */
  readonly publicUrl: string
  /** Likewise: from where visitors get pictures; empty for here. */
  readonly assetsUrl: string
  readonly content: 'demo' | 'empty'
  readonly company: Readonly<Company>
  /** Used only while there is no account. */
  readonly firstAccount: { readonly email: string; readonly password: string } | undefined
  readonly smtpUrl: string | undefined
  readonly notifyEmail: string | undefined
  /** What secrets in the database are encrypted with; undefined: a key that lies in `dataDir`. */
  readonly secretsKey: string | undefined
  /** Whether webhooks may reach the network of the server, and without encryption. */
  readonly privateWebhooks: boolean
  /** The sender of e-mail. */
  readonly mailFrom: string
  /** Staff plan and read moments in it: an IANA name. */
  readonly timeZone: string
  /** How many proxies in front are believed for X-Forwarded-For. */
  readonly trustProxy: number
  readonly corsOrigins: readonly string[]
  /** How many servers of this machine share the port. */
  readonly workers: number
  /** How long SIGTERM lets a balancer find out that no more is to be sent here. */
  readonly drainSeconds: number
  /** The address that Prometheus asks for metrics; undefined: none. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Backups that the server makes by itself; undefined: none. */
  readonly backups:
    | { readonly folder: string; readonly every: Interval; readonly keep: RetentionPolicy }
    | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment; throws a StartError with one French sentence for each bad value. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = []

  /** The value, the default where it is absent or empty, or (with a fault noted) the default where it is bad. */
  function read<T>(
    name: string,
    fallback: T,
    parse: (value: string) => T | undefined,
    must: string,
    secret = false,
  ): T {
    const value = environment[name]?.trim()
    if (!value) return fallback
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    faults.push(`${name} doit être ${must}${secret ? '.' : `\u202f; reçu «\u00a0${value}\u00a0».`}`)
    return fallback
  }

  const port = read('PORT', 4000, integer(1, 65_535), 'un entier entre 1 et 65535')
  const email = (name: string, fallback?: string) => read(name, fallback, anEmail, 'une adresse e-mail')
  const phone = (name: string, fallback: string) => read(name, fallback, aPhone, 'un numéro de téléphone')
  const database = (name: string) =>
    read(
      name,
      undefined,
      aDatabase,
      'une adresse postgres://…, où «\u00a0%\u00a0», «\u00a0/\u00a0», «\u00a0#\u00a0» et «\u00a0?\u00a0» d’un mot de passe s’écrivent %25, %2F, %23 et %3F',
      true,
    )
  const databaseUrl = database('DATABASE_URL')
  const directUrl = database('DATABASE_DIRECT_URL')
  const publicUrl = read('PUBLIC_URL', `http://localhost:${port}`, anOrigin, anOriginSaid)
  const backupFolder = environment.BACKUP_DIR?.trim()
  const config: Config = {
    port,
    host: read('HOST', '127.0.0.1', aHost, 'un nom d’hôte ou une adresse IP'),
    dataDir: resolve(environment.DATA_DIR?.trim() || 'data'),
    databaseUrl: directUrl ?? databaseUrl,
    pooledUrl: directUrl && databaseUrl,
    s3: readS3(environment, faults),
    diskReserve: read('DISK_RESERVE', 512 * 2 ** 20, aSize, 'une taille telle que 512M ou 2G, ou 0'),
    publicUrl,
    assetsUrl: read('ASSETS_URL', '', anOrigin, anOriginSaid),
    content: read('CONTENT', 'demo', content, '«\u00a0demo\u00a0» ou «\u00a0empty\u00a0»'),
    company: {
      nom: environment.COMPANY_NAME?.trim() || 'Cabinet de géomètres',
      email: email('COMPANY_EMAIL') ?? 'contact@example.com',
      phone1: phone('COMPANY_PHONE1', '+225 07 00 00 00 01'),
      phone2: phone('COMPANY_PHONE2', '+225 07 00 00 00 02'),
    },
    firstAccount: readFirstAccount(environment, email('ADMIN_EMAIL'), faults),
    smtpUrl: read('SMTP_URL', undefined, url('smtp:', 'smtps:'), 'une adresse smtp://… ou smtps://…', true),
    notifyEmail: email('NOTIFY_EMAIL'),
    secretsKey: read('SECRETS_KEY', undefined, aSecret, 'un texte d’au moins 32 caractères', true),
    privateWebhooks: read('WEBHOOKS_PRIVATE', false, allowed, '«\u00a0allow\u00a0» ou «\u00a0refuse\u00a0»'),
    mailFrom: email('MAIL_FROM') ?? `ne-pas-repondre@${new URL(publicUrl).hostname}`,
    timeZone: read('TIME_ZONE', 'Africa/Abidjan', aTimeZone, 'un fuseau horaire tel que Africa/Abidjan'),
    trustProxy: read('TRUST_PROXY', 0, integer(0, 10), 'un entier entre 0 et 10'),
    corsOrigins: read(
      'CORS_ORIGINS',
      [],
      origins,
      'une liste d’origines http(s):// séparées par des virgules',
    ),
    workers: read('WORKERS', 1, aCount, 'un entier entre 1 et 64, ou «\u00a0auto\u00a0»'),
    metrics: read(
      'METRICS_PORT',
      undefined,
      aPlace,
      'un port, ou une adresse et un port tels que 0.0.0.0:9464',
    ),
    drainSeconds: read('DRAIN_SECONDS', 5, integer(0, 3_600), 'un entier entre 0 et 3600'),
    backups: backupFolder
      ? {
          folder: resolve(backupFolder),
          every: read(
            'BACKUP_EVERY',
            'night',
            parseInterval,
            '«\u00a0night\u00a0», ou une durée telle que 30m, 6h ou 1d',
          ),
          keep: read('BACKUP_KEEP', defaultRetention, parseRetention, 'tel que «\u00a07d 4w 12m\u00a0»'),
        }
      : undefined,
  }
  if (faults.length > 0) throw new StartError(faults.join('\n'))
  return Object.freeze(config)
}

/** What resolvers know of it. */
export function settingsOf(config: Config): Settings {
  const { company, publicUrl, assetsUrl, timeZone, backups, smtpUrl, privateWebhooks } = config
  return {
    company,
    publicUrl,
    assetsUrl,
    timeZone,
    backupPeriodMs: backups ? periodMs(backups.every) : null,
    sendsMail: smtpUrl !== undefined,
    privateWebhooks,
  }
}

function readFirstAccount(
  { ADMIN_EMAIL: address, ADMIN_PASSWORD: password }: Environment,
  email: string | undefined,
  faults: string[],
): Config['firstAccount'] {
  if (address && !password) faults.push('ADMIN_PASSWORD manque\u00a0: il va avec ADMIN_EMAIL.')
  if (password && !address) faults.push('ADMIN_EMAIL manque\u00a0: il va avec ADMIN_PASSWORD.')
  if (password && [...password].length < minPasswordLength) {
    faults.push(`ADMIN_PASSWORD doit compter au moins ${minPasswordLength} caractères.`)
  }
  return email && password ? { email: email.toLowerCase(), password } : undefined
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All of it, or nothing. */
function readS3(environment: Environment, faults: string[]): Config['s3'] {
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = s3Names.map(
    (name) => environment[name]?.trim() ?? '',
  )
  const s3: S3 = { endpoint, bucket, region, accessKeyId, secretAccessKey }
  const given = s3Names.find((name) => environment[name]?.trim())
  if (given === undefined) return undefined
  for (const name of s3Names)
    if (!environment[name]?.trim()) faults.push(`${name} manque\u00a0: il va avec ${given}.`)
  if (endpoint && url('http:', 'https:')(endpoint) === undefined)
    faults.push(`S3_ENDPOINT doit être une adresse http(s)://\u202f; reçu «\u00a0${endpoint}\u00a0».`)
  return s3
}

function integer(min: number, max: number) {
  return (value: string): number | undefined => {
    const number = Number(value)
    return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined
  }
}

function content(value: string): 'demo' | 'empty' | undefined {
  return value === 'demo' || value === 'empty' ? value : undefined
}

function allowed(value: string): boolean | undefined {
  return value === 'allow' ? true : value === 'refuse' ? false : undefined
}

function aSecret(value: string): string | undefined {
  return value.length >= 32 ? value : undefined
}

function anEmail(value: string): string | undefined {
  return isEmail(value) ? value : undefined
}

function aPhone(value: string): string | undefined {
  return parsePhone(value) ? value : undefined
}

function aTimeZone(value: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

function aHost(value: string): string | undefined {
  return /^[\w.:-]+$/.test(value) ? value : undefined
}

/** `auto`: one a core. */
function aCount(value: string): number | undefined {
  return value === 'auto' ? availableParallelism() : integer(1, 64)(value)
}

/** Bytes: 512M, 2G. */
function aSize(value: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,6})([KMGT]?)$/i.exec(value) ?? []
  return digits === undefined
    ? undefined
    : Number(digits) * 1024 ** ' KMGT'.indexOf(unit.toUpperCase() || ' ')
}

/** A port on loopback, unless told otherwise. */
function aPlace(value: string): Config['metrics'] {
  const [, host = '127.0.0.1', digits = ''] = /^(?:\[?([\w.:-]+?)\]?:)?(\d+)$/.exec(value) ?? []
  const port = integer(1, 65_535)(digits)
  return port === undefined ? undefined : { host, port }
}

function url(...protocols: string[]) {
  return (value: string): string | undefined =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined
}

/** Its name and password may hold anything, in percent-encoding. */
function aDatabase(value: string): string | undefined {
  if (url('postgres:', 'postgresql:')(value) === undefined) return undefined
  const { username, password, pathname } = new URL(value)
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return value
  } catch {
    return undefined
  }
}

const anOriginSaid = 'une adresse http(s):// sans chemin'

function anOrigin(value: string): string | undefined {
  if (!url('http:', 'https:')(value)) return undefined
  const { origin, href } = new URL(value)
  return href === `${origin}/` ? origin : undefined
}

function origins(value: string): string[] | undefined {
  const parsed = value.split(',').map((each) => anOrigin(each.trim()))
  const good = parsed.filter((each) => each !== undefined)
  return good.length === parsed.length ? good : undefined
}

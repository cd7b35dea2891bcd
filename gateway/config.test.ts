import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartError } from '../db/connection/startError.ts'
import { readConfig } from './config.ts'

/** What the operator reads of these values. */
function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return ''
}

test('without any variable everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:4000',
    content: 'demo',
    firstAccount: undefined,
    trustProxy: 0,
    corsOrigins: [],
  })
})

test('where a pooler is in front of PostgreSQL both have an address', () => {
  const [pooler, itself] = ['postgres://u:p@pooler:6432/site', 'postgres://u:p@localhost/site']
  expect(readConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: itself })).toMatchObject({
    databaseUrl: itself,
    pooledUrl: pooler,
  })
})

test('WORKERS=auto is one server a core', () => {
  expect(readConfig({ WORKERS: 'auto' }).workers).toBe(availableParallelism())
})

test('an empty value is none, and the public address follows the port', () => {
  expect(readConfig({ PORT: '8080', PUBLIC_URL: '', CONTENT: ' ' })).toMatchObject({
    port: 8080,
    publicUrl: 'http://localhost:8080',
    content: 'demo',
  })
})

test('good values are read', () => {
  const environment = {
    HOST: '::1',
    DATABASE_URL: 'postgres://u:p@localhost/site',
    PUBLIC_URL: 'https://Site.example.com/',
    CONTENT: 'empty',
    COMPANY_NAME: 'Cabinet',
    COMPANY_PHONE1: '07 00 00 00 01',
    ADMIN_EMAIL: 'Awa@Example.com',
    ADMIN_PASSWORD: ' douze lettres ',
    TRUST_PROXY: '2',
    METRICS_PORT: '9464',
    CORS_ORIGINS: 'https://a.example.com, http://b.example.com:8080/',
  }
  expect(readConfig(environment)).toMatchObject({
    host: '::1',
    databaseUrl: 'postgres://u:p@localhost/site',
    pooledUrl: undefined,
    publicUrl: 'https://site.example.com',
    mailFrom: 'ne-pas-repondre@site.example.com',
    content: 'empty',
    company: { nom: 'Cabinet', phone1: '07 00 00 00 01' },
    firstAccount: { email: 'awa@example.com', password: ' douze lettres ' },
    trustProxy: 2,
    metrics: { host: '127.0.0.1', port: 9464 },
    corsOrigins: ['https://a.example.com', 'http://b.example.com:8080'],
  })
})

test.each([
  ['0.0.0.0:9464', '0.0.0.0'],
  ['[::1]:9464', '::1'],
  ['interne.example.com:9464', 'interne.example.com'],
])('metrics may be asked for elsewhere than on loopback: %s', (given, host) => {
  expect(readConfig({ METRICS_PORT: given }).metrics).toEqual({ host, port: 9464 })
})

describe('a bad value is named in one sentence', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['HOST', 'deux mots'],
    ['PUBLIC_URL', 'https://example.com/site'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['CONTENT', 'full'],
    ['COMPANY_EMAIL', 'personne'],
    ['COMPANY_PHONE1', '12'],
    ['NOTIFY_EMAIL', 'a@b'],
    ['MAIL_FROM', 'le bureau'],
    ['TIME_ZONE', 'Abidjan'],
    ['TRUST_PROXY', '-1'],
    ['METRICS_PORT', '0.0.0.0'],
    ['WORKERS', '0'],
    ['METRICS_PORT', '70000'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example.com, b'],
  ])('%s=%s', (name, value) => {
    const text = complaint({ [name]: value })
    expect(text).toMatch(new RegExp(`^${name} doit être [^\\n]+\\.$`))
    expect(text).toContain(`«\u00a0${value}\u00a0»`)
  })

  test.each(['DATABASE_URL', 'SMTP_URL'])('%s, without the secret in it', (name) => {
    const text = complaint({ [name]: 'mysql://u:secret@host/x' })
    expect(text).toMatch(new RegExp(`^${name} doit être [^\\n]+\\.$`))
    expect(text).not.toContain('secret')
  })
})

test('each bad value gets its sentence', () => {
  expect(complaint({ PORT: 'a', TRUST_PROXY: 'b' }).split('\n')).toHaveLength(2)
})

test('the first account needs both halves, and a password of twelve characters', () => {
  expect(complaint({ ADMIN_EMAIL: 'a@example.com' })).toMatch(/^ADMIN_PASSWORD manque/)
  expect(complaint({ ADMIN_PASSWORD: 'douze lettres' })).toMatch(/^ADMIN_EMAIL manque/)
  const s3 = {
    S3_ENDPOINT: 'https://objets.example.com',
    S3_BUCKET: 'geometre',
    S3_REGION: 'eu-west-3',
    S3_ACCESS_KEY_ID: 'AKIDEXEMPLE',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(complaint(s3)).toBe('')
  for (const name of Object.keys(s3)) {
    expect(complaint({ ...s3, [name]: '' })).toMatch(
      new RegExp(`^${name} manque\u00a0: il va avec S3_\\w+\\.$`),
    )
  }
  expect(complaint({ S3_BUCKET: 'geometre' }).split('\n')).toHaveLength(4)
  expect(complaint({ ...s3, S3_ENDPOINT: 'objets.example.com' })).toMatch(
    /^S3_ENDPOINT doit être une adresse/,
  )
  expect(complaint({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: '12345678901' })).toBe(
    'ADMIN_PASSWORD doit compter au moins 12 caractères.',
  )
  // One sign that takes two UTF-16 units is one character.
  expect(complaint({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: '🔑🔑🔑🔑🔑🔑' })).not.toBe('')
})

test('a password in DATABASE_URL is taken as it is encoded, and told of where it cannot be', () => {
  for (const address of [
    'postgres://geo:a%25b%2Fc%40d%23@db/geo',
    'postgres://geo:a@b@db/geo',
    'postgres://geo@db/geo',
  ])
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
  for (const address of [
    'postgres://geo:a%b@db/geo',
    'postgres://geo:a/b@db/geo',
    'postgres://geo:100%@db/geo',
  ])
    expect(() => readConfig({ DATABASE_URL: address })).toThrow('s’écrivent %25, %2F, %23 et %3F')
})

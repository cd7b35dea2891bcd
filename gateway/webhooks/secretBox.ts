import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Keeps secrets that must be read again, which a hash would not allow, out of the reach of whoever has the database alone. */
export interface SecretBox {
  seal(secret: string): Promise<string>
  /** Throws an Error, in French, where the secret was sealed with another key. */
  open(sealed: string): Promise<string>
}

const cipher = 'aes-256-gcm'
/** File in DATA_DIR, which no backup holds. */
export const keyFile = 'secrets.key'

/** Encrypts with SECRETS_KEY, else with a key that lies beside the database since the first secret. */
export function createSecretBox({ dataDir, secretsKey }: Pick<Config, 'dataDir' | 'secretsKey'>): SecretBox {
  let reading: Promise<Buffer> | undefined
  const key = () =>
    (reading ??= readKey(dataDir, secretsKey).catch((error: unknown) => {
      reading = undefined
      throw error
    }))

  return {
    async seal(secret) {
      const own = await key()
      const iv = randomBytes(12)
      const sealing = createCipheriv(cipher, own, iv)
      const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
      const parts = [iv, sealing.getAuthTag(), text].map((part) => part.toString('base64url'))
      return [nameOf(own), ...parts].join('.')
    },
    async open(sealed) {
      const own = await key()
      const [name, ...parts] = sealed.split('.')
      if (name !== nameOf(own))
        throw new Error(
          'Le secret a été chiffré avec une autre clé (SECRETS_KEY)\u00a0: rétablissez-la, ou remplacez le secret.',
        )
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (!iv || !tag || !text) throw new Error('Le secret est illisible\u00a0: remplacez-le.')
      const opening = createDecipheriv(cipher, own, iv, { authTagLength: 16 }).setAuthTag(tag)
      return Buffer.concat([opening.update(text), opening.final()]).toString('utf8')
    },
  }
}

/** Tells keys apart, and nothing of them. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('name').update(key).digest('hex').slice(0, 8)
}

async function readKey(dataDir: string, given: string | undefined): Promise<Buffer> {
  if (given !== undefined) return createHash('sha256').update(given).digest()
  const file = join(dataDir, keyFile)
  const there = await readFile(file).catch(ifMissing)
  if (there) return there
  // Whole before it has its name: another server may read it in the same moment.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32), { mode: 0o600, flush: true })
  await link(draft, file).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  await rm(draft)
  return readFile(file)
}

function ifMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

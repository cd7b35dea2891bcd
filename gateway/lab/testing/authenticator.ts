import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { z } from 'zod'

type Cbor = Parameters<typeof isoCBOR.encode>[0]
type Fields = Map<string | number, Cbor>

interface Answer {
  /** The page that asks. */
  origin?: string
  /** How many signatures it says to have made. */
  counter?: number
  /** False: nobody has shown that he is the owner. */
  isVerified?: boolean
  /** What vouches for it, if anything is to. */
  attestation?: { fmt: string; attStmt: Fields }
}

const creation = z.object({
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
  challenge: z.string(),
})
const request = z.object({ rpId: z.string(), challenge: z.string() })

/** An authenticator with one passkey, which does what a real one would not as well. */
export class TestAuthenticator {
  readonly id = randomBytes(32)
  readonly #origin: string
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  #userHandle: string | undefined
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** A new credential, as a browser sends it. */
  create(options: string, answer: Answer = {}): string {
    const { rp, user, challenge } = creation.parse(JSON.parse(options))
    this.#userHandle = user.id
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const key: Fields = new Map<string | number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)])
    const { fmt, attStmt } = answer.attestation ?? { fmt: 'none', attStmt: new Map<string | number, Cbor>() }
    const attestationObject = isoCBOR.encode(
      new Map<string | number, Cbor>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(Buffer.concat([this.#data(rp.id, answer, 0x40), credential]))],
      ]),
    )
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge, answer).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer to a challenge, as a browser sends it. */
  get(options: string, answer: Answer = {}): string {
    const { rpId, challenge } = request.parse(JSON.parse(options))
    const data = this.#data(rpId, answer)
    const clientData = this.#clientData('webauthn.get', challenge, answer)
    const signed = Buffer.concat([data, sha256(clientData)])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.#userHandle,
    })
  }

  #credential(response: object): string {
    const id = this.id.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Answer): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(rpId: string, { counter = ++this.#counter, isVerified = true }: Answer, more = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.of(1 | (isVerified ? 4 : 0) | more), count])
  }
}

function bytesOf(part: string | undefined): Uint8Array {
  return new Uint8Array(Buffer.from(part ?? '', 'base64url'))
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest()
}

import { z } from 'zod'

const bytes = z.string().regex(/^[\w-]*$/)
const id = bytes.min(1).max(1_400)
const common = { id, rawId: id, type: z.literal('public-key') }

/** Answer to a challenge, of which no more is read than this. */
const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
})

const attestation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** JSON of an `AuthenticationResponseJSON` of WebAuthn, whose length the schema bounds; null where it is none. */
export function readAssertion(text: string) {
  return read(assertion, text)
}

/** JSON of a `RegistrationResponseJSON`, likewise. */
export function readAttestation(text: string) {
  return read(attestation, text)
}

function read<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/** The challenge that was answered; null where it cannot be read, or a page of another site framed ours. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { data } = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
    return data && data.crossOrigin !== true ? data.challenge : null
  } catch {
    return null
  }
}

import { z } from 'zod'
import { LoginResult } from '../accounts/signIn.ts'
import { builder } from '../builder.ts'
import { checked, ValidationError } from '../errors.ts'
import { signInAs } from '../rights.ts'

/** The same for a passkey that is unknown, removed or of a disabled account, and for whatever else is wrong. */
const unknown = 'Cette clé d’accès n’ouvre aucun compte ici.'
export const expired = 'Cette demande a expiré\u00a0: recommencez.'
/** Only who holds the passkey, or a copy, is told. */
const cloned =
  'Cette clé d’accès est refusée\u00a0: elle semble avoir été copiée. Connectez-vous avec votre mot de passe, puis retirez-la.'

export const unverified = 'Cette clé d’accès n’a pas pu être vérifiée.'

/** What browsers send, at most, as JSON: an answer is some 1 kB, a new key of the longest kind some 5. */
const longestCredential = 20_000
export const credentialText = z.string().max(longestCredential, { error: unverified })

const SignInWithPasskeyInput = builder.inputType('SignInWithPasskeyInput', {
  fields: (t) => ({
    credential: t.string({
      required: true,
      description: 'The answer of the browser as WebAuthn’s `AuthenticationResponseJSON`.',
    }),
  }),
})
const rules = z.object({ credential: z.string().max(longestCredential, { error: unknown }) })

const PasskeySignInOptionsPayload = builder
  .objectRef<{ options: string | null }>('PasskeySignInOptionsPayload')
  .implement({
    fields: (t) => ({
      options: t.exposeString('options', {
        nullable: true,
        description:
          'WebAuthn’s `PublicKeyCredentialRequestOptionsJSON`, good for five minutes and one sign-in. Null where the site’s address allows no passkeys.',
      }),
    }),
  })

builder.mutationFields((t) => ({
  passkeySignInOptions: t.field({
    type: PasskeySignInOptionsPayload,
    description: 'Begins a sign-in by passkey. The answer is of the same kind for everybody.',
    resolve: async (_root, _args, { auth }) => ({ options: await auth.passkeySignInOptions() }),
  }),
  signInWithPasskey: t.field({
    type: LoginResult,
    description: 'Opens a session by a passkey. Limited to fifty failures in 15 minutes from one address.',
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    resolve: async (_root, { input }, { auth, visitor }) => {
      const { credential } = checked(rules, input)
      const signedIn = await auth.signInWithPasskey(credential)
      if (signedIn === 'expired' || signedIn === 'cloned' || !signedIn) {
        const message = signedIn === 'expired' ? expired : signedIn === 'cloned' ? cloned : unknown
        throw new ValidationError([{ field: 'credential', message }])
      }
      signInAs(visitor, signedIn.account, signedIn.sessionId)
      return signedIn
    },
  }),
}))

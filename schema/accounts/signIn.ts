import { z } from 'zod'
import { Account } from './account.ts'
import { builder } from '../builder.ts'
import { readRegistrations } from '../../db/accounts/registrations.ts'
import { isPrintable } from '../../db/content/searchText.ts'
import { requiredEmail, requiredLine } from '../content/fields/fields.ts'
import type { Auth, SignedIn } from '../context.ts'
import { checked, ForbiddenError, invalid, RateLimitError, ValidationError } from '../errors.ts'
import { minPasswordLength } from './password.ts'
import { signInAs } from '../rights.ts'

const wrong = 'Adresse e-mail ou mot de passe incorrect.'
/** A caller who knows the password may be told that the account waits. */
const stillWaiting = 'Votre demande attend encore\u00a0: un collègue doit ouvrir votre compte.'
const onInvitation = 'Les comptes s’ouvrent ici sur invitation.'
/** Upper bound of what is hashed; longer input would only cost time. */
export const anyPassword = z.string().max(1000, { error: 'Ce mot de passe est trop long.' })
export const newPassword = `${minPasswordLength} characters or more, and not a common one.`
const anyToken = z
  .string()
  .max(200, { error: 'Ce lien n’est pas valable.' })
  .refine(isPrintable, { error: 'Ce lien n’est pas valable.' })

const LoginInput = builder.inputType('LoginInput', {
  fields: (t) => ({ email: t.string({ required: true }), password: t.string({ required: true }) }),
})
/** Checks lengths only, so that no answer tells whether an address is well formed or known. */
const loginRules = z.object({
  email: z.string().max(320, { error: wrong }).refine(isPrintable, { error: wrong }),
  password: z.string().max(1000, { error: wrong }),
})

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    nom: t.string({ required: true }),
    email: t.string({ required: true }),
    password: t.string({ required: true, description: newPassword }),
    setupToken: t.string({ description: 'Token of the one-time link of a new installation.' }),
  }),
})
const registerRules = z.object({
  nom: requiredLine.check,
  email: requiredEmail.check,
  password: anyPassword,
  setupToken: anyToken.nullish(),
})

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
})
const requestResetRules = z.object({ email: requiredEmail.check })

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({ token: t.string({ required: true }), password: t.string({ required: true }) }),
})
const resetRules = z.object({ token: anyToken, password: anyPassword })

export const LoginPayload = builder.objectRef<SignedIn>('LoginPayload').implement({
  fields: (t) => ({
    viewer: t.expose('account', { type: Account }),
    token: t.exposeString('token', {
      description: 'Session as a bearer token; browsers also get it as a cookie.',
    }),
  }),
})

export const LoginResult = builder.errorUnion('LoginResult', {
  types: [LoginPayload, ValidationError, RateLimitError],
  resolveType: () => 'LoginPayload',
})

const RegisterPayload = builder.objectRef<{ signedIn: SignedIn | null }>('RegisterPayload').implement({
  description: 'Answer to a registration; the same whether the e-mail was known or not.',
  fields: (t) => ({
    waiting: t.boolean({
      description: 'True: an administrator must activate the account before it can sign in.',
      resolve: ({ signedIn }) => signedIn === null,
    }),
    viewer: t.field({ type: Account, nullable: true, resolve: ({ signedIn }) => signedIn?.account }),
  }),
})

const RegisterResult = builder.errorUnion('RegisterResult', {
  types: [RegisterPayload, ValidationError, ForbiddenError, RateLimitError],
  resolveType: () => 'RegisterPayload',
})

const PasswordResetPayload = builder.objectRef<{ sendsMail: boolean }>('PasswordResetPayload').implement({
  fields: (t) => ({
    sent: t.boolean({
      description: 'Always true, so that it does not reveal whether the e-mail is known.',
      resolve: () => true,
    }),
    sendsMail: t.exposeBoolean('sendsMail', { description: 'False: this site has no e-mail set up.' }),
  }),
})

const PasswordResetResult = builder.errorUnion('PasswordResetResult', {
  types: [PasswordResetPayload, ValidationError, RateLimitError],
  resolveType: () => 'PasswordResetPayload',
})

const LogoutPayload = builder.objectRef<{ viewer: null }>('LogoutPayload').implement({
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Account, nullable: true, description: 'Always null.' }),
  }),
})

/** Refuses a weak password; `field` is where the message shows. */
export async function checkStrength(auth: Auth, password: string, field: string): Promise<void> {
  const message = await auth.weakness(password)
  if (message) throw new ValidationError([{ field, message }])
}

/** Checks an input with a new password. Throws a ValidationError with all faults, a weak password among them. */
async function checkedWithPassword<Rules extends z.ZodType>(
  rules: Rules,
  input: z.input<Rules> & { password: string },
  auth: Auth,
): Promise<z.output<Rules>> {
  const { success, data, error } = rules.safeParse(input)
  const failures = success ? [] : invalid(error.issues).fields
  const isNamed = failures.some(({ field }) => field === 'password')
  const message = isNamed ? null : await auth.weakness(input.password)
  if (message) failures.push({ field: 'password', message })
  if (!success || failures.length > 0) throw new ValidationError(failures)
  return data
}

builder.mutationFields((t) => ({
  login: t.field({
    type: LoginResult,
    args: { input: t.arg({ type: LoginInput, required: true }) },
    resolve: async (_root, { input }, { auth, visitor }) => {
      const { email, password } = checked(loginRules, input)
      const signedIn = await auth.signIn(email, password)
      if (signedIn === 'waiting') throw new ValidationError([{ field: 'email', message: stillWaiting }])
      if (!signedIn) throw new ValidationError([{ field: 'email', message: wrong }])
      // The rest of this operation runs as the new account.
      signInAs(visitor, signedIn.account, signedIn.sessionId)
      return signedIn
    },
  }),
  logout: t.field({
    type: LogoutPayload,
    resolve: async (_root, _args, { auth, visitor }) => {
      await auth.signOut()
      signInAs(visitor, null)
      return { viewer: null }
    },
  }),
  register: t.field({
    type: RegisterResult,
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: async (_root, { input }, { auth, db, visitor }) => {
      // Said before anything is looked at. A new installation has no other way in than its set-up token.
      if ((input.setupToken ?? null) === null && !(await readRegistrations(db.read)))
        throw new ForbiddenError(onInvitation)
      const { setupToken, ...account } = await checkedWithPassword(registerRules, input, auth)
      const answer = await auth.register(account, setupToken ?? null)
      if (answer === 'badSetupToken') {
        const message = 'Ce lien d’installation a expiré ou a déjà servi.'
        throw new ValidationError([{ field: 'setupToken', message }])
      }
      if (answer === 'waiting') return { signedIn: null }
      signInAs(visitor, answer.account, answer.sessionId)
      return { signedIn: answer }
    },
  }),
  requestPasswordReset: t.field({
    type: PasswordResetResult,
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    resolve: async (_root, { input }, { auth, sendsMail }) => {
      await auth.requestPasswordReset(checked(requestResetRules, input).email)
      return { sendsMail }
    },
  }),
  resetPassword: t.field({
    type: LoginResult,
    description:
      'Sets a new password by a link, ends all sessions, API tokens and passkeys of the account, and opens a session.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: async (_root, { input }, { auth, visitor }) => {
      const { token, password } = await checkedWithPassword(resetRules, input, auth)
      const signedIn = await auth.resetPassword(token, password)
      if (!signedIn) {
        throw new ValidationError([{ field: 'token', message: 'Ce lien a expiré ou a déjà servi.' }])
      }
      signInAs(visitor, signedIn.account, signedIn.sessionId)
      return signedIn
    },
  }),
}))

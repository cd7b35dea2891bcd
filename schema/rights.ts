import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosOutputFieldType,
  type SchemaTypes,
} from '@pothos/core'
import { type AuthFailure, RequestCache } from '@pothos/plugin-scope-auth'
import type { GraphQLFieldResolver } from 'graphql'
import { withSentFiles } from './content/files/sentFile.ts'
import type { Context, Caller } from './context.ts'
import { forbidden, ForbiddenError, unauthenticated } from './errors.ts'
import { allows } from './roles/mutations.ts'
import { may, type Right } from './roles/roles.ts'
import { withinBounds } from './tokens/gate.ts'
import { boundedMutations, lackToWrite } from './tokens/needs.ts'

/** Mutations that need no sign-in. */
export const publicMutations: readonly string[] = [
  'createContact',
  'createDevis',
  'createCarriere',
  'login',
  'logout',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'passkeySignInOptions',
  'signInWithPasskey',
]

/**
 * Mutations that a writing API token may use: those about content and messages. All others need a person who signed in:
 * a stolen token must not multiply, let anybody in, or lock anybody out. A mutation that is missing here is refused.
 */
export const tokenMutations: ReadonlySet<string> = new Set([
  ...boundedMutations,
  'undoChange',
  'clearDemoContent',
])

const onlyInPerson = 'Cela se fait dans l’administration, non avec un jeton.'

/** Refusal of what the role of an account does not allow. */
export const notOfRole =
  'Le rôle de votre compte ne le permet pas\u00a0: demandez à un administrateur ou à un propriétaire du site.'

/** Scopes of queries and subscriptions: whether the caller reads the back office, whether in person, and his rights. */
export function scopesOf(
  caller: Caller,
): { administrator: boolean; inPerson: boolean } & Record<Right, boolean> {
  const isSignedIn = caller.account !== null
  const own = (right: Right) => may(caller, right)
  return {
    administrator: isSignedIn,
    inPerson: isSignedIn && caller.tokenId === null,
    CONTENU: own('CONTENU'),
    MESSAGES: own('MESSAGES'),
    PERSONNES: own('PERSONNES'),
    COMPTES: own('COMPTES'),
    REGLAGES: own('REGLAGES'),
    PROPRIETAIRES: own('PROPRIETAIRES'),
    JETONS: own('JETONS'),
    WEBHOOKS: own('WEBHOOKS'),
  }
}

/** Refusal of a field that is no mutation; `isForPeople`: to a token, whatever its account may. */
export function refusalToRead({ account, tokenId }: Caller, isForPeople: boolean): Error {
  if (!account) return unauthenticated()
  return forbidden(isForPeople && tokenId !== null ? onlyInPerson : notOfRole)
}

/** Whether a field was refused since it is for somebody who signed in himself. */
export function isForPeople(failure: AuthFailure): boolean {
  return 'failures' in failure
    ? failure.failures.some(isForPeople)
    : 'scope' in failure && failure.scope === 'inPerson'
}

/** Refusal of this mutation to this caller; null where he may. */
export function refusalOf(mutation: string, caller: Caller, args: object = {}): Error | null {
  if (publicMutations.includes(mutation)) return null
  const { account, scope, tokenId } = caller
  if (!account) return unauthenticated()
  if (scope === 'READ') return new ForbiddenError()
  if (tokenId !== null && !tokenMutations.has(mutation)) return new ForbiddenError(onlyInPerson)
  const lack = lackToWrite(caller, mutation, args)
  if (lack !== null) return new ForbiddenError(lack)
  return allows(caller, mutation, args) ? null : new ForbiddenError(notOfRole)
}

/** Makes the rest of the operation run as this account, or as nobody; a token that came along is dropped. */
export function signInAs(visitor: Caller, account: Caller['account'], sessionId: number | null = null): void {
  Object.assign(visitor, {
    account,
    sessionId,
    scope: 'WRITE',
    tokenId: null,
    bounds: null,
  } satisfies Partial<Caller>)
}

function contextOf(context: object): Context {
  if (!isContext(context)) throw new Error('An operation has no context of ours.')
  return context
}

function isContext(context: object): context is Context {
  return 'visitor' in context
}

/**
 * Refuses mutations before their input is checked, so that those who may not write learn nothing from its faults. Rights
 * are those of the moment, since one mutation of an operation may sign in or out before the next. Files that were sent before
 * are then opened for their sender.
 */
class RightsPlugin extends BasePlugin<SchemaTypes> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, object, object> | undefined,
    { name, kind, parentType, declaringType = parentType, type }: PothosOutputFieldConfig<SchemaTypes>,
  ): typeof resolver {
    if (!resolver) return resolver
    const field = { owners: [parentType, declaringType], name, isNullable: type.nullable }
    if (kind !== 'Mutation') return withinBounds(resolver, { ...field, type: this.nameOf(type) }, contextOf)
    return (source, args, given, info) => {
      // Scopes are otherwise cached for a whole context.
      RequestCache.clearForContext(given)
      const context = contextOf(given)
      const refusal = refusalOf(name, context.visitor, args)
      if (refusal) throw refusal
      context.budget.renewStatements()
      return withSentFiles(args, context, () => resolver(source, args, context, info))
    }
  }

  private nameOf(type: PothosOutputFieldType<SchemaTypes>): string {
    return type.kind === 'List'
      ? this.nameOf(type.type)
      : this.builder.configStore.getTypeConfig(type.ref).name
  }
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rights: BasePlugin<Types>
    }
  }
}

SchemaBuilder.registerPlugin('rights', RightsPlugin)

import SchemaBuilder from '@pothos/core'
import DataloaderPlugin from '@pothos/plugin-dataloader'
import ErrorsPlugin from '@pothos/plugin-errors'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import type { Context, Upload, Visitor } from './context.ts'
import { ForbiddenError, invalid, unauthenticated } from './errors.ts'

/**
 * The mutations that need no sign-in. All others are refused by default (`mutationType` below), so that a new one
 * cannot be forgotten.
 */
export const publicMutations: readonly string[] = [
  'createContact',
  'createDevis',
  'createCarriere',
  'login',
  'logout',
  'register',
  'requestPasswordReset',
  'resetPassword',
]

/** The mutations that no token may make, whatever its scope: they need somebody signed in in person. */
export const personalMutations: readonly string[] = ['createPasswordLink', 'sendTestEmail']

const onlyInPerson = 'Cela se fait dans l’administration, non avec un jeton.'

interface Types {
  Context: Context
  Scalars: {
    ID: { Input: string; Output: string | number }
    DateTime: { Input: string; Output: string }
    Upload: { Input: Upload; Output: never }
  }
  AuthScopes: { administrator: boolean; writer: boolean; inPerson: boolean }
  /** Every connection counts; lazily, since counting is a query of its own. */
  Connection: { totalCount(): Promise<{ count: number; more: boolean }> }
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
}

export const builder = new SchemaBuilder<Types>({
  // Errors first: it must wrap all others to make their failures members of unions.
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, DataloaderPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  errors: { unsafelyHandleInputErrors: true },
  scopeAuth: {
    authScopes: ({ visitor }) => ({
      administrator: visitor.account !== null,
      writer: visitor.account !== null && visitor.scope === 'WRITE',
      inPerson: visitor.account !== null && visitor.inPerson,
    }),
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, { visitor }) => refusal(visitor),
  },
  relay: {
    cursorType: 'String',
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    // Our own, in node.ts, answer null for what is not an id.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
  },
  validation: {
    // Input is checked before permission is: whoever may not write learns nothing from the checks. What visitors
    // send is checked by the resolvers themselves (`checked`).
    validationError: ({ issues }, _args, { visitor }) =>
      visitor.account && visitor.scope === 'WRITE' ? invalid(issues) : refusal(visitor),
  },
})

/** What Pothos wants the type parameters of its refs to be. */
export type SchemaTypes = PothosSchemaTypes.ExtendDefaultTypes<Types>

export type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>

export type InputField<Shape> = PothosSchemaTypes.InputFieldRef<SchemaTypes, Shape>

export type ObjectFields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Shape>

function refusal({ account, scope }: Visitor): Error {
  if (!account) return unauthenticated()
  return scope === 'READ' ? new ForbiddenError() : new ForbiddenError(onlyInPerson)
}

builder.queryType({})
builder.mutationType({ authScopes: { writer: true } })
builder.subscriptionType({ authScopes: { administrator: true } })

builder.scalarType('DateTime', {
  description: 'ISO 8601, UTC, with milliseconds.',
  serialize: (value) => value,
  parseValue: (value) => String(value),
})

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'All items of the list; while searching it counts to 1,000.',
    resolve: async (connection) => (await connection.totalCount()).count,
  }),
)
builder.globalConnectionField('totalIsMore', (t) =>
  t.boolean({
    description: 'Are there more than `totalCount` says?',
    resolve: async (connection) => (await connection.totalCount()).more,
  }),
)

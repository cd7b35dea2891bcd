import SchemaBuilder from '@pothos/core'
import DataloaderPlugin from '@pothos/plugin-dataloader'
import ErrorsPlugin from '@pothos/plugin-errors'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import { z } from 'zod'
import type { StoredFile } from './content/files/storedFile.ts'
import type { Context, Upload } from './context.ts'
import { badRequest, invalid } from './errors.ts'
import './inputDescriptions.ts'
import { isForPeople, refusalToRead, scopesOf } from './rights.ts'

interface Types {
  Context: Context
  Scalars: {
    ID: { Input: string; Output: string | number }
    DateTime: { Input: string; Output: string }
    Upload: { Input: Upload | StoredFile; Output: never }
  }
  AuthScopes: ReturnType<typeof scopesOf>
  /** Counts lazily, as each count is a query of its own. */
  Connection: { totalCount(): Promise<{ count: number; more: boolean }> }
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
}

export const builder = new SchemaBuilder<Types>({
  // Errors comes first: it wraps all others, so that their failures become members of unions. Rights are in `rights.ts`.
  plugins: [
    ErrorsPlugin,
    'descriptions',
    'rights',
    ScopeAuthPlugin,
    RelayPlugin,
    DataloaderPlugin,
    ValidationPlugin,
  ],
  defaultFieldNullability: false,
  errors: { unsafelyHandleInputErrors: true },
  scopeAuth: {
    authScopes: ({ visitor }) => scopesOf(visitor),
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, { visitor }, _info, { failure }) =>
      refusalToRead(visitor, isForPeople(failure)),
  },
  relay: {
    cursorType: 'String',
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    // `node` and `nodes` are ours (node.ts): they answer null for what is not an id.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
  },
  validation: {
    validationError: ({ issues }) => invalid(issues),
  },
})

/** Type parameters of Pothos' refs. */
export type SchemaTypes = PothosSchemaTypes.ExtendDefaultTypes<Types>

export type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>

export type InputField<Shape> = PothosSchemaTypes.InputFieldRef<SchemaTypes, Shape>

export type ObjectFields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Shape>

builder.queryType({})
builder.mutationType({})
builder.subscriptionType({ authScopes: { administrator: true } })

const moment = z.iso.datetime({ offset: true })

builder.scalarType('DateTime', {
  description: 'A moment (RFC 3339): with any offset in inputs, in UTC with milliseconds in answers.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => value,
  parseValue: (value) => {
    const { data } = moment.safeParse(value)
    if (data !== undefined) return new Date(data).toISOString()
    throw badRequest('Un moment est attendu, avec son fuseau, comme 2026-12-01T08:00:00Z.')
  },
})

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'Number of items in the whole list; counted to 1,000 while searching.',
    resolve: async (connection) => (await connection.totalCount()).count,
  }),
)
builder.globalConnectionField('totalIsMore', (t) =>
  t.boolean({
    description: 'True: there are more than `totalCount` says.',
    resolve: async (connection) => (await connection.totalCount()).more,
  }),
)

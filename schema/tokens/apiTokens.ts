import { z } from 'zod'
import { contentTables, isMessageTable } from '../../db/content/contentTypes.ts'
import { readContentTypes } from '../../db/jsonColumns.ts'
import type { ContentTable, Row } from '../../db/tables.ts'
import { Account } from '../accounts/account.ts'
import { failures, own, revoke, RevokeInput, RevokeResult, TokenScope } from '../accounts/ownAccount.ts'
import { builder } from '../builder.ts'
import { ContentName } from '../content/contents.ts'
import { requiredLine } from '../content/fields/fields.ts'
import type { Caller, Context, NewApiToken } from '../context.ts'
import { type FieldFailure, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { may, rightOver, sees } from '../roles/roles.ts'
import { namedToWrite, readableTypes, writesType } from './bounds.ts'

const day = 24 * 60 * 60_000
/** A token ends after this time unless its maker says otherwise. */
export const tokenLifeMs = 90 * day

const ApiToken = builder.objectRef<Row<'apiToken'>>('ApiToken')
builder.node(ApiToken, {
  description: 'An API token of the signed-in account. The secret is shown once, when it is created.',
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: (ids: string[], context: Context) => own(ids, context, 'apiToken'),
  fields: (t) => ({
    nom: t.exposeString('nom'),
    scope: t.expose('scope', { type: TokenScope }),
    types: t.field({
      type: [ContentName],
      nullable: true,
      description: 'Types that it reads, those that their fields name included; null: all.',
      resolve: ({ types }) => {
        const named = readContentTypes(types)
        return named && readableTypes(named)
      },
    }),
    writableTypes: t.field({
      type: [ContentName],
      nullable: true,
      description: 'Types that it changes, none of a READ token; null: all of the site.',
      resolve: ({ scope, types, writableTypes }) =>
        scope === 'READ'
          ? []
          : namedToWrite({ types: readContentTypes(types), writableTypes: readContentTypes(writableTypes) }),
    }),
    personalData: t.exposeBoolean('personalData', {
      description: 'True: also messages, CVs, accounts and the journal.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends; null: it does not.',
    }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'Program that used it last, as it calls itself.',
    }),
  }),
})

function mayWrite(visitor: Caller, table: ContentTable): boolean {
  return writesType(visitor, table) && may(visitor, rightOver(table))
}

builder.objectFields(Account, (t) => ({
  apiTokens: t.field({
    type: [ApiToken],
    authScopes: { inPerson: true },
    nullable: true,
    description: 'The API tokens of the signed-in account, latest first; null for other accounts.',
    resolve: ({ id }, _args, { db, visitor }) =>
      visitor.account?.id === id
        ? db.read
            .selectFrom('apiToken')
            .selectAll()
            .where('accountId', '=', id)
            .orderBy('id', 'desc')
            .execute()
        : null,
  }),
  readableTypes: t.field({
    type: [ContentName],
    nullable: true,
    description: 'Types that this session or token reads as staff do; null for other accounts.',
    resolve: ({ id }, _args, { visitor }) =>
      visitor.account?.id === id ? contentTables.filter((table) => sees(visitor, table)) : null,
  }),
  writableTypes: t.field({
    type: [ContentName],
    nullable: true,
    description: 'Types that this session or token changes; null for other accounts.',
    resolve: ({ id }, _args, { visitor }) =>
      visitor.account?.id === id ? contentTables.filter((table) => mayWrite(visitor, table)) : null,
  }),
}))

const CreateApiTokenInput = builder.inputType('CreateApiTokenInput', {
  fields: (t) => ({
    nom: t.string({ required: true, description: 'Name of the token: what it is used for.' }),
    scope: t.field({ type: TokenScope, description: 'Rights of the token; READ by default.' }),
    types: t.field({
      type: [ContentName],
      description:
        'Types that it reads, with what their fields name. Without them all types, and what is of none: texts, library, redirects.',
    }),
    writableTypes: t.field({
      type: [ContentName],
      description: 'For WRITE: those of `types` that it changes. Without them all of these.',
    }),
    personalData: t.boolean({
      defaultValue: false,
      description: 'True: also messages, CVs, accounts and the journal.',
    }),
    expiresAt: t.field({ type: 'DateTime', description: 'When it ends: 90 days from now by default.' }),
    neverExpires: t.boolean({ description: 'True: it has no end.' }),
  }),
  validate: z.object({
    nom: requiredLine.check,
    scope: z.enum(['READ', 'WRITE']).nullish(),
    types: z.array(z.enum(contentTables)).nullish(),
    writableTypes: z.array(z.enum(contentTables)).nullish(),
    personalData: z.boolean().nullish(),
    expiresAt: z.string().nullish(),
    neverExpires: z.boolean().nullish(),
  }),
})

type Wanted = typeof CreateApiTokenInput.$inferInput

/** The token that an input asks for. Throws ValidationError where it contradicts itself. */
function tokenOf({
  nom,
  scope,
  types,
  writableTypes,
  personalData,
  expiresAt,
  neverExpires,
}: Wanted): NewApiToken {
  const wanted: NewApiToken = {
    nom,
    scope: scope ?? 'READ',
    types: types ? [...new Set(types)] : null,
    writableTypes: writableTypes ? [...new Set(writableTypes)] : null,
    personalData: personalData ?? false,
    expiresAt: neverExpires ? null : (expiresAt ?? new Date(Date.now() + tokenLifeMs).toISOString()),
  }
  const faults = [...faultsOfTypes(wanted), ...faultsOfEnd(expiresAt ?? null, neverExpires ?? false)]
  if (faults.length > 0) throw new ValidationError(faults)
  return wanted
}

const atLeastOne = 'Choisissez au moins un type de contenu.'

function faultsOfTypes({ scope, types, writableTypes, personalData }: NewApiToken): FieldFailure[] {
  const named = [...(types ?? []), ...(writableTypes ?? [])]
  return [
    types?.length === 0 && fault('types', atLeastOne),
    writableTypes?.length === 0 && fault('writableTypes', atLeastOne),
    writableTypes !== null &&
      scope === 'READ' &&
      fault('writableTypes', 'Un jeton en lecture seule ne modifie rien.'),
    types &&
      writableTypes?.some((table) => !types.includes(table)) &&
      fault('writableTypes', 'Un jeton ne modifie que ce qu’il lit.'),
    !personalData &&
      named.some(isMessageTable) &&
      fault('personalData', 'Les messages, devis et candidatures sont des données personnelles.'),
  ].filter((one) => typeof one === 'object' && one !== null)
}

function faultsOfEnd(expiresAt: string | null, neverExpires: boolean): FieldFailure[] {
  if (expiresAt === null) return []
  if (neverExpires) return [fault('expiresAt', 'Choisissez une date de fin, ou un jeton sans fin.')]
  return expiresAt > new Date().toISOString()
    ? []
    : [{ ...fault('expiresAt', 'Choisissez une date à venir.'), code: 'OUT_OF_RANGE' }]
}

function fault(field: string, message: string): FieldFailure {
  return { field, message }
}

const ApiTokenPayload = builder
  .objectRef<Awaited<ReturnType<Context['auth']['createApiToken']>>>('ApiTokenPayload')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', { description: 'The secret, shown only here.' }),
      apiToken: t.expose('apiToken', { type: ApiToken }),
    }),
  })

const ApiTokenResult = builder.errorUnion('ApiTokenResult', {
  types: [ApiTokenPayload, ...failures],
  resolveType: () => 'ApiTokenPayload',
})

builder.mutationFields((t) => ({
  createApiToken: t.field({
    type: ApiTokenResult,
    args: { input: t.arg({ type: CreateApiTokenInput, required: true }) },
    resolve: (_root, { input }, { auth }) => auth.createApiToken(tokenOf(input)),
  }),
  revokeApiToken: t.field({
    type: RevokeResult,
    args: { input: t.arg({ type: RevokeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      revoke(context, 'apiToken', readContentId(input.id, 'ApiToken'), input.id),
  }),
}))

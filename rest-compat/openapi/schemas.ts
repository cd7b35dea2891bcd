import { requiredMessage } from '../failures.ts'
import type { Access } from '../fields.ts'
import { perPage } from '../laravelPaginator.ts'
import { exampleOf } from './examples.ts'
import type { ListedField } from '../wire.ts'
import type { JsonSchema } from './jsonSchema.ts'

export function itemSchema(type: string, fields: readonly ListedField[]): JsonSchema {
  const all = fields.flatMap((field) =>
    [field.wire, ...(field.alias ? [field.alias] : [])].map((name) => ({ name, field })),
  )
  return {
    type: 'object',
    required: all.map(({ name }) => name),
    properties: Object.fromEntries(
      all.map(({ name, field }) => [name, name === field.wire ? valueSchema(field) : aliasSchema(field)]),
    ),
    examples: [Object.fromEntries(all.map(({ name, field }) => [name, exampleOf(type, field)]))],
  }
}

/** What a body may give; a new item needs its required fields. */
export function inputSchema(
  type: string,
  fields: readonly ListedField[],
  verb: Exclude<Access, 'read'>,
  beside: Record<string, JsonSchema> = {},
): JsonSchema {
  const given = fields.filter(({ access }) => access === 'write' || access === verb)
  const required = verb === 'write' ? given.filter((field) => field.required).map(({ wire }) => wire) : []
  // Another item's file cannot be told by its URL, and null would remove this one's.
  const example = given.filter(({ wire, isFile }) => wire !== 'softdelete' && !isFile)
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: {
      ...Object.fromEntries(given.map((field) => [field.wire, givenSchema(field)])),
      ...beside,
    },
    examples: [Object.fromEntries(example.map((field) => [field.wire, exampleOf(type, field)]))],
  }
}

/** The same as a form gives it: files as files, and nothing for what is empty. */
export function formSchema(
  fields: readonly ListedField[],
  { examples = [], ...schema }: JsonSchema,
): JsonSchema {
  const files = fields.filter(({ isFile, wire }) => isFile && schema.properties?.[wire])
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(files.map(({ wire }) => [wire, upload])) },
    examples: examples.map((example) =>
      Object.fromEntries(
        Object.entries({ ...Object(example) }).filter(
          ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
        ),
      ),
    ),
  }
}

const upload: JsonSchema = {
  type: 'string',
  format: 'binary',
  description: 'A file. Left out or empty, the present one stays.',
}

function givenSchema(field: ListedField): JsonSchema {
  return field.inputSchema ? { ...field.inputSchema, ...field.bounds } : valueSchema(field)
}

function valueSchema({ schema, required, bounds = {} }: ListedField): JsonSchema {
  const bounded = { ...schema, ...bounds }
  return required && Array.isArray(schema.type) ? { ...bounded, type: schema.type[0] } : bounded
}

function aliasSchema(field: ListedField): JsonSchema {
  return { ...valueSchema(field), description: `Le même que ${field.wire}.` }
}

export function pageSchema(type: string): JsonSchema {
  const url: JsonSchema = { type: 'string', format: 'uri' }
  const urlOrNull: JsonSchema = { type: ['string', 'null'], format: 'uri' }
  const properties: Record<string, JsonSchema> = {
    current_page: { type: 'integer', minimum: 1 },
    data: { type: 'array', items: { $ref: `#/components/schemas/${type}` } },
    first_page_url: url,
    from: { type: ['integer', 'null'] },
    last_page: { type: 'integer' },
    last_page_url: url,
    links: {
      type: 'array',
      items: {
        type: 'object',
        required: ['url', 'label', 'active'],
        properties: { url: urlOrNull, label: { type: 'string' }, active: { type: 'boolean' } },
      },
    },
    next_page_url: urlOrNull,
    path: url,
    per_page: { type: 'integer', const: perPage },
    prev_page_url: urlOrNull,
    to: { type: ['integer', 'null'] },
    total: { type: 'integer' },
  }
  return { type: 'object', required: Object.keys(properties), properties }
}

const code: JsonSchema = {
  type: 'string',
  enum: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'VALIDATION',
    'ACTIVE_LIMIT',
    'CONFLICT',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'BAD_REQUEST',
    'INTERNAL',
  ],
}
const message: JsonSchema = { type: 'string' }

/** Bodies that belong to no type. */
export const errorSchemas: Record<string, JsonSchema> = {
  Refus: {
    type: 'object',
    required: ['message', 'code'],
    properties: { message, code },
    examples: [{ message: 'Unauthenticated.', code: 'UNAUTHENTICATED' }],
  },
  ChampsRefuses: {
    type: 'object',
    required: ['message', 'errors', 'code'],
    properties: {
      message,
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      code,
    },
    examples: [
      {
        message: requiredMessage,
        errors: { nom: [requiredMessage] },
        code: 'VALIDATION',
      },
    ],
  },
  Suppression: {
    type: 'object',
    properties: { softdelete: { type: 'boolean', const: true } },
    examples: [{ softdelete: true }],
  },
  Identifiants: {
    type: 'object',
    required: ['email', 'password'],
    properties: {
      email: { type: 'string', format: 'email' },
      password: { type: 'string', format: 'password' },
    },
    examples: [{ email: 'awa@example.com', password: 'un long mot de passe' }],
  },
  Jeton: {
    type: 'object',
    required: ['token'],
    properties: { token: { type: 'string' } },
    examples: [{ token: 'k3J0…' }],
  },
}

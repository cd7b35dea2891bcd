import { perPage } from '../laravelPaginator.ts'
import { errorSchemas, formSchema, inputSchema, itemSchema, pageSchema } from './schemas.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { traceSchemas } from '../traces.ts'
import type { Endpoint, Type } from '../endpoint.ts'
import type { TypeVerb } from '../resource.ts'
import type { ListedField } from '../wire.ts'

/** What the schema's checks say of the values of a type, by GraphQL names: lengths, ranges, patterns, formats. */
export type Bounds = (type: string) => Readonly<Record<string, JsonSchema>>

/** The description of these endpoints in OpenAPI 3.1, made from what answers them. */
export function describe(endpoints: readonly Endpoint[], origin: string, boundsOf: Bounds): object {
  const types = [...new Set(endpoints.flatMap((endpoint) => ('type' in endpoint ? [endpoint.type] : [])))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'API REST',
      version: '1.0.0',
      description:
        'L’API d’origine, traduite en opérations GraphQL. Les listes paginées et les écritures demandent un jeton ; ' +
        'les listes publiques, les éléments publiés et l’envoi de messages n’en demandent pas.\n\n' +
        'Un jeton se crée sous «\u00a0Mon compte\u00a0», ou s’obtient par `POST /api/login`\u202f; il va dans `Authorization: Bearer …`. ' +
        'Il a des bornes\u00a0: types de contenu, données personnelles, fin\u202f; ce qu’elles excluent répond 403, et `show` comme à un visiteur. ' +
        'Un jeton d’accès fait 600 requêtes par minute, un visiteur 20 envois par minute\u202f; au-delà, 429 et `Retry-After`.\n\n' +
        'Un élément dans la corbeille n’est montré qu’avec un jeton\u202f; le modifier répond 404, sauf `softdelete: false`, qui le rétablit. ' +
        'Un élément seul porte un `ETag`\u00a0: renvoyé par `If-Match`, il fait refuser (412, avec l’`ETag` à jour) ce qui écraserait un changement plus récent. ' +
        'Répétée avec la même `Idempotency-Key`, une création n’est faite qu’une fois.\n\n' +
        'Voyez aussi GraphQL (`/graphql` dans un navigateur, `/schema.graphql`), le client `/api/client.js` et ses types, `/api/client.d.ts`.',
      license: { name: 'Propriétaire', identifier: 'LicenseRef-proprietary' },
    },
    servers: [{ url: origin }],
    tags: [
      ...types.map(({ path, resource }) => ({ name: path, description: `Type ${resource.type}.` })),
      account,
      api,
    ],
    security: [{ jeton: [] }],
    paths: pathsOf(endpoints),
    components: {
      securitySchemes: {
        jeton: {
          type: 'http',
          scheme: 'bearer',
          description: 'Un jeton d’API, ou celui que donne POST /api/login.',
        },
      },
      schemas: {
        ...Object.fromEntries(types.flatMap((type) => schemasOf(type, boundsOf))),
        ...errorSchemas,
      },
    },
  }
}

const account = { name: 'login', description: 'Ouvrir une session.' }
const api = { name: 'openapi', description: 'Cette description.' }

function schemasOf(
  { resource: { type, fields: listed, visitorForm }, form }: Type,
  boundsOf: Bounds,
): [string, JsonSchema][] {
  const bounds = boundsOf(type)
  const fields = listed.map((field) => ({ ...field, bounds: bounds[field.name] ?? {} }))
  const created = inputSchema(type, fields, 'write', visitorForm ? traceSchemas : {})
  const changed = inputSchema(type, fields, 'update')
  return [
    [type, itemSchema(type, listed)],
    [`${type}Page`, pageSchema(type)],
    [`${type}Nouveau`, created],
    [`${type}Changement`, changed],
    ...formsOf(form ? { [`${type}Nouveau`]: created, [`${type}Changement`]: changed } : {}, fields),
  ]
}

function formsOf(inputs: Record<string, JsonSchema>, fields: readonly ListedField[]): [string, JsonSchema][] {
  return Object.entries(inputs).map(([name, input]) => [`${name}Formulaire`, formSchema(fields, input)])
}

function pathsOf(endpoints: readonly Endpoint[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = `/api/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return paths
}

function operationOf(endpoint: Endpoint): object {
  // Visitors may, and a token shows or allows more.
  const open = endpoint.verb === 'show' || endpoint.verb === 'store' ? [{}, { jeton: [] }] : []
  const access = endpoint.open ? { security: open } : {}
  switch (endpoint.verb) {
    case 'login':
      return { ...login, ...access }
    case 'openapi':
      return { ...description, ...access }
    default:
      return {
        tags: [endpoint.type.path],
        ...typeOperations[endpoint.verb](endpoint.type),
        ...access,
      }
  }
}

const typeOperations: Record<TypeVerb, (type: Type) => object> = {
  page: ({ resource: { type }, pageKey }) => ({
    operationId: `get${type}`,
    summary: `Une page de ${perPage} éléments, les derniers d’abord.`,
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } }],
    responses: {
      200: answer('La page.', under(pageKey, ref(`${type}Page`))),
      ...refusals(401, 403, 429, 500, 503),
    },
  }),
  site: ({ resource: { type }, siteKey }) => ({
    operationId: `get${type}Site`,
    summary: 'Les éléments publiés, tous.',
    responses: {
      200: answer('Les éléments.', under(siteKey, { type: 'array', items: ref(type) })),
      ...refusals(401, 429, 500, 503),
    },
  }),
  show: ({ resource: { type } }) => ({
    operationId: `show${type}`,
    summary: 'Un élément ; un visiteur ne trouve que ceux qui sont publiés.',
    parameters: [id],
    responses: { 200: item('L’élément.', ref(type)), ...refusals(401, 404, 429, 500, 503) },
  }),
  store: ({ resource: { type }, createdKey, form }) => ({
    operationId: `store${type}`,
    summary: 'Crée un élément.',
    parameters: [header('Idempotency-Key', 'La même clé, pendant 24 heures, rend le premier résultat.')],
    requestBody: body(`${type}Nouveau`, form),
    responses: {
      201: item('L’élément créé.', under(createdKey, ref(type))),
      ...refusals(400, 401, 403, 413, 415, 422, 429, 500, 503),
    },
  }),
  update: ({ resource: { type }, form }) => ({
    operationId: `update${type}`,
    summary:
      'Change les champs donnés ; status publie ou dépublie, softdelete met à la corbeille ou en sort.',
    parameters: [id, ifMatch],
    requestBody: body(`${type}Changement`, form),
    responses: {
      200: item('L’élément changé.', ref(type)),
      ...refusals(400, 401, 403, 404, 412, 413, 415, 422, 429, 500, 503),
    },
  }),
  remove: ({ resource: { type } }) => ({
    operationId: `delete${type}`,
    summary: 'Met un élément à la corbeille.',
    parameters: [id, ifMatch],
    requestBody: body('Suppression'),
    responses: {
      200: item('L’élément jeté.', ref(type)),
      ...refusals(400, 401, 403, 404, 412, 413, 415, 422, 429, 500, 503),
    },
  }),
}

const refusalTexts: Record<number, string> = {
  400: 'Le corps est illisible.',
  401: 'Le jeton manque, est inconnu ou a pris fin.',
  403: 'Le jeton ne permet pas de le lire, ou de l’écrire.',
  404: 'L’élément n’existe pas, ou l’appelant ne peut pas le voir.',
  412: 'L’élément a changé depuis l’ETag donné ; rien n’est écrit.',
  413: 'Le corps est trop volumineux.',
  415: 'Le corps est d’un autre type.',
  422: 'Des champs sont à corriger ; sur status : la limite d’éléments actifs est atteinte.',
  429: 'Trop de demandes ; voir Retry-After.',
  500: 'Une panne du serveur.',
  503: 'Le disque ou la base de données fait défaut\u202f; voir Retry-After.',
}

const etag = {
  description: '"v<version>-<empreinte>"',
  schema: { type: 'string' },
  example: '"v3-p2Xk0bT9aQ4mZc1f"',
}

const seconds = { schema: { type: 'integer', minimum: 0 } }
const refusalHeaders: Record<number, object> = {
  401: {
    'WWW-Authenticate': {
      description: '`Bearer`\u202f; pour un jeton inconnu ou qui a pris fin, `Bearer error="invalid_token"`.',
      schema: { type: 'string' },
      example: 'Bearer',
    },
  },
  412: { ETag: { ...etag, description: 'Celui de l’élément tel qu’il est à présent.' } },
  429: {
    'Retry-After': { description: 'Secondes à attendre.', ...seconds },
    'X-RateLimit-Limit': { description: 'Demandes permises à la fois.', ...seconds },
    'X-RateLimit-Remaining': { description: 'Celles qui restent\u00a0: aucune.', ...seconds },
    'X-RateLimit-Reset': {
      description: 'Le moment où l’on peut revenir, en secondes depuis 1970.',
      ...seconds,
    },
  },
  503: { 'Retry-After': { description: 'Secondes à attendre.', ...seconds } },
}

const login = {
  tags: ['login'],
  operationId: 'login',
  summary: 'Ouvre une session, et en donne le jeton.',
  requestBody: body('Identifiants'),
  responses: { 200: answer('Le jeton.', ref('Jeton')), ...refusals(400, 401, 413, 415, 422, 429, 500, 503) },
}

const description = {
  tags: ['openapi'],
  operationId: 'openapi',
  summary: 'Cette description.',
  responses: { 200: answer('OpenAPI 3.1.', { type: 'object' }), ...refusals(401, 429, 500, 503) },
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 }, example: 1 }
const ifMatch = header('If-Match', 'L’ETag reçu : refusé par 412 si l’élément a changé depuis.')

function header(name: string, description: string): object {
  return { name, in: 'header', description, schema: { type: 'string' } }
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function under(key: string | undefined, schema: JsonSchema): JsonSchema {
  return key === undefined ? schema : { type: 'object', required: [key], properties: { [key]: schema } }
}

/** What clients offer first is what comes first. */
function body(name: string, form = false): object {
  const schema = { schema: ref(name) }
  const json = { 'application/json': schema }
  const multipart = { 'multipart/form-data': form ? { schema: ref(`${name}Formulaire`) } : schema }
  const content = form ? { ...multipart, ...json } : { ...json, ...multipart }
  return { required: true, content: { ...content, 'application/x-www-form-urlencoded': schema } }
}

function answer(description: string, schema: JsonSchema): object {
  return { description, content: { 'application/json': { schema } } }
}

function item(description: string, schema: JsonSchema): object {
  return { ...answer(description, schema), headers: { ETag: etag } }
}

function refusals(...statuses: number[]): Record<number, object> {
  return Object.fromEntries(
    statuses.map((status) => {
      const headers = refusalHeaders[status]
      const told = answer(refusalTexts[status] ?? '', ref(status === 422 ? 'ChampsRefuses' : 'Refus'))
      return [status, { ...told, ...(headers && { headers }) }]
    }),
  )
}

import { z } from 'zod'
import { type Bounds, describe } from '../openapi/openapi.ts'
import { endpointsOf } from '../router.ts'

const parameter = z.object({ name: z.string(), in: z.string(), description: z.string().optional() })
const json = z.object({ schema: z.object({ $ref: z.string() }) })
const operation = z.object({
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.object({ 'application/json': json }) }).optional(),
})
const described = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.object({ examples: z.array(z.unknown()).default([]) })),
  }),
})

/**
 * The API as a collection of Postman (v2.1), made from its description: a folder a type, examples as bodies, and what differs
 * from one request to another as variables.
 */
export function postmanCollection(
  publicMutations: readonly string[],
  origin: string,
  boundsOf: Bounds,
): object {
  const { tags, paths, components } = described.parse(
    describe(endpointsOf(publicMutations), origin, boundsOf),
  )

  function requestOf(path: string, method: string, asked: z.infer<typeof operation>) {
    const schema = asked.requestBody?.content['application/json'].schema.$ref.split('/').at(-1)
    const query = asked.parameters.some((one) => one.in === 'query') ? '?page=1' : ''
    const optional = asked.parameters.flatMap(({ name: key, in: place, description }) =>
      place === 'header' ? [{ key, value: '', description, disabled: true }] : [],
    )
    return {
      method: method.toUpperCase(),
      url: `{{SITE}}${path.replace('{id}', '{{ID}}')}${query}`,
      header: [...(schema ? [{ key: 'Content-Type', value: 'application/json' }] : []), ...optional],
      ...(schema && {
        body: { mode: 'raw', raw: JSON.stringify(components.schemas[schema]?.examples[0], null, 2) },
      }),
      ...(asked.security?.length === 0 && { auth: { type: 'noauth' } }),
    }
  }

  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, asked]) => ({
      folder: asked.tags[0],
      item: { name: asked.summary, request: requestOf(path, method, asked) },
    })),
  )
  return {
    info: {
      name: 'API REST',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{TOKEN}}', type: 'string' }] },
    variable: Object.entries({ SITE: origin, TOKEN: '', ID: '1' }).map(([key, value]) => ({ key, value })),
    item: tags.map(({ name }) => ({
      name,
      item: requests.flatMap(({ folder, item }) => (folder === name ? [item] : [])),
    })),
  }
}

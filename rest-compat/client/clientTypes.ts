import { itemSchema } from '../openapi/schemas.ts'
import type { JsonSchema } from '../openapi/jsonSchema.ts'
import { types } from '../router.ts'

/** `client.ts` and what it throws, as declarations that stand by themselves: its own types are made of the whole schema. */
export function clientTypes(): string {
  const items = types.map(
    ({ resource: { type, fields } }) => `export interface ${type} ${object(itemSchema(type, fields))}`,
  )
  const actions = types.flatMap(({ site, resource: { type } }) => [
    `  get${type}(page?: number): Promise<Page<${type}>>`,
    ...(site ? [`  get${type}Site(): Promise<${type}[]>`] : []),
    `  show${type}(id: number): Promise<${type}>`,
    `  store${type}(item: Change<${type}>): Promise<${type}>`,
    `  update${type}(id: number, item: Change<${type}>): Promise<${type}>`,
    `  delete${type}(id: number): Promise<${type}>`,
    `  publish${type}(id: number): Promise<${type}>`,
    `  depublish${type}(id: number): Promise<${type}>`,
  ])
  return `${head}
${items.join('\n\n')}

/** The actions of the old client, under their old names. They throw \`RestError\`. */
export interface Client {
${actions.join('\n')}
  /** Signs in: what follows is sent with the token. */
  login(email: string, password: string): Promise<void>
}

/** The actions for every type of content. */
export declare function createClient(options: ClientOptions): Client
`
}

const head = `/* The types of /api/client.js. The API is described at /api/docs. */

export interface ClientOptions {
  /** Origin of the API, such as https://example.com; none for the page's own. */
  origin?: string
  /** An API token, or what \`login\` answered earlier. */
  token?: string
}

/** Any answer that is no success. */
export declare class RestError extends Error {
  readonly status: number
  readonly code: string
  /** Sentences by field, for 422. */
  readonly errors: Readonly<Record<string, string[]>>
  constructor(status: number, body: { message?: string; code?: string; errors?: Record<string, string[]> })
}

/** What may be sent of an item: any of its fields, files as files, relations as ids or items. */
export type Change<Item> = {
  [Name in keyof Item]?:
    | Item[Name]
    | (Name extends 'logo' | 'image' | 'photo' | 'cv' ? File : Item[Name] extends readonly unknown[] ? readonly number[] : never)
}

/** 15 items, newest first. */
export interface Page<Item> {
  current_page: number
  data: Item[]
  first_page_url: string
  from: number | null
  last_page: number
  last_page_url: string
  links: { url: string | null; label: string; active: boolean }[]
  next_page_url: string | null
  path: string
  per_page: number
  prev_page_url: string | null
  to: number | null
  total: number
}
`

function object({ properties = {} }: JsonSchema): string {
  const lines = Object.entries(properties).map(([name, schema]) => `  ${name}: ${typeOf(schema)}`)
  return `{\n${lines.join('\n')}\n}`
}

function typeOf({ $ref, type = [], items }: JsonSchema): string {
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1)
  return [type]
    .flat()
    .map((one) => (one === 'integer' ? 'number' : one === 'array' ? `${typeOf(items ?? {})}[]` : one))
    .join(' | ')
}

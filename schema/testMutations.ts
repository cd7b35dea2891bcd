import type { ContentTable } from '../db/tables.ts'
import { typeNames } from './content/contentType.ts'
import { schema } from './schema.ts'
import { tables } from './testing.ts'

const verbs = [
  'create',
  'update',
  'publish',
  'unpublish',
  'softDelete',
  'restore',
  'erase',
  'swapActive',
  'reorder',
]

/** Every mutation that there is, with the name of its input's type. */
export const mutations: ReadonlyMap<string, string | null> = new Map(
  Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args: [input] }) => [
    name,
    input ? String(input.type) : null,
  ]),
)

/** What the names of the mutations of content mean; those over any type are tried with services. */
export const ofContent: ReadonlyMap<string, { verb: string; table: ContentTable }> = new Map(
  verbs.flatMap((verb) => [
    ...tables.map((table) => [`${verb}${typeNames[table]}`, { verb, table }] as const),
    [`${verb}Content${verb === 'reorder' ? 's' : ''}`, { verb, table: 'service' }] as const,
  ]),
)

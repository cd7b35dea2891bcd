import { z } from 'zod'
import { contentTypeNamed } from '../contents.ts'
import { facts } from './fields.ts'

/** Part of JSON Schema that the checks of columns express. */
const Bounds = z.object({
  minLength: z.number().exactOptional(),
  maxLength: z.number().exactOptional(),
  minimum: z.number().exactOptional(),
  maximum: z.number().exactOptional(),
  pattern: z.string().exactOptional(),
  format: z.string().exactOptional(),
})
const orNull = z.object({ anyOf: z.array(z.unknown()).min(1) })

export type Bounds = z.infer<typeof Bounds>

/** Lengths, ranges, patterns and formats of a type's fields, by its GraphQL name, for descriptions of an API. */
export function boundsOf(type: string): Record<string, Bounds> {
  const { columns } = contentTypeNamed(type)
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { check }]) => (check ? [[name, boundsOfCheck(check)]] : [])),
  )
}

function boundsOfCheck(check: z.ZodType): Bounds {
  const schema: unknown = z.toJSONSchema(check, { io: 'output', unrepresentable: 'any' })
  const { success, data } = orNull.safeParse(schema)
  const { maxLength, format } = facts.get(check) ?? {}
  return {
    ...Bounds.parse(success ? data.anyOf[0] : schema),
    ...(maxLength !== undefined && { maxLength }),
    ...(format !== undefined && { format }),
  }
}

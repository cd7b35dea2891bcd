import type { GraphQLFieldResolver } from 'graphql'
import { isContentTable } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import { typeNames } from '../content/globalId.ts'
import type { Context } from '../context.ts'
import { forbidden } from '../errors.ts'
import { readsType } from './bounds.ts'
import { lackToRead, needOfField } from './needs.ts'

type Resolver = GraphQLFieldResolver<unknown, object, object>

/** A field of the schema, as far as bounds depend on it. */
export interface GatedField {
  /** Its object, and the interface that declares it. */
  owners: readonly string[]
  name: string
  /** Name of the type of its values. */
  type: string
  isNullable: boolean
}

const contentNames: ReadonlySet<string> = new Set([
  ...Object.values(typeNames),
  'Content',
  'Publishable',
  'Message',
])

/**
 * Holds a field to the bounds of the caller's token: what it needs is asked before it is resolved, and an item read for staff
 * whose type the token does not read is left out, whichever way led to it.
 */
export function withinBounds(
  resolver: Resolver,
  field: GatedField,
  contextOf: (context: object) => Context,
): Resolver {
  const need = needOfField(field.owners, field.name, field.type)
  const holdsItems = contentNames.has(field.type)
  if (need === null && !holdsItems) return resolver
  return (source, args, context, info) => {
    const { visitor } = contextOf(context)
    if (visitor.bounds === null) return resolver(source, args, context, info)
    const lack = need && lackToRead(visitor, typeof need === 'function' ? need({ ...args }) : need)
    if (lack) throw forbidden(lack)
    const value: unknown = resolver(source, args, context, info)
    const shown = (found: unknown) => withoutHidden(found, field, (table) => readsType(visitor.bounds, table))
    return holdsItems ? (value instanceof Promise ? value.then(shown) : shown(value)) : value
  }
}

function withoutHidden(value: unknown, field: GatedField, reads: (table: ContentTable) => boolean): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isHidden(one, reads))
  if (!isHidden(value, reads)) return value
  if (field.isNullable) return null
  throw forbidden('Ce jeton ne donne pas accès à ce type de contenu.')
}

function isHidden(value: unknown, reads: (table: ContentTable) => boolean): boolean {
  if (typeof value !== 'object' || value === null || !('table' in value) || !('audience' in value))
    return false
  const { table, audience } = value
  return audience !== 'visitor' && typeof table === 'string' && isContentTable(table) && !reads(table)
}

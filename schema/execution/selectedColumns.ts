import {
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql'
import { nestedTable, type NestedListName, type ColumnSelection } from '../../db/content/selection.ts'
import type { ContentTable } from '../../db/tables.ts'
import { typeNames } from '../content/globalId.ts'

/** Extension of a field: the columns of its item that it depends on, and the list below it. Exposed columns need none. */
export class DependsOnColumns {
  readonly columnsOf: (table: ContentTable) => readonly string[]
  readonly below: NestedListName | null

  constructor(columnsOf: DependsOnColumns['columnsOf'], below: NestedListName | null = null) {
    this.columnsOf = columnsOf
    this.below = below
  }
}

export function dependsOnColumns(...columns: string[]) {
  return { madeOf: new DependsOnColumns(() => columns) }
}

type Info = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'fieldNodes'>

/** Memoised on the first field of a selection, by type: the same documents come again. */
const known = new WeakMap<FieldNode, Map<ContentTable, ColumnSelection | null>>()

/**
 * Columns to read of items selected below this field, at the end of the path; null, for all, where a field does not
 * declare its columns.
 */
export function selectedColumns(
  table: ContentTable,
  info: Info,
  path: readonly string[],
): ColumnSelection | null {
  const [first, ...others] = info.fieldNodes
  const readings =
    (first && others.length === 0 && known.get(first)) || new Map<ContentTable, ColumnSelection | null>()
  const found = readings.get(table)
  if (found !== undefined) return found
  let fields = info.fieldNodes
  for (const step of path) fields = selectedIn(fields, info).get(step) ?? []
  const reading = readingOf(table, fields, info)
  if (first && others.length === 0) known.set(first, readings.set(table, reading))
  return reading
}

function readingOf(table: ContentTable, nodes: readonly FieldNode[], info: Info): ColumnSelection | null {
  const type = info.schema.getType(typeNames[table])
  if (!isObjectType(type)) return null
  const columns = new Set<string>()
  const below = new Map<NestedListName, ColumnSelection>()
  for (const [name, selections] of selectedIn(nodes, info, type)) {
    if (name === '__typename') continue
    const { pothosExposedField: exposed, madeOf } = type.getFields()[name]?.extensions ?? {}
    if (typeof exposed === 'string') columns.add(exposed)
    else if (madeOf instanceof DependsOnColumns) {
      for (const column of madeOf.columnsOf(table)) columns.add(column)
      const reading = madeOf.below && readingOf(nestedTable(madeOf.below), selections, info)
      if (madeOf.below && reading) below.set(madeOf.below, reading)
    } else return null
  }
  // Sorted, so that equal selections give the same statement.
  return { columns: [...columns].toSorted(), below }
}

/** Fields selected below these, by name; with a type, those that it may answer. */
function selectedIn(
  nodes: readonly FieldNode[],
  { fragments, schema }: Info,
  type?: GraphQLObjectType,
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  const fits = (condition: string | undefined) => {
    const of = condition === undefined ? type : schema.getType(condition)
    return !type || of === type || (isInterfaceType(of) && type.getInterfaces().includes(of))
  }
  function add(set: SelectionSetNode | undefined): void {
    for (const one of set?.selections ?? []) {
      if (one.kind === Kind.FIELD) {
        const same = found.get(one.name.value)
        if (same) same.push(one)
        else found.set(one.name.value, [one])
        continue
      }
      const part = one.kind === Kind.INLINE_FRAGMENT ? one : fragments[one.name.value]
      if (part && fits(part.typeCondition?.name.value)) add(part.selectionSet)
    }
  }
  for (const { selectionSet } of nodes) add(selectionSet)
  return found
}

import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
  SelectQueryNode,
  sql,
  type SqlBool,
  type RawBuilder,
  WithNode,
} from 'kysely'
import { valueIn } from '../content/columnValues.ts'
import { isSqlite } from '../connection/locks.ts'
import type { Tables } from '../tables.ts'

/** Rows that stand in a table in the place of those that `except` finds. */
export interface OverlaidRows {
  table: keyof Tables
  except: RawBuilder<SqlBool>
  /** Rows with all columns, in the order of the table. */
  rows: readonly object[]
}

/**
 * The database as it would read with these rows. Every statement begins with a table of that name of its own (`with`), which
 * nothing but this statement sees: nothing is written, and nobody waits.
 */
export function withOverlaidRows(db: Kysely<Tables>, laid: readonly OverlaidRows[]): Kysely<Tables> {
  const tables = laid.map(({ table, except, rows }) => {
    // Within, SQLite would take the bare name for the one that is being defined.
    const stored = isSqlite(db) ? sql.table(`main.${table}`) : sql.table(table)
    const added = rows.map(
      (row) => sql` union all select ${sql.join(Object.keys(row).map((name) => sql`${valueIn(row, name)}`))}`,
    )
    const body = sql`(select * from ${stored} where not (${except})${sql.join(added, sql``)})`
    return { table, body: body.toOperationNode() }
  })
  return db.withPlugin(new WithTables(tables))
}

interface Named {
  table: string
  body: RawNode
}

class WithTables implements KyselyPlugin {
  readonly #tables: readonly Named[]

  constructor(tables: readonly Named[]) {
    this.#tables = tables
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    const expressions = this.#tables.map(({ table, body }) =>
      CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(table), body),
    )
    const [first, ...others] = expressions
    if (!first) return node
    if (RawNode.is(node)) {
      const separators = others.map(() => ', ')
      return RawNode.create(['with ', ...separators, ' ', ''], [...expressions, node])
    }
    if (!SelectQueryNode.is(node) || node.with) throw new Error(`No rows are laid over in ${node.kind}.`)
    return { ...node, with: others.reduce(WithNode.cloneWithExpression, WithNode.create(first)) }
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result)
  }
}

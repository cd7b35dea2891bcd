import type { Db } from '../connect.ts'

const counters = ['total', 'active', 'visible', 'trashed', 'trashedActive']

/** What one row adds to each counter; `row` is `new` or `old`. */
function weights(row: string, table: string): string[] {
  const kept = `not ${row}."softdelete"`
  const visible = table === 'slide' ? `${row}."status" and not ${row}."archive"` : `${row}."status"`
  return [
    kept,
    `${kept} and ${row}."status"`,
    `${kept} and ${visible}`,
    `${row}."softdelete"`,
    `${row}."softdelete" and ${row}."status"`,
  ]
}

/**
 * A row of counters for each type, kept by triggers. It is why counts need no scan and how the active limits hold:
 * the check fails the very statement that would exceed a limit, and the row's lock makes simultaneous
 * transactions, from any number of servers, pass one after the other.
 */
export async function countContent(
  run: (statement: string) => Promise<void>,
  kind: Db['kind'],
  tables: string[],
  limits: Record<string, number>,
): Promise<void> {
  await run(`create table "contentStats" (
    "type" text primary key, ${counters.map((name) => `"${name}" integer not null default 0`).join(', ')},
    "activeLimit" integer,
    constraint "activeLimit" check ("activeLimit" is null or "active" <= "activeLimit"))`)
  for (const table of tables) {
    await run(
      `insert into "contentStats" ("type", "activeLimit") values ('${table}', ${limits[table] ?? 'null'})`,
    )
    const states = table === 'slide' ? ['status', 'softdelete', 'archive'] : ['status', 'softdelete']
    const changed = states.map((name) => `old."${name}" <> new."${name}"`).join(' or ')
    const inserted = add(table, kind, ['+', 'new'])
    const deleted = add(table, kind, ['-', 'old'])
    const updated = add(table, kind, ['-', 'old'], ['+', 'new'])
    await trigger(run, kind, `${table}_counted_insert`, `after insert on "${table}"`, inserted)
    await trigger(run, kind, `${table}_counted_delete`, `after delete on "${table}"`, deleted)
    await trigger(run, kind, `${table}_counted_update`, `after update on "${table}"`, updated, changed)
  }
}

function add(table: string, kind: Db['kind'], ...terms: ['+' | '-', 'new' | 'old'][]): string {
  const number = (condition: string) => (kind === 'sqlite' ? `(${condition})` : `(${condition})::int`)
  const sets = counters.map((counter, n) => {
    const sum = terms.map(([sign, row]) => `${sign} ${number(weights(row, table)[n] ?? '')}`).join(' ')
    return `"${counter}" = "${counter}" ${sum}`
  })
  return `update "contentStats" set ${sets.join(', ')} where "type" = '${table}';`
}

/** A row trigger in either dialect. */
export async function trigger(
  run: (statement: string) => Promise<void>,
  kind: Db['kind'],
  name: string,
  event: string,
  body: string,
  when?: string,
): Promise<void> {
  const condition = when ? `when (${when})` : ''
  if (kind === 'sqlite') {
    await run(`create trigger "${name}" ${event} for each row ${condition} begin ${body} end`)
  } else {
    await run(
      `create function "${name}"() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    )
    await run(`create trigger "${name}" ${event} for each row ${condition} execute function "${name}"()`)
  }
}

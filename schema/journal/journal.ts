import { sql, type SqlBool } from 'kysely'
import { isContentTable } from '../../db/content/contentTypes.ts'
import { findMany, type ContentItem } from '../../db/content/contentStore.ts'
import { valuesBefore } from '../../db/journal/journal.ts'
import { acts, actsWithoutVersion, doors, type Act } from '../../db/journal/acts.ts'
import type { Row } from '../../db/tables.ts'
import { madeVersion } from '../../db/publishing/versions.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { badRequest } from '../errors.ts'
import { connectionById } from '../execution/connection.ts'
import { dayBounds } from '../publishing/dayBounds.ts'
import { readContentId } from '../globalId.ts'
import { Content } from '../content/contentInterface.ts'
import { typeNames } from '../content/globalId.ts'
import { nestedListLoader, isVisibleTo } from '../content/nodes.ts'
import type { Context } from '../context.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readFieldNames } from '../../db/jsonColumns.ts'
import { seenLines } from '../roles/journalLines.ts'
import { may } from '../roles/roles.ts'

/** Enum name of an act: SIGN_IN of signIn. */
function enumName(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase()
}

const JournalDoor = builder.enumType('JournalDoor', {
  description:
    'Way by which a change came. FORM: a form sent without script. COMMAND: the command line. JOB: the server itself.',
  values: Object.fromEntries(doors.map((value) => [enumName(value), { value }])),
})

const JournalAct = builder.enumType('JournalAct', {
  values: Object.fromEntries(acts.map((value): [string, { value: Act }] => [enumName(value), { value }])),
})

/** Types of journal lines by their GraphQL names: service of Service, apiToken of ApiToken. */
const tables: ReadonlyMap<string, string> = new Map([
  ...Object.entries(typeNames).map(([table, name]) => [name, table] as const),
  ['Account', 'account'],
  ['Session', 'session'],
  ['ApiToken', 'apiToken'],
  ['Webhook', 'webhook'],
  ['Passkey', 'passkey'],
])

function tableOf(name: string): string {
  const table = tables.get(name)
  if (table === undefined)
    throw badRequest('«\u00a0type\u00a0» est un type du journal, tel que Service ou Account.')
  return table
}

/** Number of an account that is there, or whose lines are; of any, where the caller learns of none. */
async function authorOf(by: string, { db, visitor }: Context): Promise<number> {
  const id = readContentId(by, 'Account') ?? 0
  if (!may(visitor, 'COMPTES')) return id
  const { rows } = await sql`
    select 1 from "account" where "id" = ${id} union all
    select 1 from "journal" where "accountId" = ${id} limit 1
  `.execute(db.read)
  if (rows.length === 0) throw badRequest('«\u00a0by\u00a0» n’est l’identifiant d’aucun compte.')
  return id
}

interface Change {
  field: string
  /** Undefined where the value is not kept. */
  before: unknown
}

const JournalChange = builder.objectRef<Change>('JournalChange').implement({
  description: 'A field that was changed.',
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.string({
      nullable: true,
      authScopes: { inPerson: true },
      description:
        'Value before, as text or JSON. Null where it was empty or is not kept (`told`). Refused to API tokens.',
      resolve: ({ before }) =>
        before === undefined || before === null || typeof before === 'string'
          ? before
          : JSON.stringify(before),
    }),
    told: t.boolean({
      description: 'False: the value is not kept, as it came from a visitor or was erased.',
      resolve: ({ before }) => before !== undefined,
    }),
  }),
})

export const JournalEntry = builder.objectRef<Row<'journal'>>('JournalEntry')

builder.node(JournalEntry, {
  description: 'One line of the journal: who did what, when. Never changed.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators((db, ids, visitor) =>
    db.selectFrom('journal').selectAll().where('id', 'in', ids).where(seenLines(visitor)).execute(),
  ),
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    by: t.loadable({
      type: 'String',
      nullable: true,
      description:
        'Present or last name of the account; null for visitors and for what no account did (see `door`).',
      load: presentNames,
      resolve: ({ accountId, accountNom }) => accountNom && nameKey(accountId, accountNom),
    }),
    byToken: t.boolean({
      description: 'True: done by an API token of the account.',
      resolve: ({ tokenId }) => tokenId !== null,
    }),
    token: t.loadable({
      type: 'String',
      nullable: true,
      description: 'Name of the API token that did it, kept after its end; null where none did.',
      loaderOptions: nestedListLoader,
      load: tokenNames,
      resolve: ({ tokenId }) => tokenId,
    }),
    door: t.expose('door', { type: JournalDoor }),
    act: t.expose('act', { type: JournalAct }),
    type: t.string({
      nullable: true,
      description: 'Type of the item: Service, Account, …; null for the site as a whole.',
      resolve: ({ type }) =>
        type && (isContentTable(type) ? typeNames[type] : `${type.charAt(0).toUpperCase()}${type.slice(1)}`),
    }),
    libelle: t.loadable({
      type: 'String',
      nullable: true,
      description: 'Label of the item at that time (of an account: its present name); null for messages.',
      load: presentNames,
      resolve: ({ type, itemId, libelle }) => libelle && nameKey(type === 'account' ? itemId : null, libelle),
    }),
    version: t.exposeInt('version', { nullable: true, description: 'Version of the item after the change.' }),
    items: t.int({
      description: 'Number of items in the act, on its first line; 1 on other lines and for a swap.',
      resolve: ({ act, bundled }) => (act === 'swap' ? 1 : (bundled ?? 1)),
    }),
    isVersion: t.boolean({
      description: 'True: the change made a version that can be compared and restored.',
      resolve: (line) => line.about === 'content' && line.act !== 'erase' && madeVersion(line),
    }),
    changes: t.field({ type: [JournalChange], resolve: changesOf }),
    content: t.loadable({
      type: Content,
      nullable: true,
      description: 'The item; null once it is erased.',
      loaderOptions: nestedListLoader,
      load: loadItems,
      resolve: ({ type, itemId }) =>
        type !== null && isContentTable(type) && itemId !== null ? keyOf(type, itemId) : null,
    }),
  }),
})

/** Key of an account, with its name in the journal line. */
export function nameKey(accountId: number | null, nom: string): string {
  return `${accountId ?? 0}:${nom}`
}

/** Present names of accounts, so that a renamed one keeps its acts. Other actors keep their names. */
export async function presentNames(keys: string[], { db }: Context): Promise<string[]> {
  const named = keys.map((key) => ({ id: Number.parseInt(key, 10), nom: key.slice(key.indexOf(':') + 1) }))
  const ids = [...new Set(named.map(({ id }) => id))].filter((id) => id > 0)
  const rows =
    ids.length > 0
      ? await db.read.selectFrom('account').select(['id', 'nom']).where('id', 'in', ids).execute()
      : []
  const present = new Map(rows.map(({ id, nom }) => [id, nom]))
  return named.map(({ id, nom }) => present.get(id) ?? nom)
}

/**
 * Names of API tokens. The line that tells of its creation has the name of one that is gone; those from before the journal
 * have their own row.
 */
async function tokenNames(ids: number[], { db }: Context): Promise<(string | null)[]> {
  const made = await db.read
    .selectFrom('journal')
    .select(['itemId as id', 'libelle as nom'])
    .where('type', '=', 'apiToken')
    .where('itemId', 'in', ids)
    .where('libelle', 'is not', null)
    .execute()
  const present = await db.read.selectFrom('apiToken').select(['id', 'nom']).where('id', 'in', ids).execute()
  const names = new Map([...made, ...present].map(({ id, nom }) => [id, nom]))
  return ids.map((id) => names.get(id) ?? null)
}

function changesOf(line: Row<'journal'>): Change[] {
  const names = readFieldNames(line.fields)
  const values = valuesBefore(line)
  return names.map((field) => ({ field, before: values[field] }))
}

/** Key of a row, as loaders use it. */
export function keyOf(table: string, id: number): string {
  return `${table}:${id}`
}

/** Ids named by these keys, by table. */
export function byTable(keys: readonly string[]) {
  const ids = new Map<ContentItem['table'], number[]>()
  for (const key of keys) {
    const [table = '', id] = key.split(':')
    if (!isContentTable(table)) continue
    const known = ids.get(table)
    if (known) known.push(Number(id))
    else ids.set(table, [Number(id)])
  }
  return ids
}

export async function loadItems(keys: string[], { db }: Context): Promise<(ContentItem | null)[]> {
  const found = new Map<string, ContentItem>()
  for (const [table, ids] of byTable(keys)) {
    const rows: ContentItem[] = await findMany(db.read, table, ids, 'administrator')
    for (const row of rows) found.set(keyOf(table, row.id), row)
  }
  return keys.map((key) => found.get(key) ?? null)
}

async function loadLast(keys: string[], { db }: Context): Promise<(Row<'journal'> | null)[]> {
  const found = new Map<string, Row<'journal'>>()
  for (const [table, ids] of byTable(keys)) {
    const { rows } = await sql<Row<'journal'>>`
      select * from "journal" where "id" in (
        select max("id") from "journal" where "type" = ${table} and "itemId" in (${sql.join(ids)})
          and "act" not in (${sql.join(actsWithoutVersion)}) group by "itemId")
    `.execute(db.read)
    for (const row of rows) found.set(keyOf(table, row.itemId ?? 0), row)
  }
  return keys.map((key) => found.get(key) ?? null)
}

const JournalEdge = builder.edgeObject({ type: JournalEntry, name: 'JournalEdge' })
const JournalConnection = builder.connectionObject(
  { type: JournalEntry, name: 'JournalConnection' },
  JournalEdge,
)

builder.interfaceFields(Content, (t) => ({
  lastEntry: t.loadable({
    type: JournalEntry,
    nullable: true,
    description:
      'Journal line of the last change; null for visitors, below `site`, and for changes older than the journal.',
    loaderOptions: nestedListLoader,
    load: loadLast,
    resolve: (row, _args, context) => (isVisibleTo(row, context) ? keyOf(row.table, row.id) : null),
  }),
  history: t.connection(
    {
      type: JournalEntry,
      nullable: true,
      description: 'Journal of the item, latest first; null for visitors and below `site`.',
      resolve: (row, args, context) => {
        if (!isVisibleTo(row, context)) return null
        const lines = context.db.read
          .selectFrom('journal')
          .where('type', '=', row.table)
          .where('itemId', '=', row.id)
        return connectionById(args, 'desc', {
          rows: (where, order, limit) =>
            lines.selectAll().where(where).orderBy('id', order).limit(limit).execute(),
          count: () => lines.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        })
      },
    },
    JournalConnection,
    JournalEdge,
  ),
}))

builder.objectField(Admin, 'journal', (t) =>
  t.connection(
    {
      type: JournalEntry,
      description: 'The journal, latest first: the lines about what the caller sees.',
      args: {
        content: t.arg.boolean({
          description: 'True: only staff’s acts on content, one line an act, without consequences.',
        }),
        once: t.arg.boolean({
          description: 'True: one line an act, without consequences.',
        }),
        by: t.arg.id({ description: 'Only lines of this Account.' }),
        type: t.arg.string({ description: 'Only lines about this type, named as in `JournalEntry.type`.' }),
        day: t.arg.string({ description: 'Only lines of this day in `timeZone`, such as 2026-11-28.' }),
      },
      resolve: async (_admin, { content, once, by, type, day, ...args }, context) => {
        const { db, timeZone, visitor } = context
        let lines = db.read.selectFrom('journal').where(seenLines(visitor))
        if (content) lines = lines.where('about', '=', 'content')
        if (content || once) lines = lines.where('bundle', 'is', null).where('act', '<>', 'follow')
        if (typeof by === 'string') lines = lines.where('accountId', '=', await authorOf(by, context))
        if (typeof type === 'string') lines = lines.where(sql<SqlBool>`"type" = ${tableOf(type)}`)
        if (typeof day === 'string') {
          const [from, until] = dayBounds(timeZone, day)
          lines = lines.where('at', '>=', from).where('at', '<', until)
        }
        return connectionById(args, 'desc', {
          rows: (where, order, limit) =>
            lines.selectAll().where(where).orderBy('id', order).limit(limit).execute(),
          count: () => lines.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        })
      },
    },
    JournalConnection,
    JournalEdge,
  ),
)

import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import type { Tables } from '../../db/tables.ts'
import type { Budget } from './budget.ts'

type Counter = Pick<Budget, 'countStatement'>

/** Driver stub: Kysely asks for one, and the executor does all the work. */
const dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
}
const config = { dialect }
const driver = new DummyDriver()

/**
 * The database as one operation reads it. Equal statements under way are sent once, as a DataLoader does for keys: any
 * number of aliases costs one. Each statement counts in the budget of the answer, and none is sent once that is given
 * up.
 */
export function shareStatements(db: Db, budget: Counter): Db {
  const executor = db.read.getExecutor().withConnectionProvider(new Together(db.read, budget))
  return { ...db, read: new Kysely<Tables>({ config, dialect, driver, executor }) }
}

class Together implements ConnectionProvider, DatabaseConnection {
  readonly #read: Kysely<Tables>
  readonly #budget: Counter
  readonly #underWay = new Map<string, Promise<QueryResult<object>>>()

  constructor(read: Kysely<Tables>, budget: Counter) {
    this.#read = read
    this.#budget = budget
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const key = `${query.sql} ${JSON.stringify(query.parameters)}`
    const asked = this.#underWay.get(key)
    const result = asked ? copy(await asked) : await this.#ask(key, query)
    // Only the statement knows which tables it reads.
    return result as QueryResult<R>
  }

  #ask(key: string, query: CompiledQuery): Promise<QueryResult<object>> {
    this.#budget.countStatement()
    const asked = this.#read.executeQuery<object>(query)
    const end = () => void this.#underWay.delete(key)
    asked.then(end, end)
    this.#underWay.set(key, asked)
    return asked
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported; page instead.')
  }
}

/** Copies the rows for each asker, who marks his own (`asContentItem`). */
function copy({ rows, ...result }: QueryResult<object>): QueryResult<object> {
  return { ...result, rows: rows.map((row) => ({ ...row })) }
}

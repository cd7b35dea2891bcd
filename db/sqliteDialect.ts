import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'
import type sqlite3 from 'sqlite3'
import { outageOf, outageOfFile } from './outage.ts'

/** The columns that SQLite keeps as 0 and 1, and PostgreSQL as boolean. */
const booleans = ['status', 'softdelete', 'archive', 'lu']

/** Statements kept prepared on each connection; preparing costs as much as a small read. */
const cachedStatements = 300

/** After so many transactions what the write-ahead log holds goes into the file, some 1000 pages. */
const checkpointEvery = 100

/** How long whoever has waited in the queue may still wait for a lock that is free now and then. */
const leastWaitMs = 200

/**
 * Kysely on the `sqlite3` package: a fixed set of connections, each used by one query or transaction at a
 * time, first come, first served. With one connection it is the queue that all writes go through. Whoever begins a
 * transaction waits for the lock of another program for `lockWaitMs` since he came: all who are there wait together.
 */
export function sqliteDialect(connections: sqlite3.Database[], lockWaitMs: () => number): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () =>
      new SqliteDriver(
        connections.map((database) => new SqliteConnection(database)),
        lockWaitMs,
      ),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Kysely would use one connection of a file at a time, whatever the driver has, and keep a queue of its own for it. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #all: SqliteConnection[]
  readonly #free: SqliteConnection[]
  readonly #waiting: ((connection: SqliteConnection) => void)[] = []
  readonly #lockWaitMs: () => number
  /** Whether the last one waited for the lock in vain. */
  #locked = false
  #committed = 0

  constructor(connections: SqliteConnection[], lockWaitMs: () => number) {
    this.#all = connections
    this.#free = [...connections]
    this.#lockWaitMs = lockWaitMs
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const askedAt = performance.now()
    const connection =
      this.#free.pop() ?? (await new Promise<SqliteConnection>((resolve) => this.#waiting.push(resolve)))
    connection.askedAt = askedAt
    return connection
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const released = this.#mine(connection)
    if (!released) return
    const next = this.#waiting.shift()
    if (next) next(released)
    else this.#free.push(released)
  }

  /** IMMEDIATE takes the write lock at once, so that no transaction fails half-way for want of it. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const mine = this.#mine(connection)
    const left = this.#lockWaitMs() - (performance.now() - (mine?.askedAt ?? 0))
    mine?.waitForLock(Math.max(left, this.#locked ? 0 : leastWaitMs))
    this.#locked = true
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#locked = false
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    this.#committed += 1
    if (this.#committed % checkpointEvery > 0) return
    await connection.executeQuery(CompiledQuery.raw('pragma wal_checkpoint')).catch((error: unknown) => {
      // On a full disk, say, it stays in the log until the next time: the transaction is kept either way.
      if (!outageOf(error)) throw error
    })
  }

  /** On a full disk SQLite has rolled back by itself, and this fails: the first error is the one to report. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error
    })
  }

  #mine(connection: DatabaseConnection): SqliteConnection | undefined {
    return this.#all.find((one) => one === connection)
  }

  async destroy(): Promise<void> {
    await Promise.all(this.#all.map((connection) => connection.close()))
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: sqlite3.Database
  readonly #statements = new Map<string, Promise<sqlite3.Statement>>()
  /** When whoever has it began to wait for it. */
  askedAt = 0

  constructor(database: sqlite3.Database) {
    this.#database = database
  }

  waitForLock(ms: number): void {
    this.#database.configure('busyTimeout', Math.round(ms))
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#execute<R>(query)
    } catch (error) {
      throw outageOfFile(error)
    }
  }

  async #execute<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = await this.#prepared(sql)
    const writes =
      query.kind === 'InsertQueryNode' || query.kind === 'UpdateQueryNode' || query.kind === 'DeleteQueryNode'
    if (writes && !query.returning) return run(statement, parameters)
    return { rows: (await all<R>(statement, parameters)).map(withBooleans) }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported; page instead.')
  }

  async close(): Promise<void> {
    for (const statement of this.#statements.values()) (await statement.catch(() => undefined))?.finalize()
    await new Promise<void>((resolve, reject) =>
      this.#database.close((error) => (error ? reject(error) : resolve())),
    )
  }

  /** The prepared statement for `sql`, most recently used last in the map. */
  #prepared(sql: string): Promise<sqlite3.Statement> {
    const cached = this.#statements.get(sql) ?? this.#prepare(sql)
    this.#statements.delete(sql)
    this.#statements.set(sql, cached)
    for (const [oldest, statement] of this.#statements) {
      if (this.#statements.size <= cachedStatements) break
      this.#statements.delete(oldest)
      void statement.then((one) => one.finalize())
    }
    return cached
  }

  #prepare(sql: string): Promise<sqlite3.Statement> {
    const prepared = new Promise<sqlite3.Statement>((resolve, reject) => {
      const statement = this.#database.prepare(sql, (error) => (error ? reject(error) : resolve(statement)))
    })
    prepared.catch(() => this.#statements.delete(sql))
    return prepared
  }
}

function run<R>(statement: sqlite3.Statement, parameters: readonly unknown[]): Promise<QueryResult<R>> {
  return new Promise((resolve, reject) => {
    statement.run([...parameters], function (error) {
      if (error) reject(error)
      else resolve({ rows: [], numAffectedRows: BigInt(this.changes), insertId: BigInt(this.lastID) })
    })
  })
}

function all<R>(statement: sqlite3.Statement, parameters: readonly unknown[]): Promise<R[]> {
  return new Promise((resolve, reject) => {
    statement.all<R>([...parameters], (error, rows) => (error ? reject(error) : resolve(rows)))
  })
}

function withBooleans<R>(row: R): R {
  if (typeof row !== 'object' || row === null) return row
  for (const name of booleans) {
    if (name in row) Object.assign(row, { [name]: Reflect.get(row, name) === 1 })
  }
  return row
}

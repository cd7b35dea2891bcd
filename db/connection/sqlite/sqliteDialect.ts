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
import { outageOf, outageOfFile } from '../outage.ts'
import { parseColumn, rowsAsJson } from './rowsAsJson.ts'
import { ReadBatcher } from './readBatching.ts'

/** Number of values from which rows are fetched as one text of JSON, in half the time that fetching each value takes. */
const manyValues = 50

/** Statements kept prepared on each connection; preparing costs as much as a small read. */
const cachedStatements = 300

/**
 * Writes between two checkpoints of the write-ahead log, which has some 1000 pages by then. The savepoints of writes that
 * share a commit (`connection/groupCommitQueue.ts`) count as well.
 */
const checkpointEvery = 100

/**
 * Kysely on the `sqlite3` package: a fixed set of connections, each used by one query or transaction at a time, first
 * come, first served. `onDamage` is called with SQLite's message where the file is damaged.
 */
export function sqliteDialect(connections: sqlite3.Database[], onDamage: (why: string) => void): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () =>
      new SqliteDriver(connections.map((database) => new SqliteConnection(database, onDamage))),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Tells Kysely that several connections work at once; by default it queues all queries of a SQLite file for one. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #all: SqliteConnection[]
  readonly #free: SqliteConnection[]
  readonly #waiting: ((connection: SqliteConnection) => void)[] = []
  /** Batches queries over all connections, where these are read-only; null for the writer. */
  readonly #readers: ReadBatcher | null
  /** Writes since the last checkpoint. */
  #written = 0

  constructor(connections: SqliteConnection[]) {
    this.#all = connections
    this.#free = [...connections]
    this.#readers = connections.length > 1 ? new ReadBatcher((query) => this.#execute(query)) : null
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#readers ? new ReadingConnection(this.#readers) : this.#take()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const used = connection instanceof ReadingConnection ? connection.own : connection
    const released = this.#all.find((one) => one === used)
    if (released) this.#release(released)
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const connection = this.#free.pop() ?? (await this.#take())
    try {
      return await connection.executeQuery<R>(query)
    } finally {
      this.#release(connection)
    }
  }

  async #take(): Promise<SqliteConnection> {
    return this.#free.pop() ?? new Promise((resolve) => this.#waiting.push(resolve))
  }

  #release(connection: SqliteConnection): void {
    const next = this.#waiting.shift()
    if (next) next(connection)
    else this.#free.push(connection)
  }

  /** IMMEDIATE takes the write lock at once, so that no transaction fails half-way for want of it. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ReadingConnection) connection.own = await this.#take()
    await connection.executeQuery(CompiledQuery.raw(this.#readers ? 'begin' : 'begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    if (this.#readers) return
    this.#written += 1
    if (this.#written < checkpointEvery) return
    this.#written = 0
    await connection.executeQuery(CompiledQuery.raw('pragma wal_checkpoint')).catch((error: unknown) => {
      // A write stays in the log until the next time, on a full disk for one: the transaction is kept either way.
      if (!outageOf(error)) throw error
    })
  }

  /** SQLite has rolled back by itself on a full disk, and this fails: the first error is the one to report. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error
    })
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`))
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`))
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`))
    this.#written += 1
  }

  async destroy(): Promise<void> {
    await Promise.all(this.#all.map((connection) => connection.close()))
  }
}

/** Connection of a reader: the batcher over all connections, or one of its own within a transaction. */
class ReadingConnection implements DatabaseConnection {
  own: SqliteConnection | undefined
  readonly #shared: ReadBatcher

  constructor(shared: ReadBatcher) {
    this.#shared = shared
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return (this.own ?? this.#shared).executeQuery<R>(query)
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    return this.#shared.streamQuery<R>()
  }
}

interface Prepared {
  statement: Promise<sqlite3.Statement>
  /** SQL of the same rows as one text of JSON, once they were many. */
  inOneText?: string | undefined
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: sqlite3.Database
  readonly #onDamage: (why: string) => void
  readonly #statements = new Map<string, Prepared>()

  constructor(database: sqlite3.Database, onDamage: (why: string) => void) {
    this.#database = database
    this.#onDamage = onDamage
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#execute<R>(query)
    } catch (error) {
      if (error instanceof Error && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.message))
        this.#onDamage(error.message)
      throw outageOfFile(error)
    }
  }

  async #execute<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const writes =
      query.kind === 'InsertQueryNode' || query.kind === 'UpdateQueryNode' || query.kind === 'DeleteQueryNode'
    if (writes && !query.returning) return run(await this.#prepared(sql).statement, parameters)
    return { rows: await this.#rows<R>(sql, parameters) }
  }

  async #rows<R>(sql: string, parameters: readonly unknown[]): Promise<R[]> {
    const prepared = this.#prepared(sql)
    if (prepared.inOneText === undefined) {
      const found = await all<R>(await prepared.statement, parameters)
      const rows = found.map(parseColumn)
      if (valuesIn(rows) >= manyValues) prepared.inOneText = rowsAsJson(sql, rows[0])
      return rows
    }
    const { statement } = this.#prepared(prepared.inOneText)
    const [row] = await all<{ rows: string }>(await statement, parameters)
    const rows: R[] = JSON.parse(row?.rows ?? '[]')
    return rows
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported; page instead.')
  }

  async close(): Promise<void> {
    for (const { statement } of this.#statements.values())
      (await statement.catch(() => undefined))?.finalize()
    await new Promise<void>((resolve, reject) =>
      this.#database.close((error) => (error ? reject(error) : resolve())),
    )
  }

  /** The prepared statement for `sql`, most recently used last in the map. */
  #prepared(sql: string): Prepared {
    const cached = this.#statements.get(sql) ?? { statement: this.#prepare(sql) }
    this.#statements.delete(sql)
    this.#statements.set(sql, cached)
    if (this.#statements.size <= cachedStatements) return cached
    for (const [oldest, { statement }] of this.#statements) {
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

function valuesIn(rows: readonly unknown[]): number {
  return rows.length * Object.keys(Object(rows[0])).length
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

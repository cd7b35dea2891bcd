import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { rowsAsJson } from './rowsAsJson.ts'

/** A statement with more parameters goes alone: SQLite takes some 32,000. */
const mostParameters = 100
/** Statements that go together, and what is known of them. */
const mostTogether = 24
const mostKnown = 500

type Execute = <R>(query: CompiledQuery) => Promise<QueryResult<R>>

interface Asked {
  query: CompiledQuery
  /** Answers with these rows. */
  tell(rows: string): void
  /** Answers with what comes of it alone. */
  goAlone(): void
}

interface Text {
  id: number
  sql: string
}

/**
 * Sends the statements of one turn of the event loop to SQLite as one, each a column of JSON: the way to its thread and back
 * takes several times what most of them take there. Statements that come together for the first time are sent alone: a batch
 * that never comes again costs more to prepare than it saves.
 */
export class ReadBatcher implements DatabaseConnection {
  readonly #execute: Execute
  readonly #texts = new Map<string, Text>()
  readonly #joined = new Map<string, CompiledQuery['sql']>()
  #asked: Asked[] = []
  #ids = 0

  constructor(execute: Execute) {
    this.#execute = execute
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return new Promise((resolve) => {
      const tell = (rows: string) => resolve({ rows: JSON.parse(rows) })
      if (this.#asked.push({ query, tell, goAlone: () => resolve(this.#alone<R>(query)) }) > 1) return
      afterThisTurn(() => afterThisTurn(() => this.#send()))
    })
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported; page instead.')
  }

  #send(): void {
    const asked = this.#asked
    this.#asked = []
    const together: (Asked & { text: Text })[] = []
    for (const one of asked) {
      const text = one.query.parameters.length > mostParameters ? undefined : this.#texts.get(one.query.sql)
      if (text && together.length < mostTogether) together.push({ ...one, text })
      else one.goAlone()
    }
    const sql = together.length > 1 ? this.#join(together.map(({ text }) => text)) : undefined
    if (sql === undefined) for (const one of together) one.goAlone()
    else void this.#goTogether(sql, together)
  }

  async #goTogether(sql: string, asked: readonly Asked[]): Promise<void> {
    const parameters = asked.flatMap(({ query }) => query.parameters)
    try {
      const { rows } = await this.#execute<Record<string, string>>(CompiledQuery.raw(sql, parameters))
      for (const [n, one] of asked.entries()) one.tell(rows[0]?.[n] ?? '[]')
    } catch {
      // Each says what is wrong with it.
      for (const one of asked) one.goAlone()
    }
  }

  async #alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#execute<R>(query)
    if (this.#texts.has(query.sql)) return result
    const sql = rowsAsJson(query.sql, result.rows[0])
    if (sql !== undefined) remember(this.#texts, query.sql, { id: (this.#ids += 1), sql })
    return result
  }

  /** Undefined for statements that have not come together before. */
  #join(texts: readonly Text[]): string | undefined {
    const key = texts.map(({ id }) => id).join()
    const known = this.#joined.get(key)
    if (known === undefined)
      remember(this.#joined, key, `select ${texts.map(({ sql }, n) => `(${sql}) as "${n}"`).join()}`)
    return known
  }
}

/** Calls back once everything that follows from what has come so far has been asked for, as a DataLoader waits for its batch. */
function afterThisTurn(next: () => void): void {
  void Promise.resolve().then(() => process.nextTick(next))
}

function remember<V>(known: Map<string, V>, key: string, value: V): void {
  known.set(key, value)
  for (const [oldest] of known) {
    if (known.size <= mostKnown) return
    known.delete(oldest)
  }
}

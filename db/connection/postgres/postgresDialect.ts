import { PostgresDialect, type Driver } from 'kysely'
import type pg from 'pg'
import { outageOfPostgres } from '../outage.ts'
import { postgresDriver } from './postgresDriver.ts'

/**
 * What a server that has gone, has stopped answering or is overrun may cost whoever asks, in milliseconds. A parameter
 * of the same name in DATABASE_URL wins.
 */
const timeouts = {
  /** The wait until a connection is made, or one of the pool's is free. */
  connectionTimeoutMillis: 5_000,
  statement_timeout: 8_000,
  lock_timeout: 3_000,
  /** Another server that stops in the middle of a transaction keeps its locks no longer. */
  idle_in_transaction_session_timeout: 10_000,
}
/** How long a connection may be kept: longer than the server’s own limits, so that this ends only what the server does not. */
const usedMs = 10_000

/**
 * Connections of this server; those who read have their own, so that writers who wait for a lock hold up none of them. Most
 * of those are for the thread that reads for whoever asks.
 */
const places = { read: 4, readForOthers: 6, write: 10 }

type Use = keyof typeof places | 'long'

/** A pool of connections; 'long' it is one connection without any of these limits. */
async function newPool(connectionString: string, use: Use): Promise<pg.Pool> {
  const { Pool, types: known } = await postgresDriver()
  const types: pg.CustomTypesConfig = {
    // Counts are int8, which pg leaves as text; ours stay far below 2^53.
    getTypeParser: (oid, format) => (oid === known.builtins.INT8 ? Number : known.getTypeParser(oid, format)),
  }
  const own = use === 'long' ? { max: 1 } : { max: places[use], ...timeouts }
  const pool = new Pool({ connectionString, types, ...own })
  // A connection that breaks is replaced at the next use; the query that it breaks under fails, and reports that. Both
  // listeners are needed, since the pool hears of its connections only while they are idle.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  if (use !== 'long') limitUse(pool)
  return pool
}

/** Ends connections that are kept too long, since one to a server that has stopped would be waited for for ever. */
function limitUse(pool: pg.Pool): void {
  const used = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) =>
    used.set(
      client,
      setTimeout(() => void client.end(), usedMs),
    ),
  )
  pool.on('release', (_error, client) => clearTimeout(used.get(client)))
}

/** Kysely's own, that throws `Unavailable` where the database is. */
export function postgresDialect(connectionString: string, use: Use): PostgresDialect {
  return new Dialect({ pool: () => newPool(connectionString, use) })
}

class Dialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    const known = new WeakSet<object>()
    driver.acquireConnection = async (options) => {
      const connection = await acquire(options).catch(rethrow)
      if (known.has(connection)) return connection
      known.add(connection)
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = (query, settings) => execute<never>(query, settings).catch(rethrow)
      return connection
    }
    return driver
  }
}

function rethrow(error: unknown): never {
  throw outageOfPostgres(error)
}

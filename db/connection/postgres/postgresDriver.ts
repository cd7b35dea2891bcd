import type pg from 'pg'

let loaded: typeof pg | undefined

/** PostgreSQL's driver, loaded where there is a PostgreSQL: all others start without it. */
export async function postgresDriver(): Promise<typeof pg> {
  loaded ??= (await import('pg')).default
  return loaded
}

/** Whether PostgreSQL itself refused it. */
export function isPostgresError(error: unknown): error is pg.DatabaseError {
  return loaded !== undefined && error instanceof loaded.DatabaseError
}

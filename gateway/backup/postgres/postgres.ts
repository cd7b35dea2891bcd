import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '../../../db/connection/startError.ts'
import { runTool } from './postgresTools.ts'

/** Removes all that the program has made, whatever its version; extensions stay. */
const emptied = `do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table if exists %I cascade', one.tablename);
  end loop;
  for one in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('drop function if exists %s cascade', one.name);
  end loop;
end $$;`

/** Puts what `pg_dump` wrote in the place of what is in the database, in one transaction. `folder` is for what it needs on its way. */
export async function restoreDump(dump: string, url: string, folder: string): Promise<void> {
  const [empty, script] = [join(folder, 'vide.sql'), join(folder, 'base.sql')]
  await writeFile(empty, emptied)
  await runTool('pg_restore', ['--no-owner', '--no-acl', '--no-comments', `--file=${script}`, dump], url)
  const once = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
  await runTool('psql', [...once, `--file=${empty}`, `--file=${script}`], url)
}

/** Begins the names of databases for trials; the time follows, in milliseconds. */
const trial = 'geometre_essai_'
/** No trial takes so long. */
const longestMs = 24 * 60 * 60_000

const noTrial =
  'ses fichiers sont entiers, mais ce compte PostgreSQL ne peut pas créer de base d’essai (alter role … createdb).'

/** A backup is whole as far as anybody can see, but cannot be restored at trial here; the message says why. */
export class UnprovableError extends StartError {
  readonly why: string

  constructor(why: string) {
    super(`Cette sauvegarde n’est pas prouvée\u00a0: ${why}`)
    this.why = why
  }
}

/** Why nothing of this database can be restored at trial; null where it can. */
export async function noTrialReason(url: string): Promise<string | null> {
  const [found] = await query<{ may: boolean }>(
    url,
    'select rolsuper or rolcreatedb as "may" from pg_roles where rolname = current_user',
  )
  return found?.may ? null : noTrial
}

/** An empty database of the same server, for a trial. Throws `UnprovableError` where this account may make none. */
export async function scratchDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  await dropAbandoned(url)
  const name = `${trial}${Date.now()}_${randomBytes(8).toString('hex')}`
  await query(url, `create database ${name} encoding 'UTF8' template template0`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error
    throw new UnprovableError(noTrial)
  })
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  return { url: scratch.href, drop: () => drop(url, name) }
}

/** A trial that is killed leaves its database: the next one removes it, once nobody can be using it. */
async function dropAbandoned(url: string): Promise<void> {
  const own = await query<{ name: string }>(
    url,
    `select datname as "name" from pg_database where datname ~ '^${trial}[0-9]+_' and pg_has_role(datdba, 'usage')`,
  )
  for (const { name } of own)
    if (Number.parseInt(name.slice(trial.length)) < Date.now() - longestMs) await drop(url, name)
}

async function drop(url: string, name: string): Promise<void> {
  await query(url, `drop database if exists ${name} with (force)`)
}

/** Throws where others are connected to the database. */
export async function refuseConnected(url: string): Promise<void> {
  const [found] = await query<{ n: number }>(
    url,
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (found?.n === 0) return
  throw new StartError(
    'D’autres programmes se servent de la base\u00a0: arrêtez-les d’abord. Rien n’a été changé.',
  )
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

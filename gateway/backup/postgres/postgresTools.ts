import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../../../db/connection/startError.ts'
import { onUnfinished } from '../cleanUp.ts'

/** What PostgreSQL's own programs call the parts of an address; on a command line everybody could read the password. */
function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const own = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password) || (process.env.PGPASSWORD ?? ''),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    PGSSLCERT: searchParams.get('sslcert') ?? '',
    PGSSLKEY: searchParams.get('sslkey') ?? '',
  }
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''))
}

type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** Runs one of PostgreSQL's own programs on the database of this address; throws a StartError where it fails. */
export async function runTool(tool: Tool, args: string[], url: string): Promise<void> {
  const child = start(tool, args, url)
  child.stdout.resume()
  await ended(tool, child)
}

/** Writes what `pg_dump` says of the database to a file. It comes through this process: without it `pg_dump` ends as well. */
export async function dump(args: string[], url: string, file: string): Promise<void> {
  const child = start('pg_dump', ['--format=custom', ...args], url)
  const written = pipeline(child.stdout, createWriteStream(file, { flush: true }))
  // A failure to write is the reason to tell, and not that `pg_dump` was cut off by it.
  await Promise.all([
    written,
    ended('pg_dump', child).catch((error: unknown) => written.then(() => Promise.reject(error))),
  ])
}

type Child = ReturnType<typeof start>

function start(tool: Tool, args: string[], url: string) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C', ...environmentOf(url) }
  const child = spawn(tool, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const finished = onUnfinished(() => child.kill())
  child.once('close', finished)
  return child
}

async function ended(tool: Tool, child: Child): Promise<void> {
  const said = text(child.stderr)
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? missing(tool) : error
  })
  if (code === 0) return
  const why = (await said).trim()
  if (/server version mismatch/.test(why)) {
    throw new StartError(
      `${tool} est plus ancien que le serveur PostgreSQL\u00a0: installez la version du serveur (paquet postgresql-client).`,
    )
  }
  if (/No space left on device/.test(why)) throw Object.assign(new Error(why), { code: 'ENOSPC' })
  throw new StartError(`${tool} a échoué\u00a0: ${lastLine(why)}`)
}

function missing(tool: Tool): StartError {
  return new StartError(
    `${tool} n’est pas installé\u00a0: il est du paquet postgresql-client, et nécessaire aux sauvegardes d’une base PostgreSQL.`,
  )
}

function lastLine(text: string): string {
  return text.split('\n').find((line) => line.includes('error:')) ?? text.split('\n').at(-1) ?? text
}

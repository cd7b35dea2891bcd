import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase, type Db, type DatabaseOptions } from '../../../db/connection/connect.ts'
import { fillDatabase } from '../../../db/fill.ts'
import { migrate } from '../../../db/migrate.ts'
import { newMigrated } from '../../../db/testing/testDatabases.ts'
import { createFirstAccount } from '../../auth/firstAccount.ts'
import { readConfig } from '../../config.ts'
import { loadSite, type Site } from '../../pages/site.ts'
import { createReader } from '../../reading/reader.ts'
import { createGateway, type Gateway } from '../../http/server.ts'
import { storageOf } from '../../uploads/storageOf.ts'
import { administrator, freePort, suiteProgram } from './server.ts'

export interface InProcess {
  db: Db
  gateway: Gateway
  origin: string
  port: number
  /** What it has written to its log so far, a line of JSON each. */
  log(): string
  stop(): Promise<void>
}

/** Once a process. */
let built: Site | undefined

interface Parts {
  site?: Site
  /** Reads in a thread of its own, as the program does; otherwise in this one, which costs a start less. */
  thread?: boolean
}

/**
 * A server in the process of the test, which can see what it holds and what it warns of: an empty database of its own, or
 * one that another server has as well, and the built site, or another.
 */
export async function startInProcess(
  environment: Record<string, string> = {},
  shared?: DatabaseOptions,
  { site = (built ??= loadSite()), thread = false }: Parts = {},
): Promise<InProcess> {
  const place = shared ? { ...shared, remove() {} } : await newMigrated('sqlite')
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: place.dataDir,
    CONTENT: 'empty',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...environment,
  })
  const db = await openDatabase(place)
  await migrate(db)
  await fillDatabase(db, { content: config.content, storePicture: storageOf(config)('uploads').put })
  await createFirstAccount(db, config.firstAccount)
  let log = ''
  const logger = pino(
    { level: environment.LOG_LEVEL ?? 'warn' },
    { write: (line: string) => void (log += line) },
  )
  const program = join(suiteProgram, 'readingThread.js')
  const { build } = site
  const reader = thread && build !== null ? await createReader({ config, logger, build, program }) : undefined
  const gateway = createGateway({ config, db, logger, site, reader })
  const port = await gateway.listen(config.port, '127.0.0.1')
  return {
    db,
    gateway,
    port,
    log: () => log,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await gateway.close(1_000)
      await db.close()
      place.remove()
    },
  }
}

/** A connection of its own, on which these words have been sent. */
export async function connectAndSend(port: number, words: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // A server that cuts it off is no failure of the test.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(words)
  return socket
}

import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../servers/server.ts'

/**
 * A built server that logs into a file, as services do: read by who asks, its lines would take the processor from him, and he
 * would ask for less.
 */
export async function startLogging(
  dataDir: string,
  environment: Record<string, string> = {},
  node?: string,
): Promise<RunningServer> {
  const log = openSync(join(dataDir, 'requests.log'), 'w')
  try {
    const settings = { DATA_DIR: dataDir, CONTENT: 'demo', LOG_LEVEL: 'info', ...environment }
    return await startServer(settings, { node, log })
  } finally {
    closeSync(log)
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningCaddy {
  /** Its own authority, for names of this machine: it makes their certificates. */
  authority: string
  /** What it has logged so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts Caddy (Debian's) with these sites, and waits until one answers at `origin`, which is without TLS. */
export async function startCaddy(sites: string, origin: string): Promise<RunningCaddy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const config = join(folder, 'Caddyfile')
  // It listens nowhere else, and changes nothing on this machine.
  const own = '{\n admin off\n auto_https disable_redirects\n skip_install_trust\n}\n'
  writeFileSync(config, own + sites)
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  caddy.stderr.on('data', (chunk: Buffer) => (said += chunk))
  await once(caddy, 'spawn')
  while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) {
    if (caddy.exitCode !== null) throw new Error(said)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    output: () => said,
    authority: join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt'),
    async stop() {
      const ended = once(caddy, 'exit')
      caddy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

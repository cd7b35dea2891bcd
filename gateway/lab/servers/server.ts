import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runResource } from '../../../db/testing/runResource.ts'
import { freePort, opening } from '../../../web/testing/server.ts'
import { nativeEnvironment } from '../../start/prepare.mjs'
import { askQuickly } from '../testing/quickRequest.ts'

export { freePort }

/** The folder of the program that is tried. */
export const suiteProgram = await runResource('TEST_PROGRAM')

const root = join(import.meta.dirname, '..', '..', '..')

export interface RunningServer {
  origin: string
  process: ChildProcess
  /** What it has written so far. */
  output(): string
  /** Stops it as an operator does; answers with its exit code. */
  stop(): Promise<number | null>
}

/** A program that ended, or a server that runs: the real program as a process of its own, which may have so many files open. */
export interface Started {
  process: ChildProcess
  output(): string
  /** Since it says so it listens; at once, where its output is not read here. */
  open: Promise<void>
  /** The exit code, once it has ended. */
  ended: Promise<number | null>
}

export const administrator = { email: 'awa@example.com', password: 'une phrase assez longue' }

interface StartOptions {
  openFiles?: number | undefined
  umask?: string
  node?: string | undefined
  /** An open file for its standard output, which is then not read here. */
  log?: number
  /** For Node itself. */
  flags?: string[]
}

/** `TEST_PROGRAM` is the folder of another build than the suite's own. */
export function startMain(
  environment: Record<string, string>,
  { openFiles, umask, node = process.execPath, log, flags: own = [] }: StartOptions = {},
): Started {
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles} && `
  const mask = umask === undefined ? '' : `umask ${umask} && `
  const folder = environment.TEST_PROGRAM ?? suiteProgram
  const short = node === process.execPath ? flags() : []
  const program = [node, ...short, ...own, join(folder, 'main.js')]
  const child = spawn('sh', ['-c', `${limit}${mask}exec "$@"`, 'sh', ...program], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      ...nativeEnvironment,
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', log ?? 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const open = child.stdout ? opening(child.stdout) : Promise.resolve()
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { process: child, output: () => text, open, ended }
}

/** What Node is told of a program that is over in seconds. */
function flags(): string[] {
  return process.env.TEST_NODE_FLAGS?.split(' ').filter(Boolean) ?? []
}

/** Starts a server on a free port, unless one is given, and waits until it is ready. */
export async function startServer(
  environment: Record<string, string>,
  options?: StartOptions,
): Promise<RunningServer> {
  const port = environment.PORT ?? String(await freePort())
  const started = startMain(
    {
      PORT: port,
      CONTENT: 'empty',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...environment,
    },
    options,
  )
  const origin = `http://127.0.0.1:${port}`
  const ready = async (): Promise<void> => {
    // A question that nobody answers costs this process more than one that is.
    await started.open
    for (;;) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const first = await Promise.race([ready(), started.ended])
  if (first !== undefined) throw new Error(`The server ended: ${started.output()}`)
  return {
    origin,
    process: started.process,
    output: started.output,
    stop: () => {
      started.process.kill('SIGTERM')
      return started.ended
    },
  }
}

/** Runs a part of the program that ends by itself (`account`, `backup`…); `node` is for Node itself. */
export function runProgram(
  ...asked: Parameters<typeof startProgram>
): Promise<{ code: number | null; said: string }> {
  return startProgram(...asked).ended
}

/** The same, where something is to happen to it meanwhile. */
export function startProgram(
  name: string,
  args: string[],
  environment: Record<string, string>,
  node: string[] = [],
) {
  const program = join(suiteProgram, `${name}.js`)
  const child = spawn(process.execPath, [...flags(), ...node, program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    said: said.trim(),
  }))
  return { process: child, ended }
}

/** A GraphQL client of one server, with the session that `signIn` opened. */
export function client(origin: string) {
  let token = ''
  function credentials(): Record<string, string> {
    return token ? { authorization: `Bearer ${token}` } : {}
  }
  async function sent(body: FormData): Promise<{ status: number; text: string }> {
    const response = await fetch(`${origin}/graphql`, { method: 'POST', headers: credentials(), body })
    return { status: response.status, text: await response.text() }
  }
  /** With files it is a multipart request; each is named by the path of its variable. */
  async function run<T>(
    query: string,
    variables: Record<string, unknown> = {},
    files: Record<string, File> = {},
  ): Promise<T> {
    const body = JSON.stringify({ query, variables })
    const { text, status } = await (Object.keys(files).length > 0
      ? sent(multipart(body, files))
      : askQuickly(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...credentials() },
          body,
        }))
    const answer: { data?: T; errors?: { message: string }[] } = JSON.parse(text)
    if (!answer.data)
      throw new Error(answer.errors?.map(({ message }) => message).join('; ') ?? String(status))
    return answer.data
  }
  return {
    origin,
    run,
    credentials,
    bearer: () => token,
    /** Sends the next requests with this bearer token. */
    bear(bearer: string): void {
      token = bearer
    },
    async signIn(): Promise<void> {
      const { login } = await run<{ login: { token?: string } }>(
        'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { token } } }',
        { input: administrator },
      )
      if (!login.token) throw new Error('The sign-in failed.')
      token = login.token
    },
  }
}

/** As the GraphQL multipart request specification has it. */
export function multipart(operations: string, files: Record<string, File>): FormData {
  const form = new FormData()
  form.set('operations', operations)
  form.set('map', JSON.stringify(Object.fromEntries(Object.keys(files).map((path, n) => [n, [path]]))))
  for (const [n, file] of Object.values(files).entries()) form.set(String(n), file)
  return form
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nativeEnvironment } from '../../start/prepare.mjs'
import { administrator, freePort } from '../servers/server.ts'
import { compare, get, type Asked, type Subject } from './compare.ts'
import { atTheEnd, placeForOne, serve, signedIn } from './servers.ts'

const connections = 64
const created: Asked<Subject> = {
  name: `messages, on ${connections} connections`,
  operation: () => ({
    query: `mutation ($input: CreateContactInput!) { createContact(input: $input) {
      __typename ... on CreateContactPayload { content { id } } } }`,
    variables: {
      input: {
        nom: 'Awa',
        email: 'awa@example.com',
        message: 'Bonjour, où en est le bornage du lot 12 ? Merci d’avance.',
      },
    },
  }),
}

/** What has a disk take 10 ms to confirm, before the program and its arguments, which keep the number of their process. */
const slowDisk =
  'strace -D -f -qq --seccomp-bpf -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:delay_exit=10000'.split(
    ' ',
  )

/** Creates, answered once they are on the disk, beside the same server with a commit for each. */
export async function benchCreates(): Promise<void> {
  const [strace = '', ...flags] = slowDisk
  const hasStrace = spawnSync(strace, [...flags, 'true']).status === 0
  if (!hasStrace) console.log('No strace here: nothing is said of a slow disk.')
  for (const [title, before] of [
    ['written', []],
    ['written, on a disk that takes 10 ms', slowDisk],
  ] as const)
    if (before.length === 0 || hasStrace)
      await compare(
        title,
        [await serveSharing('the product', 64, before), await serveSharing('a commit each', 1, before)],
        [created],
        { connections },
      )
}

/** A server of whose writes so many share a commit (sharing.ts). */
async function serveSharing(name: string, mostWrites: number, before: readonly string[]): Promise<Subject> {
  const { dataDir } = await placeForOne()
  const port = await freePort()
  const sharing = join(import.meta.dirname, 'sharing.ts')
  const [program = '', ...args] = [
    ...before,
    process.execPath,
    '--import',
    'tsx',
    sharing,
    String(mostWrites),
  ]
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      ...nativeEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT: 'empty',
      DRAIN_SECONDS: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atTheEnd(async () => {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await closed
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const headers = (await signedIn(origin)).credentials()
  return { name, ports: [port], pid: child.pid ?? 0, headers }
}

const everyMs = 20

/** Readers of the home page while a projet is published and withdrawn fifty times a second, beside how they fare without. */
export async function benchPublishes(): Promise<void> {
  const server = await serve('nothing is published')
  const publish = await publisher(server.server.origin)
  let published = 0
  function meanwhile() {
    const running: Promise<unknown>[] = []
    const timer = setInterval(() => running.push(publish().then(() => (published += 1))), everyMs)
    return () => {
      clearInterval(timer)
      return Promise.all(running)
    }
  }
  const busy = { ...server, name: 'while others publish', meanwhile }
  const home: Asked<Subject> = { name: 'home page', words: () => get('/') }
  await compare('readers', [busy, server], [home], { rounds: 3, roundMs: 3_000 })
  console.log(`${published} publishes in all, one asked for every ${everyMs} ms.`)
}

/** Publishes one projet, and withdraws it the next time. */
async function publisher(origin: string): Promise<() => Promise<unknown>> {
  const api = await signedIn(origin)
  const { site } = await api.run<{ site: { projets: { edges: { node: { id: string } }[] } } }>(
    '{ site { projets(first: 1) { edges { node { id } } } } }',
  )
  const input = { id: site.projets.edges[0]?.node.id }
  let isPublished = true
  return () => {
    isPublished = !isPublished
    const verb = isPublished ? 'publish' : 'unpublish'
    return api.run(`mutation ($input: ContentInput!) { ${verb}Projet(input: $input) { __typename } }`, {
      input,
    })
  }
}

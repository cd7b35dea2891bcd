import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { createRenderer } from './renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'geometre-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A thread that answers every address in its own way, as `entry-thread.ts` answers with pages. */
const program = join(folder, 'thread.mjs')
const [begun, go] = [join(folder, 'begun'), join(folder, 'go')]
writeFileSync(
  program,
  `import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
const page = (html, more) => ({ page: { status: 200, headers: {}, html, ...more } })
parentPort.on('message', ({ request: { url }, port }) => {
  if (url === '/end') process.exit(1)
  if (url === '/long') {
    writeFileSync(${JSON.stringify(begun)}, '')
    while (!existsSync(${JSON.stringify(go)}));
  }
  if (url !== '/ask' && url !== '/outage') return port.postMessage(page(url))
  port.on('message', ({ n, json, code }) =>
    port.postMessage(page(\`\${n} \${json} \${code}\`, json ? {} : { status: 503, error: new Error(code) })))
  port.postMessage({ n: 0, question: { id: 'x', variables: { n: 1 } } })
})
parentPort.postMessage('ready')`,
)

const templates = { site: '', admin: '' }
const asked = {
  origin: '',
  isSignedIn: () => Promise.resolve(false),
  execute: (id: string, variables: object) => Promise.resolve({ data: { id, ...variables } }),
}

test('a page that takes long holds up nobody but other pages', async () => {
  const render = await createRenderer(program, templates)
  const long = render({ ...asked, url: '/long' })
  // It goes on until somebody else has done something.
  await expect.poll(() => existsSync(begun)).toBe(true)
  writeFileSync(go, '')
  expect((await long).html).toBe('/long')
})

test('what a page asks is answered here; what fails here is told as it failed', async () => {
  const render = await createRenderer(program, templates)
  expect((await render({ ...asked, url: '/ask' })).html).toBe('0 {"data":{"id":"x","n":1}} undefined')
  const failure = Object.assign(new Error('no disk'), { code: 'UNAVAILABLE' })
  const rejects = () => Promise.reject(failure)
  const throws = () => {
    throw failure
  }
  for (const execute of [rejects, throws]) {
    const { html, error } = await render({ ...asked, url: '/outage', execute })
    expect(html).toBe('0 undefined UNAVAILABLE')
    expect(error).toBe(failure)
  }
})

test('a thread that ends fails what it was at, and the next page has another', async () => {
  const render = await createRenderer(program, templates)
  await expect(render({ ...asked, url: '/end' })).rejects.toThrow('has ended')
  expect((await render({ ...asked, url: '/next' })).html).toBe('/next')
})

test('a thread that ended while nobody asked for a page fails none', async () => {
  const created = once(process, 'worker')
  const render = await createRenderer(program, templates)
  const [thread]: Worker[] = await created
  await thread?.terminate()
  expect((await render({ ...asked, url: '/next' })).html).toBe('/next')
})

test('a program that does not start is told at once', async () => {
  await expect(createRenderer(join(folder, 'none.mjs'), templates)).rejects.toThrow('none.mjs')
})

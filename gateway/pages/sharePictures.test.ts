import { once } from 'node:events'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { TooBusyError } from '../drawing/drawer.ts'
import { createResponseCache } from '../cache/responseCache.ts'
import { createHttpServer } from '../security/connections.ts'
import { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { jpeg } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { newDemo } from '../lab/testing/checkpointed.ts'
import { folderStorage } from '../uploads/storage.ts'
import { createSharePictures } from './sharePictures.ts'
import { loadSite } from './site.ts'

let server: InProcess
let place: Awaited<ReturnType<typeof newDemo>>

beforeAll(async () => {
  place = await newDemo()
  server = await startInProcess({ CONTENT: 'demo', PUBLIC_URL: 'https://geometre.example' }, place)
})
afterAll(async () => {
  await server.stop()
  place.remove()
})

function metas(html: string): Map<string, string> {
  return new Map(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
}

async function slugs(): Promise<string[]> {
  const { site } = await client(server.origin).run<{
    site: Record<'services' | 'projets', { edges: { node: { slug: string } }[] }>
  }>(
    '{ site { services(first: 1) { edges { node { slug } } } projets(first: 2) { edges { node { slug } } } } }',
  )
  return [
    ...site.services.edges.map(({ node }) => `/services/${node.slug}`),
    ...site.projets.edges.map(({ node }) => `/projets/${node.slug}`),
  ]
}

test('every page names a picture of its own, which is there and as large as the page says', async () => {
  const pages = ['/', '/histoire', '/Faq', ...(await slugs())]
  const seen = new Set<string>()
  for (const path of pages) {
    const page = metas(await (await fetch(server.origin + path)).text())
    expect([page.get('og:locale'), page.get('twitter:card')]).toEqual(['fr_CI', 'summary_large_image'])
    expect(page.get('og:image:alt')).toContain('Alidade Ébrié')
    const address = page.get('og:image') ?? ''
    expect(address).toMatch(/^https:\/\/geometre\.example\/og/)
    const answer = await fetch(address.replace('https://geometre.example', server.origin))
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width, height } = await sharp(bytes).metadata()
    expect([`${width}`, `${height}`]).toEqual([page.get('og:image:width'), page.get('og:image:height')])
    expect(bytes.length).toBeLessThan(300_000)
    seen.add(bytes.toString('base64'))
  }
  expect(seen.size).toBe(pages.length)
})

test('a picture that is known is not sent again, and not drawn again', async () => {
  const first = await fetch(`${server.origin}/og/histoire.jpg`, { headers: { 'accept-encoding': 'br' } })
  expect([first.headers.get('content-encoding'), first.headers.get('vary')]).toEqual([null, null])
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await fetch(`${server.origin}/og/histoire.jpg?autre=1`, { headers })).status).toBe(304)
})

test('the picture of a page that is withdrawn goes with it, and no shared cache keeps it for long', async () => {
  const staff = client(server.origin)
  await staff.signIn()
  const path = (await slugs()).find((one) => one.startsWith('/projets/')) ?? ''
  const picture = () => fetch(`${server.origin}/og${path}.jpg`)
  const shown = await picture()
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=3600, s-maxage=30',
  ])
  const { site } = await staff.run<{ site: { projet: { id: string } } }>(
    'query ($key: String!) { site { projet(key: $key) { id } } }',
    { key: path.replace('/projets/', '') },
  )
  const act = (verb: string) =>
    staff.run(`mutation ($id: ID!) { ${verb}Projet(input: { id: $id }) { __typename } }`, site.projet)
  await act('unpublish')
  const gone = await picture()
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  await act('publish')
})

test('it is cut around the point that must be kept, and another picture has another address', async () => {
  const staff = client(server.origin)
  await staff.signIn()
  const path = (await slugs()).find((one) => one.startsWith('/projets/')) ?? ''
  const { site } = await staff.run<{ site: { projet: { id: string } } }>(
    'query ($key: String!) { site { projet(key: $key) { id } } }',
    { key: path.replace('/projets/', '') },
  )
  const update = 'mutation ($input: UpdateProjetInput!) { updateProjet(input: $input) { __typename } }'
  const addresses = new Set<string>()
  async function middle(): Promise<string> {
    const address = metas(await (await fetch(server.origin + path)).text()).get('og:image') ?? ''
    addresses.add(address)
    const answer = await fetch(address.replace('https://geometre.example', server.origin))
    const shown = { left: 900, top: 300, width: 20, height: 20 }
    const { channels } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .extract(shown)
      .stats()
    return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'left' : 'right'
  }
  const { id } = site.projet
  await staff.run(
    update,
    { input: { id, image: null, imageFocalX: 0.1 } },
    { 'variables.input.image': await jpeg(1600, 600) },
  )
  expect(await middle()).toBe('left')
  await staff.run(update, { input: { id, imageFocalX: 0.9 } })
  expect(await middle()).toBe('right')
  await staff.run(
    update,
    { input: { id, image: null, imageFocalX: 0.9 } },
    { 'variables.input.image': await jpeg(1400, 600) },
  )
  expect(await middle()).toBe('right')
  expect(addresses.size).toBe(3)
})

test('what is no page of the site has no picture', async () => {
  for (const path of [
    '/og/nulle-part.jpg',
    '/og/projets/nul.jpg',
    '/og/admin/dashboard.jpg',
    '/og/.jpg',
    '/og/..%2f..%2fetc/passwd.jpg',
    '/og/%ff.jpg',
    '/og/histoire.png',
    '/og',
    '/og/og.jpg',
  ])
    expect({ path, status: (await fetch(server.origin + path)).status }).toEqual({ path, status: 404 })
  expect((await fetch(`${server.origin}/og/histoire.jpg`, { method: 'POST' })).status).toBe(404)
})

test('several at once are drawn, and pages answer meanwhile', async () => {
  const { site } = await client(server.origin).run<{
    site: { projets: { edges: { node: { slug: string } }[] } }
  }>('{ site { projets(first: 6) { edges { node { slug } } } } }')
  const pictures = site.projets.edges.map(({ node }) => fetch(`${server.origin}/og/projets/${node.slug}.jpg`))
  expect((await fetch(`${server.origin}/histoire`)).status).toBe(200)
  expect((await Promise.all(pictures)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

test('where too many wait already one is told to come again', async () => {
  const face = { nom: 'Alidade', marque: null, sansNom: false, couleur: null }
  const shared = { titre: 'Histoire', sujet: 'Abidjan', face, repere: null, image: null }
  const answer = createSharePictures({
    site: loadSite(),
    render: async () => ({ status: 200, headers: {}, html: '', shared }),
    pictures: folderStorage(place.dataDir),
    drawer: { draw: () => Promise.reject(new TooBusyError()), stop() {} },
    inTurn: (_req, _res, render) => render(),
    cache: createResponseCache({ version: async () => 1 }),
  })
  const handle = (...asked: Parameters<typeof answer>) => void answer(...asked)
  const busy = createHttpServer({ places: new KeyedSemaphore(), trustProxy: 0, cutOff() {}, handle })
  busy.listen(0, '127.0.0.1')
  onTestFinished(() => void busy.close())
  await once(busy, 'listening')
  const address = busy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/og/histoire.jpg`)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
})

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { newDemo } from '../lab/testing/checkpointed.ts'

const publicUrl = 'https://geometre.example'
/** Pages that may have nothing on them yet. */
const emptiable = ['histoire', 'equipe', 'Faq', 'references']

describe.each(['demo', 'empty'] as const)('what machines read, with content %s', (content) => {
  let server: InProcess
  let remove: () => void

  beforeAll(async () => {
    const place = content === 'demo' ? await newDemo() : await newMigrated('sqlite')
    remove = place.remove
    server = await startInProcess({ CONTENT: content, PUBLIC_URL: publicUrl }, place)
  })
  afterAll(async () => {
    await server.stop()
    remove()
  })
  const read = async (path: string) => (await fetch(server.origin + path)).text()

  test('robots.txt leads to the sitemap once pages may be indexed', async () => {
    const robots = await read('/robots.txt')
    expect(robots).toMatch(/^User-agent: \*\nDisallow: \/admin\n/)
    const noindex = (await read('/histoire')).includes('<meta name="robots" content="noindex"/>')
    expect([noindex, robots.includes('Sitemap:')]).toEqual(content === 'demo' ? [true, false] : [false, true])
    if (!noindex) expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`)
  })

  test('security.txt says where to report a weakness, for less than a year (RFC 9116)', async () => {
    const response = await fetch(`${server.origin}/.well-known/security.txt`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    const lines = (await response.text()).trimEnd().split('\n')
    const fields = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    const { site } = await client(server.origin).run<{ site: { entreprise: { email1: string } } }>(
      '{ site { entreprise { email1 } } }',
    )
    expect(Object.fromEntries(fields)).toEqual({
      Contact: `mailto:${site.entreprise.email1}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/),
      'Preferred-Languages': 'fr',
      Canonical: `${publicUrl}/.well-known/security.txt`,
    })
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(270)
    expect(days).toBeLessThan(365)
  })

  test('no page leads to one that has nothing on it, and that one answers all the same', async () => {
    for (const path of ['', 'contact?merci=1', 'devis', 'nulle-part', ...emptiable]) {
      const page = await read(`/${path}`)
      for (const target of emptiable.filter((one) => one !== path))
        expect([path, target, page.includes(`href="/${target}"`)]).toEqual([path, target, content === 'demo'])
    }
    for (const path of emptiable) expect((await fetch(`${server.origin}/${path}`)).status).toBe(200)
  })

  test('the sitemap has every address in its exact form, and each answers', async () => {
    const response = await fetch(`${server.origin}/sitemap.xml`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-type')).toContain('xml')
    expect(response.headers.get('content-encoding')).toBe('br')
    const map = await response.text()
    const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
    const lists = { services: 'services', projets: 'projets', pages: 'pages', carriere: 'offres' }
    const { site } = await client(server.origin).run<{ site: Record<string, { totalCount: number }> }>(
      `{ site { ${Object.values(lists)
        .map((list) => `${list}(first: 0) { totalCount }`)
        .join(' ')} } }`,
    )
    const count = (prefix: string) =>
      addresses.filter((each) => each.startsWith(`${publicUrl}/${prefix}/`)).length
    for (const [prefix, list] of Object.entries(lists))
      expect([prefix, count(prefix)]).toEqual([prefix, site[list]?.totalCount])
    expect(map.match(/<lastmod>\d{4}-\d\d-\d\dT/g)?.length ?? 0).toBe(
      content === 'demo' ? addresses.length : 0,
    )
    for (const path of ['', 'contact', 'devis', 'carriere', 'accessibilite', 'plan'])
      expect(addresses).toContain(`${publicUrl}/${path}`)
    for (const path of emptiable)
      expect([path, addresses.includes(`${publicUrl}/${path}`)]).toEqual([path, content === 'demo'])
    const plan = await read('/plan')
    const unlinked = addresses.filter((each) => !plan.includes(`href="${each.slice(publicUrl.length)}"`))
    expect(unlinked).toEqual([])
    for (const address of addresses) {
      const page = await fetch(address.replace(publicUrl, server.origin), { redirect: 'manual' })
      expect({ address, status: page.status }).toEqual({ address, status: 200 })
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`)
    }
  })

  test('the sitemap follows what is published at once', async () => {
    const staff = client(server.origin)
    await staff.signIn()
    const { done } = await staff.run<{ done: { content: { id: string; slug: string } } }>(
      `mutation { done: createProjet(input: { nom: "Lotissement neuf ${content}" }) {
        ... on CreateProjetPayload { content { id slug } } } }`,
    )
    const publish = (verb: string) =>
      staff.run(`mutation ($id: ID!) { ${verb}Projet(input: { id: $id }) { __typename } }`, done.content)
    const isThere = async () => (await read('/sitemap.xml')).includes(`/projets/${done.content.slug}<`)
    expect(await isThere()).toBe(false)
    await publish('publish')
    expect(await isThere()).toBe(true)
    await publish('unpublish')
    expect(await isThere()).toBe(false)
  })

  test('the manifest names the firm and icons of the size it says', async () => {
    const manifest: { name: string; icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
      await read('/manifest.webmanifest'),
    )
    expect(manifest.name).toBe(content === 'demo' ? 'Alidade Ébrié' : 'Cabinet de géomètres')
    for (const { src, sizes, type } of [
      ...manifest.icons,
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ]) {
      const response = await fetch(server.origin + src)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
      const body = await response.arrayBuffer()
      if (sizes === 'any') continue
      const { width, height } = await sharp(body).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    const home = await read('/')
    for (const [, path] of home.matchAll(
      /<link rel="(?:icon|manifest|apple-touch-icon)"[^>]*href="([^"]+)"/g,
    )) {
      const answer = await fetch(server.origin + path)
      expect(answer.status).toBe(200)
      if (path?.includes('?v='))
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  test('an icon is kept by who has it, and nothing of it can be written', async () => {
    const first = await fetch(`${server.origin}/favicon.ico`)
    const bytes = Buffer.from(await first.arrayBuffer())
    expect([bytes.readUInt16LE(2), bytes.subarray(23, 26).toString()]).toEqual([1, 'PNG'])
    const again = await fetch(`${server.origin}/favicon.ico`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const posted = await fetch(`${server.origin}/favicon.ico`, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

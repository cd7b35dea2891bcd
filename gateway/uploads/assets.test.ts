import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { jpeg } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

const cdn = 'https://images.example.com'
const fields = 'id databaseId slug image { url webp: srcSet(format: WEBP) }'

interface Projet {
  id: string
  databaseId: number
  slug: string
  image: { url: string; webp: string }
}

let server: InProcess
let staff: ReturnType<typeof client>
let projet: Projet
beforeAll(async () => {
  server = await startInProcess({ ASSETS_URL: `${cdn}/` })
  staff = client(server.origin)
  await staff.signIn()
  const { saved } = await staff.run<{ saved: { content: Projet } }>(
    `mutation ($input: CreateProjetInput!) { saved: createProjet(input: $input) {
      ... on CreateProjetPayload { content { ${fields} } } } }`,
    { input: { nom: 'Pont', status: true, image: null } },
    { 'variables.input.image': await jpeg(300, 200) },
  )
  projet = saved.content
})
afterAll(() => server.stop())

test('visitors get pictures from the CDN, who is signed in from here', async () => {
  const { url, webp } = projet.image
  expect(url).toMatch(/^\/uploads\//)
  const query = `query ($id: ID!) { node(id: $id) { ... on Projet { ${fields} } } }`
  const { node } = await client(server.origin).run<{ node: Projet }>(query, { id: projet.id })
  expect(node.image.url).toBe(cdn + url)
  expect(node.image.webp).toBe(webp.replaceAll('/uploads/', `${cdn}/uploads/`))
  // What the CDN has asked for.
  const { status, headers } = await fetch(server.origin + url)
  expect([status, headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, s-maxage=30, immutable',
  ])
})

test('pages show them from there, as their policy lets them, and no other picture', async () => {
  const page = await fetch(`${server.origin}/projets/${projet.slug}`)
  const html = await page.text()
  expect(html).toContain(`${cdn}/uploads/`)
  expect(html).not.toMatch(/["' ]\/uploads\//)
  expect(page.headers.get('content-security-policy')).toContain(`img-src 'self' data: ${cdn};`)
})

test('REST tells visitors the same, and takes either address for the present one', async () => {
  const item = `${server.origin}/api/projets/show/${projet.databaseId}`
  const [told, toldStaff] = await Promise.all(
    [{}, staff.credentials()].map(async (headers) => (await fetch(item, { headers })).json()),
  )
  expect(JSON.stringify(told)).toContain(`"${cdn}${projet.image.url}"`)
  expect(JSON.stringify(toldStaff)).toContain(`"http://localhost:${server.port}${projet.image.url}"`)
  const kept = await fetch(item.replace('show', 'update'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...staff.credentials() },
    body: JSON.stringify({ image: cdn + projet.image.url }),
  })
  expect([kept.status, JSON.stringify(await kept.json())]).toEqual([
    200,
    expect.stringContaining(projet.image.url),
  ])
})

test('the address is an origin', () => {
  expect(() => readConfig({ ASSETS_URL: `${cdn}/images` })).toThrow('ASSETS_URL doit être une adresse')
})

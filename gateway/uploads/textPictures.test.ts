import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobCounts } from '../../db/jobs/jobs.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { jpeg } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

interface Media {
  id: string
  image: { url: string }
}

describe.each(programKinds)(
  'a picture in a text, over HTTP, on %s',
  (kind) => {
    let server: InProcess
    let remove: () => void
    let staff: ReturnType<typeof client>

    beforeAll(async () => {
      const place = await newMigrated(kind)
      ;({ remove } = place)
      server = await startInProcess({ PUBLIC_URL: 'https://geometre.example' }, place)
      staff = client(server.origin)
      await staff.signIn()
    })
    afterAll(async () => {
      await server.stop()
      remove()
    })

    async function added(width: number): Promise<{ key: string; url: string; id: string }> {
      const { answer } = await staff.run<{ answer: { media: Media } }>(
        `mutation ($input: AddMediaInput!) { answer: addMedia(input: $input) {
        ... on MediaPayload { media { id image { url } } } } }`,
        { input: { file: null } },
        { 'variables.input.file': await jpeg(width, 400) },
      )
      const { id, image } = answer.media
      return { id, url: image.url, key: image.url.split('/')[2] ?? '' }
    }
    const figure = (url: string) =>
      `<figure><img src="${url}" alt="Une &quot;borne&quot;"><figcaption>Le lot</figcaption></figure>`
    async function create(nom: string, description: string, status = true) {
      const { made } = await staff.run<{
        made: { content: { id: string; databaseId: number; slug: string } }
      }>(
        `mutation ($input: CreateProjetInput!) { made: createProjet(input: $input) {
        ... on CreateProjetPayload { content { id databaseId slug } } } }`,
        { input: { nom, description, status } },
      )
      return made.content
    }
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(server.origin + path, { headers })
    const rest = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}/api/${path}`, {
        method,
        headers: { ...staff.credentials(), 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
    const rowOf = ({ databaseId }: { databaseId: number }) =>
      server.db.read
        .selectFrom('projet')
        .select(['description', 'version', 'updatedAt'])
        .where('id', '=', databaseId)
        .executeTakeFirstOrThrow()
    /** Until the copies that are made behind the requests are there. */
    const completed = async () => {
      const left = async () => (await jobCounts(server.db.read)).filter(({ kind }) => kind === 'avif')
      await expect.poll(left, { timeout: 200_000 }).toEqual([])
    }

    test('REST shows it by one absolute address, and what it gave, sent back, changes nothing', async () => {
      const { url, key } = await added(700)
      const item = await create('Par REST', `<p>a</p>${figure(url)}`)
      const path = `projets/show/${item.databaseId}`
      const before = await rowOf(item)
      const first = await rest('GET', path)
      const given: Record<string, unknown> = await first.json()
      expect(given['description']).toBe(
        `<p>a</p><figure><img src="https://geometre.example/uploads/${key}/700.webp" alt="Une &quot;borne&quot;" /><figcaption>Le lot</figcaption></figure>`,
      )
      // A visitor is shown the same.
      expect(Object(await (await get(`/api/${path}`)).json()).description).toBe(given['description'])
      const sent = await rest('PUT', `projets/update/${item.databaseId}`, given)
      expect([sent.status, await sent.json()]).toEqual([200, given])
      expect(await rowOf(item)).toEqual(before)
    })

    test('below `site` staff are shown what visitors are', async () => {
      const { url } = await added(760)
      const { slug } = await create('Le même pour tous', figure(url))
      const query = 'query ($key: String!) { site { projet(key: $key) { description } } }'
      const shown = await client(server.origin).run<{ site: { projet: { description: string } } }>(query, {
        key: slug,
      })
      expect(shown.site.projet.description).toContain('<picture>')
      expect(await staff.run(query, { key: slug })).toEqual(shown)
    })

    test('copies that are made later change nothing of the item', async () => {
      const { url, key } = await added(900)
      const item = await create('Complété', figure(url))
      const path = `projets/show/${item.databaseId}`
      const before = await rowOf(item)
      const page = () => get(`/projets/${item.slug}`)
      const tag = (await rest('GET', path)).headers.get('etag') ?? ''
      const read = async () =>
        await staff.run('query ($id: ID!) { node(id: $id) { ... on Projet { description } } }', item)
      const toEdit = await read()
      const map = await (await get('/sitemap.xml')).text()
      await completed()
      // Visitors are shown the new copies at once.
      expect(await (await page()).text()).toContain(`/uploads/${key}/900.avif`)
      expect(await rowOf(item)).toEqual(before)
      // An editor that is open would take it for a change of somebody else.
      expect(await read()).toEqual(toEdit)
      expect((await rest('GET', path)).headers.get('etag')).toBe(tag)
      expect((await rest('GET', path, undefined, { 'if-none-match': tag })).status).toBe(304)
      expect(await (await get('/sitemap.xml')).text()).toBe(map)
      const saved = await rest(
        'PUT',
        `projets/update/${item.databaseId}`,
        { lieu: 'Bassam' },
        { 'if-match': tag },
      )
      expect(saved.status).toBe(200)
    })

    test('is gone for visitors within ten seconds of its item, whatever shows it otherwise', async () => {
      const { url, key } = await added(640)
      const item = await create('Retiré', figure(url))
      expect((await get(url)).status).toBe(200)
      await staff.run('mutation ($id: ID!) { unpublishContent(input: { id: $id }) { __typename } }', item)
      expect((await get(`/projets/${item.slug}`)).status).toBe(404)
      await expect.poll(async () => (await get(url)).status, { timeout: 11_000, interval: 250 }).toBe(404)
      const seen = await get(url, staff.credentials())
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      // As a text names it before it is drawn.
      expect((await get(`/uploads/${key}`)).status).toBe(404)
      const copy = await get(`/uploads/${key}`, staff.credentials())
      expect([copy.status, new URL(copy.url).pathname, copy.headers.get('content-type')]).toEqual([
        200,
        `/uploads/${key}/640.webp`,
        'image/webp',
      ])
    })
  },
  60_000,
)

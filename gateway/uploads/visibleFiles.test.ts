import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { signInBoth } from '../lab/testing/callers.ts'
import { jpeg } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

interface Item {
  id: string
  databaseId: number
  image: { url: string }
}

describe.each(programKinds)('pictures of what visitors may not see on %s', (kind) => {
  let server: InProcess
  let place: Awaited<ReturnType<typeof newMigrated>>
  let staff: ReturnType<typeof client>

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({}, place)
    staff = client(server.origin)
    await staff.signIn()
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  function get({ image }: Item, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(server.origin + image.url, { headers })
  }

  async function create(type: 'Projet' | 'Slide', input: object): Promise<Item> {
    const { saved } = await staff.run<{ saved: { content: Item } }>(
      `mutation ($input: Create${type}Input!) { saved: create${type}(input: $input) {
        ... on Create${type}Payload { content { id databaseId image { url } } } } }`,
      { input: { ...input, image: null } },
      { 'variables.input.image': await jpeg(100, 80) },
    )
    return saved.content
  }

  const projet = (nom: string, status = true) => create('Projet', { nom, status })
  const act = (verb: string, { id }: Item) =>
    staff.run(`mutation ($id: ID!) { ${verb}Projet(input: { id: $id }) { __typename } }`, { id })

  test('never published: 404 that nobody keeps, and shown to who is signed in alone', async () => {
    const hidden = await projet('Brouillon', false)
    const refused = await get(hidden)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    const { authorization = '' } = staff.credentials()
    for (const [name, value] of [
      ['authorization', authorization],
      ['cookie', `session=${(await signInBoth(server.origin)).cookie}`],
    ] as const) {
      const shown = await get(hidden, { [name]: value })
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    }
    expect((await get(hidden, { cookie: 'session=rien' })).status).toBe(404)
    // It is there as soon as it is published.
    await act('publish', hidden)
    expect((await get(hidden)).status).toBe(200)
  })

  test('withdrawn: gone for visitors ten seconds later, however it was withdrawn', async () => {
    const [unpublished, trashed, erased, one, other] = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((nom) => projet(nom)),
    )
    const archived = await create('Slide', { titre: 'F', status: true })
    if (!unpublished || !trashed || !erased || !one || !other) throw new Error('An item is missing.')
    // Two items may name one file.
    const db = await openDatabase(place)
    await db.transaction(async (trx) => {
      const [, , image] = one.image.url.split('/')
      await trx.updateTable('projet').set({ image }).where('id', '=', other.databaseId).execute()
    })
    await db.close()
    const withdrawn = [unpublished, trashed, erased, archived]
    for (const item of [...withdrawn, one]) {
      const { status, headers } = await get(item)
      expect([status, headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, s-maxage=30, immutable',
      ])
    }
    await act('unpublish', unpublished)
    await act('softDelete', trashed)
    await act('softDelete', erased)
    await act('erase', erased)
    await act('unpublish', other)
    await staff.run('mutation ($input: UpdateSlideInput!) { updateSlide(input: $input) { __typename } }', {
      input: { id: archived.id, archive: true },
    })
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000)
    onTestFinished(() => clock.mockRestore())
    for (const item of withdrawn) expect((await get(item)).status).toBe(404)
    expect((await get(trashed, staff.credentials())).status).toBe(200)
    expect((await get(erased, staff.credentials())).status).toBe(404)
    expect((await get(one)).status).toBe(200)
    // A client that has it is not told that it is still good either.
    const known = { 'if-none-match': `W/"${unpublished.image.url.replace('/uploads/', '')}"` }
    expect((await get(unpublished, known)).status).toBe(404)
  })

  test('of a draft: for staff until it is published, by every door, and gone where it is discarded', async () => {
    const item = await projet('En ligne')
    const save = async () => {
      const { saved } = await staff.run<{ saved: { content: { draft: Item } } }>(
        `mutation ($input: SaveProjetDraftInput!) { saved: saveProjetDraft(input: $input) {
          ... on LifecyclePayload { content { ... on Projet { draft { image { url } } } } } } }`,
        { input: { id: item.id, nom: 'Préparé', image: null } },
        { 'variables.input.image': await jpeg(120, 80) },
      )
      return saved.content.draft
    }
    const end = (name: string) =>
      staff.run(`mutation ($id: ID!) { ${name}(input: { id: $id }) { __typename } }`, { id: item.id })
    /** What is told of it, and under which tag. */
    const told = async (path: string, headers = {}) => {
      const response = await fetch(server.origin + path, { headers })
      return [response.status, response.headers.get('etag'), await response.text()]
    }
    const doors = () =>
      Promise.all([
        told('/projets/en-ligne'),
        told('/api/projets/site'),
        told(`/api/projets/show/${item.databaseId}`),
        told(`/api/projets/show/${item.databaseId}`, staff.credentials()),
        told('/api/projets?page=1', staff.credentials()),
      ])
    // The smaller copies of its own picture come behind it.
    await expect
      .poll(() => told('/projets/en-ligne'))
      .toContainEqual(expect.stringContaining(item.image.url.replace('.webp', '.avif')))
    const before = await doors()
    const dropped = await save()
    expect(await doors()).toEqual(before)
    expect((await get(dropped)).status).toBe(404)
    expect((await get(dropped, staff.credentials())).status).toBe(200)
    const kept = await save()
    // The one before it is nobody's.
    expect((await get(dropped, staff.credentials())).status).toBe(404)
    await end('discardDraft')
    expect((await get(kept, staff.credentials())).status).toBe(404)
    const published = await save()
    await end('publishDraft')
    expect((await get(published)).status).toBe(200)
    // What it took the place of stays for the versions of the item.
    expect((await get(item, staff.credentials())).status).toBe(200)
  })
})

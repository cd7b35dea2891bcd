import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visibleFiles } from '../../db/files/files.ts'
import { kinds, newMigrated } from '../../db/testing/testDatabases.ts'
import { picture, file } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

const types = ['Projet', 'Service', 'Equipe'] as const
type Type = (typeof types)[number]
const pictureOf = { Projet: 'image', Service: 'image', Equipe: 'photo' } as const
const most = { items: 6, pictures: 5 }

const item = fc.nat(most.items)
const one = fc.nat(most.pictures)
/** One act, on the nth item or picture of those that there are. */
const acts = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('image' as const), item, picture: one }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'gallery' as const,
        'draftGallery' as const,
        'text' as const,
        'draftText' as const,
      ),
      item,
      pictures: fc.uniqueArray(one, { maxLength: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'publishContent' as const,
        'publishContent' as const,
        'unpublishContent' as const,
        'softDeleteContent' as const,
        'restoreContent' as const,
        'publishDraft' as const,
        'undo' as const,
        'restoreVersion' as const,
      ),
      item,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('erase' as const, 'replaceByNew' as const, 'cropEverywhere' as const),
      picture: one,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('replaceByOther' as const), picture: one, by: one }),
  },
)
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never

interface Item {
  id: string
  databaseId: number
  type: Type
}

interface Answer {
  __typename: string
  media?: { id: string }
  content?: Omit<Item, 'type'>
}

const walkMs = 600_000

describe.each(kinds)('a page that visitors see has each picture that it names, on %s', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let server: InProcess
  let staff: ReturnType<typeof client>
  const items: Item[] = []

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({ PUBLIC_URL: 'https://geometre.example' }, place)
    staff = client(server.origin)
    await staff.signIn()
    for (const type of [...types, ...types]) {
      const label = `${type} ${items.length}`
      const own = type === 'Service' ? { categories: [] } : {}
      const { content } = await run(`create${type}`, `Create${type}`, { nom: label, ...own })
      if (content) items.push({ ...content, type })
    }
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  async function run(
    verb: string,
    input: string,
    values: object,
    files: Record<string, File> = {},
  ): Promise<Answer> {
    const payload = verb.startsWith('create')
      ? `... on ${input}Payload { content { id databaseId } }`
      : ['addMedia', 'cropMedia'].includes(verb)
        ? '... on MediaPayload { media { id } }'
        : ''
    const document = `mutation ($input: ${input}Input!) { answer: ${verb}(input: $input) { __typename ${payload} } }`
    return (await staff.run<{ answer: Answer }>(document, { input: values }, files)).answer
  }

  let pictures = 0
  /** Another one each time, upright or not. */
  async function newPicture(): Promise<File> {
    const [width, height] = pictures % 2 === 0 ? [300, 200] : [200, 300]
    const unlike = { IFD0: { ImageDescription: `${kind} ${++pictures}` } }
    return file(await picture(width, height).jpeg().withExif(unlike).toBuffer(), `vue-${pictures}.jpg`)
  }
  const add = async () =>
    (await run('addMedia', 'AddMedia', { file: null }, { 'variables.input.file': await newPicture() })).media
      ?.id
  async function library(): Promise<string[]> {
    const { admin } = await staff.run<{ admin: { medias: { edges: { node: { id: string } }[] } } }>(
      `{ admin { medias(first: ${most.pictures}) { edges { node { id } } } } }`,
    )
    return admin.medias.edges.map(({ node }) => node.id)
  }

  const keyOf = (media: string) => Buffer.from(media, 'base64').toString().replace('Media:', '')

  async function lastLine({ databaseId, type }: Item) {
    const table = type === 'Projet' ? 'projet' : type === 'Service' ? 'service' : 'equipe'
    return server.db.read
      .selectFrom('journal')
      .select(['id', 'version'])
      .where('type', '=', table)
      .where('itemId', '=', databaseId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  }

  /** Does an act; what it refuses is as good as what it does. */
  async function perform(one: Act): Promise<string | undefined> {
    const media = await library()
    while (media.length < most.pictures) media.push((await add()) ?? '')
    const nth = (n: number) => media[n % media.length] ?? ''
    if ('picture' in one && one.act !== 'image') {
      const id = nth(one.picture)
      if (one.act === 'erase')
        return (await run('eraseMedia', 'EraseMedia', { id, evenUsed: true })).__typename
      if (one.act === 'replaceByNew') {
        const sent = { 'variables.input.file': await newPicture() }
        return (await run('replaceMedia', 'ReplaceMedia', { id, file: null }, sent)).__typename
      }
      if (one.act === 'replaceByOther')
        return (await run('replaceMedia', 'ReplaceMedia', { id, file: nth(one.by) })).__typename
      const crop = await run('cropMedia', 'CropMedia', { id, left: 0.25, width: 0.5, quarterTurns: 1 })
      return (await run('replaceMedia', 'ReplaceMedia', { id, file: crop.media?.id ?? id })).__typename
    }
    const item = items[one.item % items.length]
    if (!item) return
    const { id, type } = item
    switch (one.act) {
      case 'image':
        return (await run(`update${type}`, `Update${type}`, { id, [pictureOf[type]]: nth(one.picture) }))
          .__typename
      case 'gallery':
      case 'draftGallery': {
        if (type === 'Equipe') return
        const galerie = [...new Set(one.pictures.map(nth))].map((image) => ({ image }))
        return one.act === 'gallery'
          ? (await run(`update${type}`, `Update${type}`, { id, galerie })).__typename
          : (await run(`save${type}Draft`, `Save${type}Draft`, { id, galerie })).__typename
      }
      case 'text':
      case 'draftText': {
        if (type === 'Equipe') return
        const description = one.pictures
          .map((n) => `<p>${n}</p><img src="/uploads/${keyOf(nth(n))}">`)
          .join('')
        return one.act === 'text'
          ? (await run(`update${type}`, `Update${type}`, { id, description })).__typename
          : (await run(`save${type}Draft`, `Save${type}Draft`, { id, description })).__typename
      }
      case 'undo': {
        const line = Buffer.from(`JournalEntry:${(await lastLine(item))?.id ?? 0}`).toString('base64')
        return (await run('undoChange', 'UndoChange', { id: line })).__typename
      }
      case 'restoreVersion': {
        const oldVersion = ((await lastLine(item))?.version ?? 1) - 1
        return (await run('restoreVersion', 'RestoreVersion', { id, oldVersion })).__typename
      }
      case 'publishDraft':
        return (await run('publishDraft', 'Draft', { id })).__typename
      case 'restoreContent':
        return (await run('restoreContent', 'Restore', { id })).__typename
      default:
        return (await run(one.act, 'Content', { id })).__typename
    }
  }

  const get = (path: string) => fetch(server.origin + path)

  /** What visitors find at all addresses of the site: each page, and each picture that one of them names. */
  async function look(): Promise<{ pages: number; named: Set<string>; failures: string[] }> {
    const sitemap = await (await get('/sitemap.xml')).text()
    const pages = [...sitemap.matchAll(/<loc>https:\/\/geometre\.example([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path || '/',
    )
    const named = new Set<string>()
    const failures: string[] = []
    const read = (text: string) => {
      for (const [address] of text.matchAll(/\/uploads\/[0-9a-f]{32}\/\d+\.(?:webp|avif)/g))
        named.add(address)
      for (const [, shared = ''] of text.matchAll(/property="og:image" content="https:\/\/[^/"]+([^"]+)"/g))
        named.add(shared)
    }
    read(sitemap)
    for (const path of pages) {
      const page = await get(path)
      if (page.status !== 200) failures.push(`${page.status} ${path}`)
      read(await page.text())
    }
    for (const address of named) {
      const { status } = await get(address)
      if (status !== 200) failures.push(`${status} ${address}`)
    }
    // What was seen is shown for some seconds more: the rule itself says at once whether a page names what nobody may see.
    const keys = [...new Set([...named].flatMap((address) => /\/([0-9a-f]{32})\//.exec(address)?.[1] ?? []))]
    const visible = keys.length > 0 ? await visibleFiles(server.db.read, keys) : new Set()
    failures.push(...keys.filter((key) => !visible.has(key)).map((key) => `not visible: ${key}`))
    return { pages: pages.length, named, failures }
  }

  test('whatever is erased, replaced, cropped, undone and restored', { timeout: walkMs }, async () => {
    const length = process.env.TEST_LONG ? 300 : 10
    const seed = Date.now()
    const [walk = []] = fc.sample(fc.array(acts, { minLength: length, maxLength: length, size: 'max' }), {
      numRuns: 1,
      seed,
    })
    // It begins with something to see.
    const media = [await add(), await add(), await add()]
    for (const [n, { id, type }] of items.entries()) {
      const text = `<img src="/uploads/${keyOf(media[(n + 2) % 3] ?? '')}">`
      const galerie = type === 'Equipe' ? {} : { galerie: [{ image: media[(n + 1) % 3] }], description: text }
      await run(`update${type}`, `Update${type}`, { id, [pictureOf[type]]: media[n % 3], ...galerie })
      await run('publishContent', 'Content', { id })
    }
    const first = await look()
    expect([first.failures, first.named.size > 5]).toEqual([[], true])
    const done: string[] = []
    for (const act of walk) {
      done.push(`${JSON.stringify(act)}: ${(await perform(act)) ?? 'nothing'}`)
      const { failures } = await look()
      expect(failures, `seed ${seed}, after ${done.slice(-5).join(' ')}`).toEqual([])
    }
    if (process.env.TEST_LONG)
      expect(done.filter((line) => line.endsWith('Payload')).length).toBeGreaterThan(length / 3)
  })
})

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueue } from '../../db/jobs/jobs.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { pictureRules } from '../../schema/content/files/fileRules.ts'
import { file, jpeg, picture } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client, multipart } from '../lab/servers/server.ts'

interface Image {
  url: string
  small: string
  webp: string
  avif: string | null
  isDrawing: boolean
  width: number
  height: number
  placeholder: string
}

interface Saved {
  __typename: string
  content?: { id: string; databaseId: number; image: Image | null }
  fields?: { field: string; message: string }[]
}

const image = `image { url small: url(width: 500) webp: srcSet(format: WEBP) avif: srcSet(format: AVIF)
  width height placeholder isDrawing }`

function save(verb: 'create' | 'update'): string {
  const name = `${verb === 'create' ? 'Create' : 'Update'}Service`
  return `mutation ($input: ${name}Input!) { saved: ${verb}Service(input: $input) {
    __typename ... on ${name}Payload { content { id databaseId ${image} } }
    ... on ValidationError { fields { field message } } } }`
}

describe.each(programKinds)('uploads on %s', (kind) => {
  let server: InProcess
  let dataDir: string
  let remove: () => void
  let administrator: ReturnType<typeof client>

  beforeAll(async () => {
    const place = await newMigrated(kind)
    ;({ dataDir, remove } = place)
    server = await startInProcess({}, place)
    administrator = client(server.origin)
    await administrator.signIn()
  })
  afterAll(async () => {
    await server.stop()
    remove()
  })

  function keys(folder = 'uploads'): string[] {
    const path = join(dataDir, folder)
    return existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : []
  }

  async function saved(
    verb: 'create' | 'update',
    input: object,
    image?: File | null,
    who = administrator,
  ): Promise<Saved> {
    const files: Record<string, File> = image ? { 'variables.input.image': image } : {}
    const variables = { input: { ...input, ...(image !== undefined && { image: null }) } }
    return (await who.run<{ saved: Saved }>(save(verb), variables, files)).saved
  }

  async function withImage(file: File) {
    const { content, fields } = await saved('create', { nom: file.name }, file)
    if (!content?.image) throw new Error(JSON.stringify(fields))
    return { ...content, image: content.image }
  }

  async function present(id: string): Promise<Image | null> {
    const { node } = await administrator.run<{ node: { image: Image | null } }>(
      `query ($id: ID!) { node(id: $id) { ... on Service { ${image} } } }`,
      { id },
    )
    return node.image
  }

  /** The picture once its AVIF copies are there. */
  async function finished(id: string): Promise<Image> {
    for (;;) {
      const now = await present(id)
      if (now?.avif) return now
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** As an administrator: what is not published is 404 to others. */
  function get(path: string, init?: RequestInit): Promise<Response> {
    const headers = { ...administrator.credentials(), ...init?.headers }
    return fetch(server.origin + path, { ...init, headers })
  }

  function erase(id: string | undefined): Promise<unknown> {
    return administrator.run(
      `mutation ($id: ID!) { softDeleteService(input: { id: $id }) { __typename }
        eraseService(input: { id: $id }) { __typename } }`,
      { id },
    )
  }

  function status(path: string): Promise<number> {
    return get(path).then((response) => response.status)
  }

  test('a picture comes with its item, in WebP at once and in AVIF soon after', async () => {
    const { id, image } = await withImage(await jpeg(1200, 80))
    const key = image.url.split('/')[2] ?? ''
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(image).toMatchObject({
      url: `/uploads/${key}/1200.webp`,
      small: `/uploads/${key}/640.webp`,
      webp: [240, 480, 640, 960, 1200].map((width) => `/uploads/${key}/${width}.webp ${width}w`).join(', '),
      width: 1200,
      height: 80,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,.{20,180}$/),
    })
    const { avif } = await finished(id)
    expect(avif).toBe(image.webp.replaceAll('.webp', '.avif'))
    for (const [width, format] of [240, 480, 640, 960, 1200].flatMap((one) => [
      [one, 'webp'],
      [one, 'avif'],
    ])) {
      const response = await get(`/uploads/${key}/${width}.${format}`)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      const read = await sharp(await response.arrayBuffer()).metadata()
      expect([read.width, read.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp'])
    }
    expect(await status(`/uploads/${key}/source.png`)).toBe(404)
    const head = await get(image.url, { method: 'HEAD' })
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([
      200,
      (await (await get(image.url)).arrayBuffer()).byteLength,
    ])
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect((await get(image.url, { headers })).status).toBe(304)
    expect((await get(image.url, { method: 'POST' })).status).toBe(404)
    expect(readdirSync(join(dataDir, 'uploads', key))).not.toContain('source.png')
  })

  test('a drawing on light paper is told from a photograph, of a picture from an earlier release as well', async () => {
    // Small: who makes AVIF copies lets everybody else go first.
    const paper = { width: 120, height: 80, channels: 3, background: '#f6f1e7' } as const
    const line = { create: { width: 100, height: 1, channels: 3, background: '#14211c' } } as const
    const sheet = sharp({ create: paper }).composite([{ input: line, left: 10, top: 40 }])
    const noise = { type: 'gaussian', mean: 190, sigma: 30 } as const
    const photograph = sharp({ create: { ...paper, noise } })
    const drawn: Image[] = []
    for (const [picture, isDrawing] of [
      [sheet, true],
      [photograph, false],
    ] as const) {
      const { id } = await withImage(new File([new Uint8Array(await picture.png().toBuffer())], 'plan.png'))
      const image = await finished(id)
      expect(image.isDrawing).toBe(isDrawing)
      if (isDrawing) drawn.push(image)
    }
    const key = drawn[0]?.url.split('/')[2] ?? ''
    const times = () =>
      readdirSync(join(dataDir, 'uploads', key)).map(
        (name) => statSync(join(dataDir, 'uploads', key, name)).mtimeMs,
      )
    const before = times()
    await server.db.transaction(async (trx) => {
      await trx.updateTable('file').set({ tone: null }).where('key', '=', key).execute()
      await enqueue(trx, { kind: 'tone', key, payload: null })
    })
    const toneNow = () =>
      server.db.read.selectFrom('file').select('tone').where('key', '=', key).executeTakeFirst()
    await expect.poll(toneNow).toEqual({ tone: 'drawing' })
    expect(times()).toEqual(before)
  })

  test('a picture goes with its item: not to the trash, but for good', async () => {
    const { id, image } = await withImage(await jpeg(300, 200))
    await finished(id)
    const run = (verb: string) =>
      administrator.run(`mutation ($id: ID!) { ${verb}Service(input: { id: $id }) { __typename } }`, { id })
    await run('softDelete')
    expect(await status(image.url)).toBe(200)
    await run('erase')
    expect(await status(image.url)).toBe(404)
    expect(keys()).not.toContain(image.url.split('/')[2])
  })

  test('other requests are answered while pictures are read', { timeout: 60_000 }, async () => {
    const big = await jpeg(5000, 4000, 'grande.jpg')
    let done = false
    const uploads = Promise.all([1, 2].map(() => withImage(big))).finally(() => (done = true))
    let answers = 0
    while (!done) if ((await status('/readyz')) === 200) answers++
    const both = await uploads
    expect(both.map((one) => one.image.width)).toEqual([1920, 1920])
    expect(answers).toBeGreaterThan(20)
    // Nobody waits for their AVIF copies, which take seconds.
    for (const { id } of both) await erase(id)
  })

  test.each([
    [
      'an SVG',
      pictureRules.svg,
      () => file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml'),
    ],
    [
      'a renamed SVG',
      pictureRules.svg,
      () => file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 'image/png'),
    ],
    [
      'a page',
      pictureRules.invalid,
      () => file('<!doctype html><script>alert(1)</script>', 'a.png', 'image/png'),
    ],
    ['nothing', pictureRules.invalid, () => file('', 'a.png', 'image/png')],
  ])('%s is refused by field, in French, and leaves nothing', async (_what, message, made) => {
    const before = keys()
    for (const [verb, input] of [
      ['create', { nom: 'A' }],
      ['update', { id: 'U2VydmljZTox' }],
    ] as const) {
      expect(await saved(verb, input, made())).toEqual({
        __typename: 'ValidationError',
        fields: [{ field: 'image', message }],
      })
    }
    expect(keys()).toEqual(before)
  })

  test('a picture over 10 MB is refused', async () => {
    const bytes = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)])
    const { fields } = await saved('create', { nom: 'A' }, file(bytes, 'a.png'))
    expect(fields).toEqual([{ field: 'image', message: 'Cette image dépasse 10\u00a0Mo.' }])
  })

  test('a file whose item is refused goes again', async () => {
    const before = keys()
    const refused = await saved('update', { id: 'U2VydmljZTo5OTk5OTk=' }, await jpeg(300, 200))
    expect(refused.__typename).toBe('NotFoundError')
    expect(keys()).toEqual(before)
    const { id } = await withImage(await jpeg(300, 200))
    const kept = keys()
    expect(kept).toHaveLength(before.length + 1)
    const outdated = await saved('update', { id, version: 9 }, await jpeg(300, 200))
    expect(outdated.__typename).toBe('ConflictError')
    expect(keys()).toEqual(kept)
  })

  test('who may not write leaves no file', async () => {
    const before = keys()
    await expect(saved('create', { nom: 'A' }, await jpeg(300, 200), client(server.origin))).rejects.toThrow(
      'Connectez-vous',
    )
    expect(keys()).toEqual(before)
  })

  test('the same clientMutationId keeps one file', async () => {
    const before = keys()
    const input = { nom: 'Une fois', clientMutationId: `une-fois-${kind}` }
    const picture = await jpeg(300, 200)
    const one = await saved('create', input, picture)
    const two = await saved('create', input, picture)
    expect(two.content).toMatchObject({ id: one.content?.id, image: { url: one.content?.image?.url } })
    expect(keys()).toHaveLength(before.length + 1)
  })

  test('absent leaves the picture, another replaces it, null removes it, and both can be taken back', async () => {
    const { id, image } = await withImage(await jpeg(300, 200))
    expect((await saved('update', { id, resume: 'R' })).content?.image?.url).toBe(image.url)
    const { content } = await saved('update', { id }, await jpeg(200, 300))
    expect(content?.image).toMatchObject({ width: 200, height: 300 })
    const second = content?.image?.url ?? ''
    expect((await saved('update', { id }, null)).content?.image).toBeNull()
    // They stay for the versions of the item, which administrators alone see.
    for (const url of [image.url, second])
      expect([await status(url), (await fetch(server.origin + url)).status]).toEqual([200, 404])
    const compared = `query ($id: ID!) { node(id: $id) { ... on Service { comparison(from: 1, to: 3) {
      fields { field older { image { url } } newer { image { url } } } } history(first: 1) { edges { node { id } } } } } }`
    const { node } = await administrator.run<{
      node: { comparison: { fields: object[] }; history: { edges: { node: { id: string } }[] } }
    }>(compared, { id })
    expect(node.comparison.fields).toContainEqual({
      field: 'image',
      older: { image: { url: image.url } },
      newer: { image: { url: second } },
    })
    await administrator.run(
      'mutation ($id: ID!) { undoChange(input: { id: $id }) { ... on Error { message } __typename } }',
      { id: node.history.edges[0]?.node.id },
    )
    expect((await present(id))?.url).toBe(second)
    await administrator.run(
      `mutation ($id: ID!) { restoreVersion(input: { id: $id, oldVersion: 1, fields: ["image"] }) { __typename } }`,
      { id },
    )
    expect((await present(id))?.url).toBe(image.url)
    await erase(id)
    expect(await status(image.url)).toBe(404)
  })

  test('an item without a file goes without a word about files', async () => {
    const before = server.log().length
    const { content } = await saved('create', { nom: 'Sans image' })
    await erase(content?.id)
    expect(server.log().slice(before)).not.toContain('"msg":"fichiers"')
  })

  test('a file is no text, and a malformed multipart request is the caller’s fault', async () => {
    const json = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...administrator.credentials() },
      body: JSON.stringify({ query: save('create'), variables: { input: { nom: 'A', image: {} } } }),
    })
    expect(await json.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    const operations = JSON.stringify({ query: save('create'), variables: { input: { nom: 'A' } } })
    for (const [name, value] of [
      ['map', '{"0": 5}'],
      ['map', '{"0": ["variables.input.image"]}'],
      ['map', '{"0": [["variables"]]}'],
      ['map', 'x'],
      ['operations', '5'],
      ['operations', 'null'],
      ['operations', '[]'],
      ['operations', '{'],
    ] as const) {
      const form = multipart(operations, { 'variables.input.rien': file('x', 'x') })
      form.set(name, value)
      if (value.includes('image')) form.set('0', 'un texte')
      const response = await fetch(`${server.origin}/graphql`, {
        method: 'POST',
        headers: administrator.credentials(),
        body: form,
      })
      const answer: { errors?: { extensions?: { code?: string } }[] } = await response.json()
      const code = answer.errors?.[0]?.extensions?.code
      expect({ value, code, status: response.status }).toEqual({ value, code: 'BAD_REQUEST', status: 400 })
    }
    const polluting = multipart('{"query":"{ __typename }"}', { '__proto__.rien': file('x', 'x') })
    const answer = await fetch(`${server.origin}/graphql`, { method: 'POST', body: polluting })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
    ])
  })
})

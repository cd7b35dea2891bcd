import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { contentTables, isMessageTable } from '../../db/content/contentTypes.ts'
import { jobCounts } from '../../db/jobs/jobs.ts'
import { kinds, newMigrated } from '../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../db/tables.ts'
import { typeNames } from '../../schema/content/globalId.ts'
import { sampleInput } from '../../schema/testing/testSchema.ts'
import { jpeg, pdf } from '../lab/testing/files.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { loadSite } from './site.ts'

interface Item {
  id: string
  databaseId: number
  version: number
  image?: { url: string }
}

interface Link {
  link: string
  previewLink: { id: string; createdBy: string; expiresAt: string }
}

describe.each(kinds)('a link to a preview, on %s', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let server: InProcess
  let db: Db
  let staff: ReturnType<typeof client>
  /** Done while a page is being rendered, before it asks for anything. */
  let meanwhile: () => Promise<unknown>

  beforeAll(async () => {
    place = await newMigrated(kind)
    const built = loadSite()
    const site: typeof built = {
      ...built,
      async render(request) {
        await meanwhile()
        return built.render(request)
      },
    }
    server = await startInProcess({ PUBLIC_URL: 'https://geometre.example' }, place, { site })
    db = await openDatabase({ ...place, isLockHeld: true })
    staff = client(server.origin)
    await staff.signIn()
  })
  beforeEach(() => {
    meanwhile = () => Promise.resolve()
  })
  afterAll(async () => {
    await server.stop()
    await db.close()
    place.remove()
  })

  async function create(table: ContentTable, input: object, files: Record<string, File> = {}): Promise<Item> {
    const name = typeNames[table]
    const image = 'variables.input.image' in files ? 'image { url }' : ''
    const { saved } = await staff.run<{ saved: { content: Item } }>(
      `mutation ($input: Create${name}Input!) { saved: create${name}(input: $input) {
        ... on Create${name}Payload { content { id databaseId version ${image} } } } }`,
      { input },
      files,
    )
    return saved.content
  }

  /** Address of the only file to download of a projet. */
  async function documentOf({ id }: Pick<Item, 'id'>): Promise<string> {
    const { node } = await staff.run<{ node: { documents: { url: string }[] } }>(
      'query ($id: ID!) { node(id: $id) { ... on Projet { documents { url } } } }',
      { id },
    )
    return node.documents[0]?.url ?? ''
  }

  async function share({ id }: Pick<Item, 'id'>): Promise<Link> {
    const { made } = await staff.run<{ made: Link }>(
      `mutation ($id: ID!) { made: createPreviewLink(input: { id: $id }) {
        ... on CreatePreviewLinkPayload { link previewLink { id createdBy expiresAt } } ... on Error { code } } }`,
      { id },
    )
    return made
  }

  const act = (verb: string, { id }: Pick<Item, 'id'>) =>
    staff.run<{ done: { __typename: string } }>(
      `mutation ($id: ID!) { done: ${verb}(input: { id: $id }) { __typename } }`,
      { id },
    )
  const get = (address: string, init?: RequestInit) =>
    fetch(address.replace('https://geometre.example', server.origin), init)
  const version = async () => (await db.read.selectFrom('contentVersion').selectAll().execute())[0]?.version
  const acts = async () =>
    (await db.read.selectFrom('journal').select(['act', 'accountNom']).orderBy('id').execute()).map(
      ({ act, accountNom }) => `${act} ${accountNom}`,
    )

  test('shows what is not published in its page, with its pictures, and leaves it as it was', async () => {
    const file = async () => ({ 'variables.input.image': await jpeg(100, 80) })
    const hidden = await create('projet', { nom: 'Lotissement caché', image: null }, await file())
    const other = await create('projet', { nom: 'Un autre', image: null }, await file())
    const { link, previewLink } = await share(hidden)
    expect(link).toMatch(/^https:\/\/geometre\.example\/apercu\/[\w-]{43}$/)
    const days = (Date.parse(previewLink.expiresAt) - Date.now()) / 86_400_000
    expect([previewLink.createdBy, Math.round(days)]).toEqual(['Administrateur', 7])
    const before = await acts()
    expect(before.at(-1)).toBe('share Administrateur')

    const page = await get(link)
    const html = await page.text()
    expect([page.status, html.includes('<h1'), html.includes('Lotissement caché')]).toEqual([200, true, true])
    expect(html).toContain('Ce lien fonctionne jusqu’au')
    expect({
      cache: page.headers.get('cache-control'),
      robots: page.headers.get('x-robots-tag'),
      referrer: page.headers.get('referrer-policy'),
      cookie: page.headers.get('set-cookie'),
    }).toEqual({
      cache: 'private, no-store',
      robots: 'noindex, nofollow',
      referrer: 'no-referrer',
      cookie: null,
    })
    // No script takes it over, which would ask for what visitors see.
    expect(html).not.toContain('id="donnees"')

    const path = new URL(link).pathname
    const picture = hidden.image?.url ?? ''
    expect(html).toContain(`${path}${picture.replace(/\d+\.webp$/, '')}`)
    const shown = await get(`${link}${picture}`)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await get(`${link}${other.image?.url}`)).status).toBe(404)
    expect((await get(`https://geometre.example${picture}`)).status).toBe(404)
    expect((await get('https://geometre.example/projets/lotissement-cache')).status).toBe(404)
    expect(await acts()).toEqual(before)
    await act('softDeleteContent', hidden)
    expect((await get(`${link}${picture}`)).status).toBe(404)
    await act('restoreContent', hidden)
    expect((await get(`${link}${picture}`)).status).toBe(200)
    const { admin, link: known } = await staff.run<{ admin: unknown; link: unknown }>(
      `query ($id: ID!) { link: node(id: $id) { id }
        admin { projets(search: "caché") { edges { node { status version previewLinks { id } } } } } }`,
      { id: previewLink.id },
    )
    expect(known).toEqual({ id: previewLink.id })
    const node = { status: false, version: hidden.version + 2, previewLinks: [{ id: previewLink.id }] }
    expect(admin).toEqual({ projets: { edges: [{ node }] } })
  })

  test('offers the files to download of what is not published, and no other file', async () => {
    const plan = new File([pdf], 'Plan de bornage.pdf')
    const hidden = await create(
      'projet',
      { nom: 'Avec un plan', documents: [{ file: null, titre: 'Le plan' }] },
      { 'variables.input.documents.0.file': plan },
    )
    const other = await create(
      'projet',
      { nom: 'Avec un autre', documents: [{ file: null }] },
      { 'variables.input.documents.0.file': new File([pdf, ' '], 'Autre.pdf') },
    )
    const { link } = await share(hidden)
    const html = await (await get(link)).text()
    const [, file = ''] = /href="\/apercu\/[\w-]+(\/documents\/[0-9a-f]{32})"/.exec(html) ?? []
    expect([html.includes('Le plan'), file]).toEqual([true, await documentOf(hidden)])
    const got = await get(`${link}${file}`)
    expect({
      status: got.status,
      type: got.headers.get('content-type'),
      cache: got.headers.get('cache-control'),
      disposition: got.headers.get('content-disposition'),
    }).toEqual({
      status: 200,
      type: 'application/pdf',
      cache: 'private, no-store',
      disposition: expect.stringMatching(/^attachment; filename="Plan de bornage.pdf"/),
    })
    expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true)
    expect((await get(`${link}${await documentOf(other)}`)).status).toBe(404)
    expect((await get(`https://geometre.example${file}`)).status).toBe(404)
    await act('softDeleteContent', hidden)
    expect((await get(`${link}${file}`)).status).toBe(404)
    await act('restoreContent', hidden)
    expect((await get(`${link}${file}`)).status).toBe(200)
    const { revoked } = await staff.run<{ revoked: { __typename: string } }>(
      'mutation ($id: ID!) { revoked: revokePreviewLink(input: { id: $id }) { __typename } }',
      { id: hidden.id },
    )
    expect([revoked.__typename, (await get(`${link}${file}`)).status]).toEqual([
      'RevokePreviewLinkPayload',
      404,
    ])
  })

  test('shows the picture in a text of what is not published, and of a draft, to nobody else', async () => {
    const added = async () => {
      const { answer } = await staff.run<{ answer: { media: { image: { url: string } } } }>(
        `mutation ($input: AddMediaInput!) { answer: addMedia(input: $input) {
          ... on MediaPayload { media { image { url } } } } }`,
        { input: { file: null } },
        { 'variables.input.file': await jpeg(100, 80) },
      )
      return answer.media.image.url
    }
    const [shown, drafted] = [await added(), await added()]
    const text = (url: string) => `<p>Avant</p><figure><img src="${url}" alt="Vue du lot"></figure>`
    const item = await create('projet', { nom: 'Illustré caché', description: text(shown) })
    const { link } = await share(item)
    const path = new URL(link).pathname
    const folder = (url: string) => `${path}${url.replace(/[^/]+$/, '')}`
    expect(await (await get(link)).text()).toContain(folder(shown))
    const statuses = async (url: string) => [
      (await get(`${link}${url}`)).status,
      (await get(`https://geometre.example${url}`)).status,
    ]
    expect([await statuses(shown), await statuses(drafted)]).toEqual([
      [200, 404],
      [404, 404],
    ])
    await staff.run(
      'mutation ($input: SaveProjetDraftInput!) { saveProjetDraft(input: $input) { __typename } }',
      { input: { id: item.id, description: text(drafted) } },
    )
    const html = await (await get(link)).text()
    expect([html.includes(folder(drafted)), html.includes(folder(shown))]).toEqual([true, false])
    expect(await statuses(drafted)).toEqual([200, 404])
  })

  test('shows the draft of what is published, with its picture, which visitors do not see', async () => {
    const jpg = async (side: number) => ({ 'variables.input.image': await jpeg(side, side) })
    const item = await create('projet', { nom: 'Pont', status: true, image: null }, await jpg(60))
    const save = (input: object, files: Record<string, File> = {}) =>
      staff.run<{ saved: { __typename: string } }>(
        `mutation ($input: SaveProjetDraftInput!) { saved: saveProjetDraft(input: $input) { __typename } }`,
        { input: { id: item.id, ...input } },
        files,
      )
    await save({ nom: 'Pont à péage', slug: 'peage', image: null }, await jpg(70))
    const { link } = await share(item)
    const html = await (await get(link)).text()
    expect(html).toContain('Pont à péage')
    const [, picture = ''] = /\/apercu\/[\w-]+(\/uploads\/[^" ]+\.webp)/.exec(html) ?? []
    expect([(await get(`${link}${picture}`)).status, picture.includes('/70.webp')]).toEqual([200, true])
    expect((await get(`https://geometre.example${picture}`)).status).toBe(404)
    expect(await (await get('https://geometre.example/projets/pont')).text()).not.toContain('péage')
    // Others have moved on with something else.
    await staff.run(`mutation ($input: UpdateProjetInput!) { updateProjet(input: $input) { __typename } }`, {
      input: { id: item.id, lieu: 'Grand-Bassam' },
    })
    const later = await (await get(link)).text()
    expect(['Pont à péage', 'Grand-Bassam'].map((text) => later.includes(text))).toEqual([true, true])
    // Another has taken its address: the item goes without its draft.
    await create('projet', { nom: 'Autre', slug: 'peage', status: true })
    const without = await get(link)
    expect([without.status, (await without.text()).includes('Pont à péage')]).toEqual([200, false])
  })

  test('of a question shows its section with nothing else that is hidden, unless that is in the trash', async () => {
    const section = await create('faq', { titre: 'Section cachée' })
    const question = (text: string, more: object = {}) =>
      create('faqQuestion', { question: text, reponse: '<p>Oui</p>', faq: section.id, ...more })
    await question('Autre question publiée ?', { status: true })
    const { link } = await share(await question('Question cherchée ?'))
    const html = await (await get(link)).text()
    expect(
      ['Section cachée', 'Question cherchée', 'Autre question'].map((text) => html.includes(text)),
    ).toEqual([true, true, false])
    await act('softDeleteContent', section)
    expect((await get(link)).status).toBe(404)
  })

  test('is no version of its item, and nobody’s change', async () => {
    const item = await create('partenaire', { nom: 'Ami' })
    await share(item)
    const { node } = await staff.run<{ node: unknown }>(
      `query ($id: ID!) { node(id: $id) { ... on Content { lastEntry { act } history { edges { node { act isVersion } } } } } }`,
      { id: item.id },
    )
    expect(node).toEqual({
      lastEntry: { act: 'CREATE' },
      history: {
        edges: [{ node: { act: 'SHARE', isVersion: false } }, { node: { act: 'CREATE', isVersion: true } }],
      },
    })
  })

  test('is gone once it is revoked, is over, or its item is in the trash or erased', async () => {
    const item = await create('service', { nom: 'Bornage', categories: [] })
    const [revoked, late, last] = [await share(item), await share(item), await share(item)]
    const statusOf = async ({ link }: Link) => (await get(link)).status
    expect(await Promise.all([revoked, late, last].map(statusOf))).toEqual([200, 200, 200])
    expect(await act('revokePreviewLink', revoked.previewLink)).toEqual({
      done: { __typename: 'RevokePreviewLinkPayload' },
    })
    expect((await acts()).at(-1)).toBe('unshare Administrateur')
    expect(await act('revokePreviewLink', revoked.previewLink)).toEqual({
      done: { __typename: 'NotFoundError' },
    })
    const past = new Date(Date.now() - 1).toISOString()
    await db.transaction((trx) =>
      sql`update "previewLink" set "expiresAt" = ${past} where "id" in (
        select max("id") - 1 from "previewLink")`.execute(trx),
    )
    expect(await Promise.all([revoked, late, last].map(statusOf))).toEqual([404, 404, 200])
    const gone = await (await get(late.link)).text()
    expect(gone).toContain('Cet aperçu n’est plus là')
    await act('softDeleteContent', item)
    expect(await statusOf(last)).toBe(404)
    expect(await share(item)).toEqual({ code: 'NOT_FOUND' })
    await act('restoreContent', item)
    expect(await statusOf(last)).toBe(200)
    // All of an item at once.
    await act('revokePreviewLink', item)
    expect(await statusOf(last)).toBe(404)
    const again = await share(item)
    await act('softDeleteContent', item)
    await act('eraseContent', item)
    expect(await statusOf(again)).toBe(404)
  })

  test('where its limit has no room the item stands in the place of another, in the preview alone', async () => {
    const shown: Item[] = []
    for (const nom of ['Une', 'Deux', 'Trois', 'Quatre']) {
      const item = await create('equipe', { ...sampleInput('equipe', nom), nom, status: true })
      shown.push(item)
    }
    const hidden = await create('equipe', { ...sampleInput('equipe', 'Cinq'), nom: 'Cinquième' })
    const { link } = await share(hidden)
    // The last sizes of a picture of before move the version too.
    await expect
      .poll(async () => (await jobCounts(db.read)).filter(({ kind }) => kind === 'avif'))
      .toEqual([])
    const before = await version()
    const html = await (await get(link)).text()
    expect(await version()).toBe(before)
    expect(['Une', 'Cinquième'].map((nom) => html.includes(nom))).toEqual([true, true])
    const page = await (await get('https://geometre.example/equipe')).text()
    expect(['Une', 'Quatre', 'Cinquième'].map((nom) => page.includes(nom))).toEqual([true, true, false])
  })

  test('holds up nobody who writes while its page is rendered', async () => {
    const item = await create('partenaire', { nom: 'Caché' })
    const other = await create('partenaire', { nom: 'Publié entre-temps' })
    const { link } = await share(item)
    meanwhile = async () => {
      meanwhile = () => Promise.resolve()
      await act('publishContent', other)
    }
    const html = await (await get(link)).text()
    expect(['Caché', 'Publié entre-temps'].map((nom) => html.includes(nom))).toEqual([true, true])
  })

  // What follows is the same on both.
  if (kind === 'postgres') return

  test.each(contentTables.filter((table) => !isMessageTable(table)))(
    'there is a page for %s',
    async (table) => {
      const faq = table === 'faqQuestion' ? { faq: (await create('faq', { titre: 'Délais' })).id } : {}
      const item = await create(table, { ...sampleInput(table, 'Repérable'), ...faq })
      const page = await get((await share(item)).link)
      const html = await page.text()
      // A section without questions, and a category without services, stand nowhere.
      const isShown = table !== 'faq' && table !== 'categorieService'
      expect([page.status, html.includes('Repérable')]).toEqual([200, isShown])
    },
  )

  test('messages have none, and an address that opens nothing tells nothing', async () => {
    const message = await create('contact', sampleInput('contact', 'Bonjour'))
    expect(await share(message)).toEqual({ code: 'VALIDATION' })
    for (const path of [
      '/apercu/',
      `/apercu/${'a'.repeat(43)}`,
      '/apercu/a/uploads/b/480.webp',
      '/apercu/../admin',
    ])
      expect([path, (await get(`https://geometre.example${path}`, { redirect: 'manual' })).status]).toEqual([
        path,
        path.endsWith('admin') ? 302 : 404,
      ])
  })

  test('there are so many to an item, and so many pages of one link a minute', async () => {
    const item = await create('faq', { titre: 'Prix' })
    const links = []
    for (let n = 0; n < 20; n++) links.push(await share(item))
    expect(await share(item)).toEqual({ code: 'VALIDATION' })
    const statuses = new Set<number>()
    for (let n = 0; n < 31; n++) statuses.add((await get(links[0]?.link ?? '')).status)
    expect([...statuses]).toEqual([200, 503])
  })
})

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { docx, file, jpeg, pdf, picture } from '../lab/testing/files.ts'

interface Media {
  id: string
  name: string
  size: number
  addedBy: string
  keptUntil: string | null
  image: { url: string; width: number }
}

interface Answer {
  __typename: string
  message?: string
  media?: Media
  deletedMediaId?: string
  content?: { id: string; galerie: { legende: string | null; image: { media: string; url: string } }[] }
  fields?: { field: string; message: string }[]
}

interface Downloads {
  __typename: string
  content?: {
    id: string
    documents: { titre: string; url: string; size: number; name: string; media: string }[]
  }
  fields?: { field: string; message: string }[]
}

const errors = '... on Error { message } ... on ValidationError { fields { field message } }'
const media = 'media { id name size addedBy keptUntil image { url width } }'
const add = `mutation ($input: AddMediaInput!) { answer: addMedia(input: $input) {
  __typename ... on MediaPayload { ${media} } ${errors} } }`
const cropping = `mutation ($input: CropMediaInput!) { answer: cropMedia(input: $input) {
  __typename ... on MediaPayload { ${media} } ${errors} } }`
const create = `mutation ($input: CreateProjetInput!) { answer: createProjet(input: $input) {
  __typename ... on CreateProjetPayload { content { id galerie { legende image { media url } } } } ${errors} } }`

describe.each(programKinds)('pictures of the library, on %s', (kind) => {
  let server: InProcess
  let dataDir: string
  let remove: () => void
  let staff: ReturnType<typeof client>

  beforeAll(async () => {
    const place = await newMigrated(kind)
    ;({ dataDir, remove } = place)
    server = await startInProcess({}, place)
    staff = client(server.origin)
    await staff.signIn()
  })
  afterAll(async () => {
    await server.stop()
    remove()
  })

  const run = async (query: string, input: object, files: Record<string, File> = {}): Promise<Answer> =>
    (await staff.run<{ answer: Answer }>(query, { input }, files)).answer
  async function added(picture: File): Promise<Media> {
    const { media, ...failure } = await run(add, { file: null }, { 'variables.input.file': picture })
    if (!media) throw new Error(JSON.stringify(failure))
    return media
  }
  const keyOf = (url: string) => url.split('/')[2] ?? ''
  const isStored = (url: string) => existsSync(join(dataDir, 'uploads', keyOf(url)))
  const folders = () => readdirSync(join(dataDir, 'uploads')).filter((name) => !name.startsWith('.'))
  const statusFor = async (url: string, who?: typeof staff) =>
    (await fetch(server.origin + url, { headers: who?.credentials() ?? {} })).status

  test('a picture is added, described by its sender, and seen by staff alone', async () => {
    const sent = await jpeg(800, 600, 'Façade.jpg')
    const { image, ...media } = await added(sent)
    expect(media).toMatchObject({
      name: 'Façade.jpg',
      size: sent.size,
      addedBy: 'Administrateur',
      keptUntil: null,
    })
    expect([await statusFor(image.url), await statusFor(image.url, staff)]).toEqual([404, 200])
  })

  test('the same bytes are one picture, whoever is first, and however many come at a time', async () => {
    const sent = await jpeg(640, 480, 'une.jpg')
    const before = folders().length
    const all = await Promise.all([added(sent), added(sent), added(sent)])
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    const { content } = await run(
      create,
      { nom: 'Par le champ', image: null, galerie: [{ image: null }] },
      {
        'variables.input.image': sent,
        'variables.input.galerie.0.image': sent,
      },
    )
    expect(content?.galerie.map(({ image }) => image.media)).toEqual([all[0]?.id])
    expect(folders()).toHaveLength(before + 1)
  })

  test('a gallery takes files and pictures that are there, in one request', async () => {
    const known = await added(await jpeg(500, 400, 'connue.jpg'))
    const { content, ...failure } = await run(
      create,
      {
        nom: 'Mélangée',
        galerie: [
          { image: null, legende: 'Nouvelle' },
          { image: known.id, legende: 'Connue' },
          { image: null },
        ],
      },
      {
        'variables.input.galerie.0.image': await jpeg(510, 400, 'a.jpg'),
        'variables.input.galerie.2.image': await jpeg(520, 400, 'b.jpg'),
      },
    )
    expect(failure.fields).toBeUndefined()
    expect(content?.galerie.map(({ legende }) => legende)).toEqual(['Nouvelle', 'Connue', null])
    expect(content?.galerie[1]?.image.media).toBe(known.id)
    const url = content?.galerie[0]?.image.url ?? ''
    expect(await statusFor(url)).toBe(404)
    await staff.run('mutation ($id: ID!) { publishProjet(input: { id: $id }) { __typename } }', {
      id: content?.id,
    })
    expect(await statusFor(url)).toBe(200)
  })

  test('a hostile picture is told by its place, the others of its gallery by theirs, and none is kept', async () => {
    const before = folders()
    const { fields } = await run(
      create,
      { nom: 'Refusée', galerie: [{ image: null }, { image: null }, { image: null }] },
      {
        'variables.input.galerie.0.image': await jpeg(530, 400),
        'variables.input.galerie.1.image': file(
          '<svg xmlns="http://www.w3.org/2000/svg"/>',
          'a.png',
          'image/png',
        ),
        'variables.input.galerie.2.image': file(
          (await picture(200, 200).png().toBuffer()).subarray(0, 300),
          'tronquée.png',
        ),
      },
    )
    expect(fields?.map(({ field }) => field)).toEqual(['galerie.1.image', 'galerie.2.image'])
    expect(folders()).toEqual(before)
  })

  test('a refused request does not take a picture from another that has just been sent it again', async () => {
    const sent = await jpeg(540, 400, 'deux-fois.jpg')
    const first = await run(
      create,
      { nom: 'Première', galerie: [{ image: null }] },
      {
        'variables.input.galerie.0.image': sent,
      },
    )
    const url = first.content?.galerie[0]?.image.url ?? ''
    const refused = await run(
      create,
      { nom: '', galerie: [{ image: null }] },
      {
        'variables.input.galerie.0.image': sent,
      },
    )
    expect(refused.__typename).toBe('ValidationError')
    expect([isStored(url), await statusFor(url, staff)]).toEqual([true, 200])
  })

  test('an erased picture goes from the disk, one that is used stays', async () => {
    const { id, image } = await added(await jpeg(550, 400, 'à effacer.jpg'))
    const erase = `mutation ($input: EraseMediaInput!) { answer: eraseMedia(input: $input) {
      __typename ... on EraseMediaPayload { deletedMediaId } ${errors} } }`
    const { content } = await run(create, { nom: 'Emploi', galerie: [{ image: id }] })
    expect(await run(erase, { id })).toMatchObject({
      message: 'Ce fichier sert encore à «\u00a0Emploi\u00a0».',
    })
    expect(isStored(image.url)).toBe(true)
    expect(await run(erase, { id, evenUsed: true })).toMatchObject({ deletedMediaId: id })
    expect([isStored(image.url), await statusFor(image.url, staff)]).toEqual([false, 404])
    const { node } = await staff.run<{ node: { galerie: unknown[] } }>(
      'query ($id: ID!) { node(id: $id) { ... on Projet { galerie { legende } } } }',
      { id: content?.id },
    )
    expect(node.galerie).toEqual([])
  })

  test('a PDF is downloaded by whoever sees its item, under its name, and by nobody else', async () => {
    const plan = new File([pdf], 'Plan « type ».pdf')
    const offer = `mutation ($input: CreateOffreInput!) { answer: createOffre(input: $input) { __typename
      ... on CreateOffrePayload { content { id documents { titre url size name media } } } ${errors} } }`
    const { content, ...failure } = await staff
      .run<{ answer: Downloads }>(
        offer,
        {
          input: {
            titre: 'Topographe',
            status: true,
            documents: [{ file: null, titre: 'Fiche de poste' }, { file: null }],
          },
        },
        {
          'variables.input.documents.0.file': plan,
          'variables.input.documents.1.file': new File([pdf, ' '], 'Consignes.pdf'),
        },
      )
      .then(({ answer }) => answer)
    if (!content) throw new Error(JSON.stringify(failure))
    expect(content.documents).toMatchObject([
      { titre: 'Fiche de poste', size: pdf.length, name: 'Plan « type ».pdf' },
      { titre: 'Consignes', size: pdf.length + 1 },
    ])
    const { url, media } = content.documents[0] ?? { url: '', media: '' }
    const got = await fetch(server.origin + url)
    expect({
      status: got.status,
      type: got.headers.get('content-type'),
      disposition: got.headers.get('content-disposition'),
      policy: got.headers.get('content-security-policy'),
      cache: got.headers.get('cache-control'),
    }).toEqual({
      status: 200,
      type: 'application/pdf',
      disposition: expect.stringMatching(/^attachment; .*Plan%20%C2%AB%20type%20%C2%BB\.pdf$/),
      policy: "sandbox; default-src 'none'",
      cache: 'public, max-age=31536000, s-maxage=30, immutable',
    })
    expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true)
    const etag = got.headers.get('etag') ?? ''
    expect((await fetch(server.origin + url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const library = await staff.run<{ admin: { medias: { edges: { node: object }[] } } }>(
      '{ admin { medias(kind: DOCUMENT, first: 1, search: "plan type") { edges { node { id url kind image { url } } } } } }',
    )
    expect(library.admin.medias.edges).toEqual([{ node: { id: media, url, kind: 'DOCUMENT', image: null } }])
    await staff.run('mutation ($id: ID!) { unpublishOffre(input: { id: $id }) { __typename } }', {
      id: content.id,
    })
    await expect.poll(() => statusFor(url), { timeout: 20_000, interval: 500 }).toBe(404)
    expect(await statusFor(url, staff)).toBe(200)
  })

  test('a download is a PDF and nothing else, and no document that a visitor sent', async () => {
    const page = `mutation ($input: CreatePageInput!) { answer: createPage(input: $input) { __typename ${errors} } }`
    const refusal = async (sent: File) =>
      (
        await run(
          page,
          { titre: 'Page', documents: [{ file: null }] },
          { 'variables.input.documents.0.file': sent },
        )
      ).fields
    const invalid = [{ field: 'documents.0.file', message: 'Ce document n’est pas un PDF lisible.' }]
    expect(await refusal(file('<html><script>alert(1)</script>', 'a.pdf', 'application/pdf'))).toEqual(
      invalid,
    )
    expect(await refusal(new File([new Uint8Array(docx)], 'a.docx'))).toEqual(invalid)
    expect(await refusal(new File([pdf, new Uint8Array(10 * 1024 * 1024)], 'a.pdf'))).toEqual([
      { field: 'documents.0.file', message: 'Ce document dépasse 10\u00a0Mo.' },
    ])
    const visitor = client(server.origin)
    await visitor.run(
      `mutation ($input: CreateCarriereInput!) { createCarriere(input: $input) { __typename } }`,
      { input: { nom: 'Awa', email: 'awa@example.com', cv: null } },
      { 'variables.input.cv': new File([pdf, '  '], 'cv.pdf') },
    )
    const { admin } = await staff.run<{
      admin: { carrieres: { edges: { node: { cv: { url: string } } }[] } }
    }>('{ admin { carrieres(first: 1) { edges { node { cv { url } } } } } }')
    const key = keyOf(admin.carrieres.edges[0]?.node.cv.url ?? '')
    const image = Buffer.from(`Media:${key}`).toString('base64')
    expect((await run(page, { titre: 'Page', documents: [{ file: image }] })).fields).toEqual([
      { field: 'documents.0.file', message: 'Ce document n’est plus là.' },
    ])
  })

  test('the picture as it was sent is for staff to save, with the time at which it was taken', async () => {
    const bytes = await picture(700, 500)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: 'Lieu' }, IFD2: { DateTimeOriginal: '2026:03:31 08:15:00' } })
      .toBuffer()
    const media = await added(file(bytes, 'DSC 0012.jpg', 'image/jpeg'))
    const { node } = await staff.run<{ node: { originalUrl: string; takenAt: string } }>(
      'query ($id: ID!) { node(id: $id) { ... on Media { originalUrl takenAt } } }',
      { id: media.id },
    )
    expect(node.takenAt).toBe('2026-03-31T08:15:00.000Z')
    const got = await fetch(server.origin + node.originalUrl, { headers: staff.credentials() })
    expect([got.status, got.headers.get('content-disposition'), got.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="DSC 0012.jpg"/),
      'private, no-store',
    ])
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true)
    const { content } = await run(create, { nom: 'Vue', status: true, galerie: [{ image: media.id }] })
    // Visitors see the copies alone, which say nothing of where and when.
    expect(await statusFor(node.originalUrl)).toBe(404)
    const url = content?.galerie[0]?.image.url ?? ''
    const shown = await fetch(server.origin + url)
    expect([shown.status, (await sharp(await shown.arrayBuffer()).metadata()).exif]).toEqual([200, undefined])
  })

  test('what a picture was when it was sent is told to staff', async () => {
    const bytes = await picture(2400, 1200).withIccProfile('cmyk').jpeg().toBuffer()
    const { id, image } = await added(file(bytes, 'affiche.jpg', 'image/jpeg'))
    const query = `query ($id: ID!) { node(id: $id) { ... on Media {
      sent { width height isAnimated colourSpace } } } }`
    const told = async (media: string) => (await staff.run<{ node: object }>(query, { id: media })).node
    expect(await told(id)).toEqual({
      sent: { width: 2400, height: 1200, isAnimated: false, colourSpace: 'CMYK' },
    })
    expect(image.width).toBe(1920)
    const { media: part } = await run(cropping, { id, width: 0.5 })
    expect(await told(part?.id ?? '')).toEqual({ sent: null })
  })

  test('a crop shows a part of the original, turned and straightened, and the original stays', async () => {
    const whole = await added(await jpeg(800, 600, 'deux moitiés.jpg'))
    const crop = async (input: object) => {
      const { media, ...failure } = await run(cropping, { id: whole.id, ...input })
      if (!media) throw new Error(JSON.stringify(failure))
      const pixels = sharp(
        await (await fetch(server.origin + media.image.url, { headers: staff.credentials() })).arrayBuffer(),
      )
      const { data, info } = await pixels.removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => {
        const place = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3
        const [red = 0, , blue = 0] = data.subarray(place, place + 3)
        return red > 120 && blue < 80 ? 'red' : blue > 120 && red < 80 ? 'blue' : `${red},${blue}`
      }
      return { media, at, size: [info.width, info.height] }
    }
    const right = await crop({ left: 0.5, width: 0.5 })
    expect([right.size, right.at(0.05, 0.5), right.at(0.95, 0.5)]).toEqual([[400, 600], 'blue', 'blue'])
    // It stays as the picture that it was made from, which was put into the library.
    expect([whole.keptUntil, right.media.keptUntil]).toEqual([null, null])
    const turned = await crop({ quarterTurns: 1 })
    expect([turned.size, turned.at(0.5, 0.05), turned.at(0.5, 0.95)]).toEqual([[600, 800], 'red', 'blue'])
    const straight = await crop({ degrees: 10 })
    // It keeps its shape, and no corner is empty.
    expect((straight.size[0] ?? 0) / (straight.size[1] ?? 1)).toBeCloseTo(800 / 600, 1)
    expect([0.01, 0.99].flatMap((x) => [0.01, 0.99].map((y) => straight.at(x, y)))).toEqual([
      'red',
      'red',
      'blue',
      'blue',
    ])
    expect((await crop({ left: 0.5, width: 0.5 })).media.id).toBe(right.media.id)
    // What is cropped again begins with the original, and is that once nothing is cut away.
    const again = await run(cropping, { id: right.media.id, quarterTurns: 1 })
    expect(again.media?.id).toBe(turned.media.id)
    expect((await run(cropping, { id: right.media.id })).media?.id).toBe(whole.id)
    const { node } = await staff.run<{ node: object }>(
      'query ($id: ID!) { node(id: $id) { ... on Media { original { id } crop { left width degrees } } } }',
      { id: right.media.id },
    )
    expect(node).toEqual({ original: { id: whole.id }, crop: { left: 0.5, width: 0.5, degrees: 0 } })
    for (const input of [{ degrees: 16 }, { left: 0.6, width: 0.6 }, { width: 0.01 }, { quarterTurns: 4 }])
      expect([input, (await run(cropping, { id: whole.id, ...input })).__typename]).toEqual([
        input,
        'ValidationError',
      ])

    // It goes where it is used, and keeps its original there.
    await run(create, { nom: 'Recadrée', galerie: [{ image: right.media.id }] })
    const erase = `mutation ($input: EraseMediaInput!) { answer: eraseMedia(input: $input) { __typename ${errors} } }`
    expect(await run(erase, { id: whole.id, evenUsed: true })).toMatchObject({
      message: 'Des recadrages de cette image servent encore\u00a0: effacez-les d’abord.',
    })
    await run(erase, { id: right.media.id, evenUsed: true })
    expect((await run(erase, { id: whole.id })).__typename).toBe('EraseMediaPayload')
    expect(
      [whole, right.media, turned.media, straight.media].filter(({ image }) => isStored(image.url)),
    ).toEqual([])
  })

  test('a crop of a picture that was sent for one item goes by itself, until the picture is put into the library', async () => {
    const sent = await jpeg(610, 400, 'pour un projet.jpg')
    const { content } = await run(
      create,
      { nom: 'Un seul', galerie: [{ image: null }] },
      { 'variables.input.galerie.0.image': sent },
    )
    const id = content?.galerie[0]?.image.media
    const crop = async () => (await run(cropping, { id, left: 0.5, width: 0.5 })).media
    const made = await crop()
    expect(Date.parse(made?.keptUntil ?? '') / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 90, 0)
    await added(sent)
    expect(await crop()).toMatchObject({ id: made?.id, keptUntil: null })
  })

  test('the journal says who added, described, replaced and erased a picture', async () => {
    const from = await lastLine(server.db)
    const { id } = await added(await jpeg(570, 400, 'suivie.jpg'))
    const act = (name: string, input: object) =>
      staff.run(
        `mutation ($input: ${name.charAt(0).toUpperCase() + name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
        { input },
      )
    await act('updateMedia', { id, name: 'Suivie', alt: 'Le chantier' })
    const { content } = await run(create, { nom: 'Journalisée', galerie: [{ image: id }] })
    const other = await added(await jpeg(580, 400, 'autre.jpg'))
    await act('replaceMedia', { id, file: other.id })
    await act('eraseMedia', { id })
    expect(content).toBeTruthy()
    const lines = (await linesAfter(server.db, from)).map(({ act, accountNom, fields, libelle }) =>
      [act, accountNom, libelle, fields].filter((one) => one !== null).join(' '),
    )
    expect(lines).toEqual([
      'addMedia Administrateur ["suivie.jpg"]',
      'updateMedia Administrateur ["name","alt"]',
      'create Administrateur Journalisée',
      'addMedia Administrateur ["autre.jpg"]',
      'update Administrateur Journalisée ["galerie"]',
      'replaceMedia Administrateur ["Suivie"]',
      'eraseMedia Administrateur ["Suivie"]',
    ])
  })

  test('a file that is a picture as well as a PDF is one of each', async () => {
    const photo = Buffer.from(await (await jpeg(590, 400)).arrayBuffer())
    const comment = Buffer.from('\xff\xfe\x00\x0a%PDF-1.4', 'latin1')
    const sent = file(Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]), 'les deux.jpg')
    const { id } = await added(sent)
    const { content, fields } = await run(
      create,
      { nom: 'Deux sortes', galerie: [{ image: null }] },
      { 'variables.input.galerie.0.image': sent },
    )
    expect(fields).toBeUndefined()
    expect(content?.galerie).toHaveLength(1)
    expect(content?.galerie[0]?.image.media).not.toBe(id)
  })

  test('a name is no longer than staff may write one', async () => {
    const { name } = await added(await jpeg(595, 400, `${'très long '.repeat(500)}.jpg`))
    expect(name).toHaveLength(255)
  })

  test('who may not write adds none', async () => {
    const before = folders()
    const visitor = client(server.origin)
    await expect(
      visitor.run(add, { input: { file: null } }, { 'variables.input.file': await jpeg(560, 400) }),
    ).rejects.toThrow('Connectez-vous')
    expect(folders()).toEqual(before)
  })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { file, heic, jpeg, pdf, picture } from '../lab/testing/files.ts'

interface Answer {
  __typename: string
  media?: { id: string; name: string; image: { url: string; width: number; height: number } }
  fields?: { field: string; code: string; message: string }[]
}

const add = `mutation ($input: AddMediaInput!) { answer: addMedia(input: $input) { __typename
  ... on MediaPayload { media { id name image { url width height } } }
  ... on ValidationError { fields { field code message } } } }`

const invalid = 'Cette image n’est pas lisible\u00a0: PNG, JPEG, WebP, AVIF ou GIF.'

/** Bytes of a picture of which one is another in the middle. */
function altered(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  const middle = copy.length >> 1
  copy[middle] = (copy[middle] ?? 0) ^ 0xff
  return copy
}

describe.each(programKinds)('forty pictures some of which are hostile, on %s', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let server: InProcess
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

  const send = async (sent: File): Promise<Answer> =>
    (
      await staff.run<{ answer: Answer }>(
        add,
        { input: { file: null } },
        {
          'variables.input.file': sent,
        },
      )
    ).answer

  test('each of those is refused by a sentence of its own, and the others are kept', async () => {
    const png = await picture(400, 300).png().toBuffer()
    const photo = await picture(400, 300).jpeg().toBuffer()
    const hostile: [File, code: string, message: string][] = [
      [
        file(await picture(7_200, 7_200).png({ compressionLevel: 9 }).toBuffer(), 'bombe.png'),
        'TOO_LONG',
        'Cette image dépasse 50\u00a0millions de pixels.',
      ],
      [
        file(Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 'lourde.png'),
        'TOO_LONG',
        'Cette image dépasse 10\u00a0Mo.',
      ],
      [file(png.subarray(0, png.length >> 1), 'tronquée.png'), 'INVALID', invalid],
      [file(photo.subarray(0, photo.length >> 1), 'tronquée.jpg'), 'INVALID', invalid],
      [file(altered(png), 'altérée.png'), 'INVALID', invalid],
      [file('MZ\u0090\0\u0003', 'programme.jpg', 'image/jpeg'), 'INVALID', invalid],
      [file('<html><script>alert(1)</script>', 'page.png', 'image/png'), 'INVALID', invalid],
      [file(heic, 'IMG_0001.jpg'), 'INVALID', expect.stringContaining('au format HEIC')],
      [file('', 'vide.png'), 'INVALID', invalid],
    ]
    const all: { sent: File; refusal: unknown }[] = []
    for (let n = 0; all.length < 40; n++) {
      const [sent, code, message] = hostile[n] ?? []
      if (sent) all.push({ sent, refusal: [{ field: 'file', code, message }] })
      all.push({ sent: await jpeg(200 + n, 150, `vue-${n}.jpg`), refusal: undefined })
    }
    const answers: Answer[] = []
    // As many at a time as a browser has on their way at the most.
    for (let n = 0; n < all.length; n += 4)
      answers.push(...(await Promise.all(all.slice(n, n + 4).map(({ sent }) => send(sent)))))
    expect(answers.map(({ fields }, n) => [all[n]?.sent.name, fields])).toEqual(
      all.map(({ sent, refusal }) => [sent.name, refusal]),
    )
    const kept = answers.flatMap(({ media }) => media ?? [])
    expect(kept).toHaveLength(40 - hostile.length)
    for (const { image } of kept)
      expect((await fetch(server.origin + image.url, { headers: staff.credentials() })).status).toBe(200)
    const folders = readdirSync(join(place.dataDir, 'uploads')).filter((name) => !name.startsWith('.'))
    expect(folders.toSorted()).toEqual(kept.map(({ image }) => image.url.split('/')[2]).toSorted())
  })

  test('a very wide one is kept, as wide as a page needs; a PDF by the name of a picture is a document', async () => {
    const wide = await send(file(await picture(20_000, 300).png().toBuffer(), 'panorama.png'))
    expect(wide.media?.image).toMatchObject({ width: 1_920, height: 29 })
    expect((await send(file(pdf, 'plan.png', 'image/png'))).media?.image ?? null).toBeNull()
  })

  test('one altered byte of a JPEG is either seen or harmless', async () => {
    const answer = await send(file(altered(await picture(640, 480).jpeg().toBuffer()), 'altérée.jpg'))
    const isKept = answer.media?.image.width === 640
    expect(isKept || answer.fields?.[0]?.message === invalid).toBe(true)
  })
})

import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { createRateLimits } from '../security/rateLimit.ts'
import { file, jpeg, pdf } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client, multipart, runProgram } from '../lab/servers/server.ts'

const saved = '{ __typename ... on ValidationError { code fields { field message } } }'
const apply = `mutation ($input: CreateCarriereInput!) { saved: createCarriere(input: $input) ${saved} }`
const partner = `mutation ($input: CreatePartenaireInput!) { saved: createPartenaire(input: $input) ${saved} }`
const cv = { 'variables.input.cv': file(pdf, 'cv.pdf') }
const application = { input: { nom: 'Awa', email: 'awa@example.com', cv: null } }
const refused = (field: string, message: string) => ({
  saved: { __typename: 'ValidationError', code: 'VALIDATION', fields: [{ field, message }] },
})
const noRoom = 'Ce site n’a plus de place pour un fichier en ce moment\u00a0: envoyez le reste sans lui.'
const tooMuch =
  'Trop de fichiers ont été envoyés d’ici en un jour\u00a0: envoyez le reste sans lui, ou réessayez demain.'

describe.each([
  ...programKinds.map((kind) => ({ kind, thread: false })),
  { kind: 'sqlite' as const, thread: true },
])('with less free room than DISK_RESERVE: $kind, read by a thread: $thread', ({ kind, thread }) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let server: InProcess
  let staff: ReturnType<typeof client>

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({ DISK_RESERVE: '900000T' }, place, { thread })
    staff = client(server.origin)
    await staff.signIn()
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  test('files are refused by a sentence, and all else goes on', async () => {
    expect(await client(server.origin).run(apply, application, cv)).toEqual(refused('cv', noRoom))
    expect(await client(server.origin).run(apply, application)).toMatchObject({
      saved: { __typename: 'CreateCarrierePayload' },
    })
    const logo = { 'variables.input.logo': await jpeg(20, 20) }
    expect(await staff.run(partner, { input: { nom: 'IGN', logo: null } }, logo)).toEqual(
      refused('logo', noRoom),
    )
    const form = new FormData()
    form.set('nom', 'Awa')
    form.set('email', 'awa@example.com')
    form.set('cv', file(pdf, 'cv.pdf'))
    const rest = await fetch(`${server.origin}/api/carriere/store`, { method: 'POST', body: form })
    expect([rest.status, await rest.json()]).toMatchObject([422, { errors: { cv: [noRoom] } }])
    const kept = readdirSync(place.dataDir, { recursive: true }).map(String)
    expect(kept.filter((name) => /(uploads|documents)\/[0-9a-f]/.test(name))).toEqual([])
  })

  test('the dashboard and the doctor say so', async () => {
    expect(await staff.run('{ admin { takesFiles } }')).toEqual({ admin: { takesFiles: false } })
    const { said } = await runProgram('doctor', [], {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.url ?? '',
      DISK_RESERVE: '900000T',
    })
    expect(said).toContain('✗ Il reste moins de place que DISK_RESERVE')
  })
})

describe('files of one address in a day', () => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let server: InProcess
  beforeAll(async () => {
    place = await newMigrated('postgres')
    server = await startInProcess({ TRUST_PROXY: '1' }, place)
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  test('are bounded by their bytes, whichever server they come to; its messages are not', async () => {
    const post = async (address: string, files: Record<string, File>) => {
      const body = multipart(JSON.stringify({ query: apply, variables: application }), files)
      const init = { method: 'POST', body, headers: { 'x-forwarded-for': address } }
      const answer: { data?: unknown } = await (await fetch(`${server.origin}/graphql`, init)).json()
      return answer.data
    }
    // Those that another server has taken.
    const others = createRateLimits(server.db)
    expect(await others.allows('files', '192.0.2.7', 204_799)).toBe(true)
    const created = { saved: { __typename: 'CreateCarrierePayload' } }
    expect(await post('192.0.2.7', cv)).toEqual(created)
    expect(await post('192.0.2.7', cv)).toEqual(refused('cv', tooMuch))
    expect(await post('192.0.2.7', {})).toEqual(created)
    expect(await post('192.0.2.8', cv)).toEqual(created)
    // In a server's own memory likewise.
    const alone = createRateLimits({ statement: null })
    expect(await alone.allows('files', 'a', 204_800)).toBe(true)
    expect(await alone.allows('files', 'a', 1)).toBe(false)
  })

  test('one part of a form goes to one place', async () => {
    const both =
      'mutation ($a: CreateCarriereInput!, $b: CreateCarriereInput!) { a: createCarriere(input: $a) { __typename } b: createCarriere(input: $b) { __typename } }'
    const one = { nom: 'Awa', email: 'awa@example.com', cv: null }
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: both, variables: { a: one, b: one } }))
    form.set('map', JSON.stringify({ 0: ['variables.a.cv', 'variables.b.cv'] }))
    form.set('0', file(pdf, 'cv.pdf'))
    const answer = await fetch(`${server.origin}/graphql`, { method: 'POST', body: form })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ message: 'Une partie de ce formulaire va à une place, et à une seule.' }] },
    ])
  })
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { globalIdOf } from '../../schema/content/globalId.ts'
import { file, jpeg, pdf } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

const pictured = [
  ['entreprise', 'logo', { nom: 'Géo', email1: 'a@example.com', phone1: '0700000001' }],
  ['service', 'image', { nom: 'Bornage' }],
  ['presentations', 'image', { titre: 'Nous' }],
  ['slides', 'image', { titre: 'Un' }],
  ['projets', 'image', { nom: 'Pont' }],
  ['equipe', 'photo', { nom: 'Koné' }],
  ['partenaire', 'logo', { nom: 'IGN' }],
  ['testimonial', 'photo', { nom: 'Awa', message: 'Exact' }],
] as const

describe.each(programKinds)('files through the REST API on %s', (kind) => {
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

  async function ask(
    method: string,
    path: string,
    given: Record<string, unknown>,
    headers = administrator.credentials(),
  ) {
    const form = new FormData()
    const json = !Object.values(given).some((value) => value instanceof File)
    for (const [name, value] of Object.entries(given)) {
      if (value instanceof File) form.set(name, value)
      else form.set(name, value === null ? '' : String(value))
    }
    const response = await fetch(`${server.origin}/api/${path}`, {
      method,
      headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
      body: json ? JSON.stringify(given) : form,
    })
    const answer: Record<string, unknown> = await response.json()
    const [only] = Object.values(answer)
    const item = Object.keys(answer).length === 1 ? Object(only) : answer
    return { status: response.status, item: { ...Object(item) } }
  }

  /** Where the file of an absolute URL lies. */
  function onDisk(url: unknown): boolean {
    return existsSync(join(dataDir, new URL(String(url)).pathname))
  }

  test.each(pictured)('%s: %s comes, stays, is replaced and goes', async (path, field, body) => {
    const { status, item } = await ask('POST', `${path}/store`, { ...body, [field]: await jpeg(60, 40) })
    expect({ status, item }).toMatchObject({
      status: 201,
      item: { [field]: expect.stringMatching(/^http:\/\/.+\/uploads\/[0-9a-f]{32}\/60\.webp$/) },
    })
    const url = `${path}/update/${item.id}`
    // What GET gave changes nothing, in JSON and as a form, beside an input in which no file was chosen too.
    expect((await ask('PUT', url, item)).item).toEqual(item)
    const form = new FormData()
    form.set(field, item[field])
    const again = await fetch(`${server.origin}/api/${url}`, {
      method: 'PUT',
      headers: administrator.credentials(),
      body: form,
    })
    expect(await again.json()).toEqual(item)
    expect((await ask('PUT', url, { [field]: new File([], '') })).item).toEqual(item)
    expect(await ask('PUT', url, { [field]: 'https://autre.example/x.png' })).toMatchObject({
      status: 422,
      item: { errors: { [field]: ['Ce champ doit être un fichier.'] } },
    })
    expect(await ask('PUT', url, { [field]: file('<p/>', 'a.png', 'image/png') })).toMatchObject({
      status: 422,
      item: {
        errors: { [field]: ['Cette image n’est pas lisible\u00a0: PNG, JPEG, WebP, AVIF ou GIF.'] },
        code: 'VALIDATION',
      },
    })
    const replaced = await ask('POST', `${url}?_method=PUT`, { [field]: await jpeg(30, 20) })
    expect(replaced).toMatchObject({ status: 200, item: { [field]: expect.stringContaining('/30.webp') } })
    // The one before stays for the versions of the item.
    expect([onDisk(item[field]), onDisk(replaced.item[field])]).toEqual([true, true])
    expect((await ask('PUT', url, { [field]: null })).item[field]).toBeNull()
    expect((await fetch(replaced.item[field])).status).toBe(404)
  })

  test('what must be kept of a picture is not said of the one that takes its place', async () => {
    const { item } = await ask('POST', 'partenaire/store', { nom: 'Sika', logo: await jpeg(60, 40) })
    const id = globalIdOf('partenaire', Number(item.id))
    const update =
      'mutation ($input: UpdatePartenaireInput!) { updatePartenaire(input: $input) { __typename } }'
    await administrator.run(update, { input: { id, logoFocalX: 0.2, logoFocalY: 0.7 } })
    const focal = () =>
      administrator.run(
        'query ($id: ID!) { node(id: $id) { ... on Partenaire { logo { focalX focalY } } } }',
        { id },
      )
    await ask('PUT', `partenaire/update/${item.id}`, { nom: 'Sika SA' })
    expect(await focal()).toEqual({ node: { logo: { focalX: 0.2, focalY: 0.7 } } })
    await ask('POST', `partenaire/update/${item.id}?_method=PUT`, { logo: await jpeg(30, 20) })
    expect(await focal()).toEqual({ node: { logo: { focalX: null, focalY: null } } })
  })

  test('a visitor sends a CV', async () => {
    const cv = file(pdf, 'cv.pdf', 'application/pdf')
    const { status, item } = await ask('POST', 'carriere/store', { nom: 'A', email: 'a@example.com', cv }, {})
    expect({ status, item }).toMatchObject({
      status: 201,
      item: { cv: expect.stringMatching(/^http:\/\/.+\/documents\/[0-9a-f]{32}$/) },
    })
    const path = new URL(item.cv).pathname
    expect((await fetch(server.origin + path)).status).toBe(404)
    const headers = administrator.credentials()
    expect((await fetch(server.origin + path, { headers })).status).toBe(200)
    expect((await ask('PUT', `carriere/update/${item.id}`, item)).item).toEqual(item)
    expect((await ask('PUT', `carriere/update/${item.id}`, { cv: null })).item.cv).toBeNull()
    expect((await fetch(server.origin + path, { headers })).status).toBe(404)
  })
})

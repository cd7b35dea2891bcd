import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { doc, docx, file, odt, pdf } from '../lab/testing/files.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

interface Document {
  name: string
  url: string
}

describe.each(programKinds)('documents on %s', (kind) => {
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

  const fields = 'id cv { name url }'

  /** As a visitor. */
  async function apply(
    cv: File,
  ): Promise<{ id: string; cv: Document } | { field: string; message: string }[]> {
    const { saved } = await client(server.origin).run<{
      saved: { content?: { id: string; cv: Document }; fields?: { field: string; message: string }[] }
    }>(
      `mutation ($input: CreateCarriereInput!) { saved: createCarriere(input: $input) {
        ... on CreateCarrierePayload { content { ${fields} } }
        ... on ValidationError { fields { field message } } } }`,
      { input: { nom: 'Koné', email: 'kone@example.com', cv: null } },
      { 'variables.input.cv': cv },
    )
    return saved.content ?? saved.fields ?? []
  }

  async function applied(cv: File): Promise<{ id: string; cv: Document }> {
    const answer = await apply(cv)
    if (!('cv' in answer)) throw new Error(JSON.stringify(answer))
    return answer
  }

  function get(path: string, init?: RequestInit): Promise<Response> {
    return fetch(server.origin + path, init)
  }

  test('a CV is for signed-in administrators, as an attachment that nobody keeps', async () => {
    const { cv } = await applied(file(pdf, 'Koné Ali "CV".pdf', 'text/html'))
    expect(cv).toEqual({ name: 'Koné Ali CV.pdf', url: expect.stringMatching(/^\/documents\/[0-9a-f]{32}$/) })
    for (const header of [
      ['x-rien', ''],
      ['authorization', 'Bearer rien'],
      ['cookie', 'session=rien'],
    ]) {
      const refused = await get(cv.url, { headers: Object.fromEntries([header]) })
      expect(refused.status).toBe(404)
      expect(await refused.text()).not.toContain('PDF')
    }
    const headers = administrator.credentials()
    const response = await get(cv.url, { headers })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Kone Ali CV.pdf"; filename*=UTF-8''Kon%C3%A9%20Ali%20CV.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    expect((await get(cv.url, { headers, method: 'HEAD' })).status).toBe(200)
    expect((await get(cv.url, { headers, method: 'POST' })).status).toBe(404)
  })

  test('it lies in no public folder, and no other path leads to it', async () => {
    const { cv } = await applied(file(pdf, 'cv.pdf'))
    const key = cv.url.split('/')[2] ?? ''
    expect(readdirSync(join(dataDir, 'documents', key))).toEqual(['document.pdf'])
    expect(existsSync(join(dataDir, 'uploads', key))).toBe(false)
    const headers = administrator.credentials()
    for (const path of [
      `/uploads/${key}/document.pdf`,
      `/documents/${key}/document.pdf`,
      `/documents/..%2f${key}`,
      '/documents/',
      `/documents/${'0'.repeat(32)}`,
      // Longer than a file's name may be.
      `/uploads/${'a'.repeat(300)}/480.webp`,
      `/uploads/${key}/${'4'.repeat(300)}.webp`,
    ]) {
      expect({ path, status: (await get(path, { headers })).status }).toEqual({ path, status: 404 })
    }
  })

  test.each([
    ['doc', doc, 'application/msword'],
    ['docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['odt', odt, 'application/vnd.oasis.opendocument.text'],
  ])('%s, whatever it is called', async (format, content, type) => {
    const { cv } = await applied(file(content, 'moi.exe'))
    expect(cv.name).toBe(`moi.${format}`)
    const response = await get(cv.url, { headers: administrator.credentials() })
    expect(response.headers.get('content-type')).toBe(type)
  })

  test('anything else, and more than 5 MB, is refused by field and leaves nothing', async () => {
    const before = readdirSync(join(dataDir, 'documents'))
    const message = 'Ce document n’est pas lisible\u00a0: PDF, DOC, DOCX ou ODT.'
    expect(await apply(file('<html>', 'cv.pdf', 'application/pdf'))).toEqual([{ field: 'cv', message }])
    const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)])
    expect(await apply(file(large, 'cv.pdf'))).toEqual([
      { field: 'cv', message: 'Ce document dépasse 5\u00a0Mo.' },
    ])
    expect(readdirSync(join(dataDir, 'documents'))).toEqual(before)
  })

  test('visitors send a CV and no picture', async () => {
    const { id, cv } = await applied(file(pdf, 'cv.pdf'))
    const visitor = client(server.origin)
    expect(await visitor.run('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null })
    await expect(
      visitor.run(
        'mutation ($file: Upload) { createService(input: { nom: "A", image: $file }) { __typename } }',
        { file: null },
        { 'variables.file': file(pdf, 'cv.pdf') },
      ),
    ).rejects.toThrow('Connectez-vous')
    // An administrator replaces it, then erases the application: the file goes with it.
    const update = `mutation ($input: UpdateCarriereInput!) { saved: updateCarriere(input: $input) {
      ... on UpdateCarrierePayload { content { ${fields} } } } }`
    const { saved } = await administrator.run<{ saved: { content: { cv: Document } } }>(
      update,
      { input: { id, cv: null } },
      { 'variables.input.cv': file(odt, 'autre.odt') },
    )
    expect(saved.content.cv.name).toBe('autre.odt')
    const headers = administrator.credentials()
    const statuses = async () => [
      (await get(cv.url, { headers })).status,
      (await get(saved.content.cv.url, { headers })).status,
    ]
    expect(await statuses()).toEqual([404, 200])
    await administrator.run(
      `mutation ($id: ID!) { softDeleteCarriere(input: { id: $id }) { __typename }
        eraseCarriere(input: { id: $id }) { __typename } }`,
      { id },
    )
    expect(await statuses()).toEqual([404, 404])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../db/accounts/accountTables.ts'
import { addRows } from '../../db/testing/testDatabases.ts'
import { endpointsOf } from '../../rest-compat/router.ts'
import { publicMutations } from '../../schema/rights.ts'
import { newColleague, setRole } from '../lab/testing/colleague.ts'
import { events, readUntil } from '../lab/testing/events.ts'
import { pdf } from '../lab/testing/files.ts'
import { askQuickly } from '../lab/testing/quickRequest.ts'
import { rows } from '../lab/testing/restRows.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

/*
 * Every role at the doors beside GraphQL, whose own table is `schema/roles/roles.test.ts`. The rows of REST come from its
 * table of endpoints.
 */
const lesser = ['ADMINISTRATEUR', 'REDACTION', 'ACCUEIL', 'LECTURE'] as const
const messages: ReadonlySet<string> = new Set(['contact', 'devis', 'carriere'])
const seesMessages: ReadonlySet<Role> = new Set(['ADMINISTRATEUR', 'ACCUEIL'])
const writesContent: ReadonlySet<Role> = new Set(['ADMINISTRATEUR', 'REDACTION'])

let server: InProcess
let staff: ReturnType<typeof client>
const sessions = new Map<Role, { id: string; token: string }>()
const hidden = new Map<string, number>()
let cv: string
let offered: string

const bearing = (role: Role) => ({ authorization: `Bearer ${sessions.get(role)?.token}` })

beforeAll(async () => {
  server = await startInProcess({}, undefined, { thread: true })
  staff = client(server.origin)
  await staff.signIn()
  for (const role of lesser) {
    const email = `${role.toLowerCase()}@example.com`
    const colleague = await newColleague(staff, { nom: role, email, password: 'une phrase assez longue' })
    sessions.set(role, colleague)
    if (role !== 'ADMINISTRATEUR') await setRole(staff, colleague.id, role)
  }
  const headers = { 'content-type': 'application/json', ...bearing('ADMINISTRATEUR') }
  for (const [path, { body, createdKey }] of Object.entries(rows)) {
    const faq = path === 'faqquestion' ? { faq: hidden.get('faq') } : {}
    const response = await fetch(`${server.origin}/api/${path}/store`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, ...faq, categories: [], status: false }),
    })
    const answer = await response.json()
    hidden.set(path, (createdKey ? answer[createdKey] : answer).id)
  }
  const { made } = await client(server.origin).run<{ made: { content: { id: string } } }>(
    `mutation ($input: CreateCarriereInput!) {
      made: createCarriere(input: $input) { ... on CreateCarrierePayload { content { id } } }
    }`,
    { input: { nom: 'Koné', email: 'kone@example.com', cv: null } },
    { 'variables.input.cv': new File(['%PDF-1.7\n%%EOF'], 'cv.pdf', { type: 'application/pdf' }) },
  )
  const shown = await fetch(`${server.origin}/api/carriere/show/${atob(made.content.id).split(':')[1]}`, {
    headers,
  })
  cv = new URL((await shown.json()).cv).pathname
  const { added } = await staff.run<{ added: { media: { url: string } } }>(
    `mutation ($input: AddMediaInput!) { added: addMedia(input: $input) { ... on MediaPayload { media { url } } } }`,
    { input: { file: null } },
    { 'variables.input.file': new File([pdf], 'plan.pdf', { type: 'application/pdf' }) },
  )
  offered = added.media.url
})
afterAll(() => server.stop())

describe('REST', () => {
  const endpoints = endpointsOf(publicMutations).filter(({ verb }) => verb !== 'login')
  test.each(endpoints.map((endpoint) => [`${endpoint.method} /api/${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_name, { method, path, verb, open }) => {
      const type = path.split('/', 1)[0] ?? ''
      const found: Partial<Record<Role, number>> = {}
      const wanted: Partial<Record<Role, number>> = {}
      for (const role of lesser) {
        const { status } = await askQuickly(
          `${server.origin}/api/${path.replace('{id}', String(hidden.get(type)))}`,
          {
            method,
            headers: { 'content-type': 'application/json', ...bearing(role) },
            ...(method !== 'GET' && { body: '{}' }),
          },
        )
        found[role] = status
        const ofMessages = messages.has(type)
        const reads = !ofMessages || seesMessages.has(role)
        const writes = ofMessages ? seesMessages.has(role) : writesContent.has(role)
        if (verb === 'store') wanted[role] = open || writes ? 422 : 403
        else if (verb === 'show') wanted[role] = reads ? 200 : 404
        else if (method === 'GET') wanted[role] = open || reads ? 200 : 403
        else wanted[role] = writes ? 200 : 403
      }
      expect(found).toEqual(wanted)
    },
  )
})

async function statuses(path: string, init: RequestInit = {}): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const role of lesser) {
    const response = await fetch(server.origin + path, {
      ...init,
      headers: { ...init.headers, ...bearing(role) },
    })
    await response.arrayBuffer()
    found[role] = response.status
  }
  return found
}

test('a CV is for those who see messages; a file of the library for all staff', async () => {
  expect(await statuses(cv)).toEqual({ ADMINISTRATEUR: 200, REDACTION: 404, ACCUEIL: 200, LECTURE: 404 })
  expect(await statuses(offered)).toEqual({ ADMINISTRATEUR: 200, REDACTION: 200, ACCUEIL: 200, LECTURE: 200 })
})

test('messages are exported by who sees them, a person’s data by administrators', async () => {
  for (const type of ['contact', 'devis', 'carriere'])
    expect(await statuses(`/admin/exports/${type}.csv`)).toEqual({
      ADMINISTRATEUR: 200,
      REDACTION: 403,
      ACCUEIL: 200,
      LECTURE: 403,
    })
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email: 'kone@example.com' }),
  }
  expect(await statuses('/admin/exports/personne.zip', init)).toEqual({
    ADMINISTRATEUR: 200,
    REDACTION: 403,
    ACCUEIL: 403,
    LECTURE: 403,
  })
})

test('an export breaks off once its reader sees no messages any more, and that is no fault of the server', async () => {
  const { id } = sessions.get('ACCUEIL') ?? { id: '' }
  await addRows(server.db, 'contact', 1500, {
    nom: `'commune ' || n`,
    email: `'a@example.com'`,
    message: `'${'Bonjour '.repeat(400)}'`,
    lu: 'false',
  })
  const response = await fetch(`${server.origin}/admin/exports/contact.csv`, { headers: bearing('ACCUEIL') })
  expect(response.status).toBe(200)
  await setRole(staff, id, 'LECTURE')
  await expect(response.text()).rejects.toThrow('terminated')
  await setRole(staff, id, 'ACCUEIL')
})

test('another role holds at once: for the open session, and for its subscription, which ends', async () => {
  const { id } = sessions.get('ACCUEIL') ?? { id: '' }
  const stream = events({ origin: server.origin, credentials: () => bearing('ACCUEIL') }, '0')
  await readUntil(stream, '"libelle"')
  await setRole(staff, id, 'REDACTION')
  await fetch(`${server.origin}/api/contact/store`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nom: 'Adjoua Confidentielle', email: 'a@example.com', message: 'Bonjour' }),
  })
  let said = ''
  for await (const part of stream) said += part
  expect(said).toContain('FORBIDDEN')
  expect(said).not.toContain('Confidentielle')
  expect(await statuses('/api/contact')).toMatchObject({ ACCUEIL: 403 })
  await setRole(staff, id, 'ACCUEIL')
  expect(await statuses('/api/contact')).toMatchObject({ ACCUEIL: 200 })
})

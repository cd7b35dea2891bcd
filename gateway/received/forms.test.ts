import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { file, pdf } from '../lab/testing/files.ts'
import { mailServer, type MailServer } from '../lab/servers/mailServer.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client, multipart } from '../lab/servers/server.ts'

const required = 'Ce champ est obligatoire.'
/** One page of what is set aside. */
interface Aside {
  edges: { node: { id: string; content: { cv?: { url: string } } } }[]
}

const recipient = (mail: string) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()

const devis = { nom: 'Awa Koné', email: 'awa@example.com', description: 'Un bornage' }

describe.each(programKinds)('forms without a script, on %s', (kind) => {
  let server: InProcess
  let mails: MailServer
  let staff: ReturnType<typeof client>
  let remove: () => void
  let addresses = 0

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    mails = await mailServer()
    server = await startInProcess(
      { SMTP_URL: mails.url, NOTIFY_EMAIL: 'bureau@example.com', TRUST_PROXY: '1' },
      place,
    )
    staff = client(server.origin)
    await staff.signIn()
  })
  afterAll(async () => {
    await server.stop()
    mails.server.close()
    remove()
  })

  const someone = () => `192.0.2.${++addresses}`

  function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
    const all = { 'x-forwarded-for': someone(), ...headers }
    return fetch(server.origin + path, { method: 'POST', redirect: 'manual', body, headers: all })
  }
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)

  async function count(list: 'contacts' | 'devis' | 'carrieres'): Promise<number> {
    const { admin } = await staff.run<{ admin: { list: { totalCount: number } } }>(
      `{ admin { list: ${list} { totalCount } } }`,
    )
    return admin.list.totalCount
  }

  /** E-mails of one kind go out one after the other: when the last ones are there, all are. */
  async function allMailsAreSent(): Promise<void> {
    const email = 'dernier@example.com'
    await post('/devis', form({ ...devis, email }), { 'x-forwarded-for': someone() })
    await expect.poll(() => mails.messages.filter((one) => one.includes(email)).length).toBe(2)
  }

  const mailsTo = (address: string) => mails.messages.filter((one) => one.includes(`\r\nTo: ${address}`))

  test('what is taken leads to an address that says thanks, kept by no cache', async () => {
    const answer = await post('/devis', form(devis))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
    const thanks = answer.headers.get('location') ?? ''
    expect(thanks).toMatch(/^\/devis\?merci=DV-\d{4}-\d{4}$/)
    const page = await fetch(server.origin + thanks)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const html = await page.text()
    expect(html).toContain(thanks.slice(-12))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('awa@example.com')
    for (const path of ['/contact', '/carriere']) {
      const other = await post(path, form({ ...devis, message: 'Bonjour' }))
      expect([other.status, other.headers.get('location')]).toEqual([303, `${path}?merci=oui`])
    }
    const words = await fetch(`${server.origin}/devis?merci=Payez%20ici`)
    expect(await words.text()).not.toContain('Payez ici')
  })

  test('what is not comes back with the input, the messages and 422', async () => {
    const before = await count('devis')
    const answer = await post('/devis', form({ nom: 'Awa "<b>"', email: 'awa@', lieu: 'Grand-Bassam' }))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
    const html = await answer.text()
    expect(html).toContain('value="Awa &quot;&lt;b&gt;&quot;"')
    expect(html).toContain('value="Grand-Bassam"')
    expect(html).toContain('Cette adresse e-mail n’est pas valide.')
    expect(html).toMatch(new RegExp(`id="faute-description"[^>]*>${required}`))
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/)
    expect(await count('devis')).toBe(before)
  })

  test('a telephone does instead of an address: staff are told, and nobody is answered by e-mail', async () => {
    const { email: _, ...rest } = devis
    const without = { ...rest, nom: 'Sans adresse' }
    const refused = await post('/devis', form(without))
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(
      /id="faute-email"[^>]*>Indiquez une adresse e-mail ou un numéro de téléphone\./,
    )
    expect((await post('/devis', form({ ...without, telephone: '07 00 00 00 01' }))).status).toBe(303)
    // E-mails of one kind go out one after the other.
    await post('/devis', form({ ...devis, email: 'suivant@example.com' }))
    await expect.poll(() => mails.messages.filter((one) => one.includes('suivant@')).length).toBe(2)
    const ours = mails.messages.filter((one) => one.includes('Sans adresse'))
    expect(ours.map(recipient)).toEqual(['bureau@example.com'])
    expect(ours[0]).toContain('07 00 00 00 01')
    expect(ours[0]).not.toMatch(/^Reply-To:|E-mail/m)
    expect(mails.messages.filter((one) => !recipient(one))).toEqual([])
  })

  test('twice the same from one address is one record; from another, or something else, is another', async () => {
    const before = await count('contacts')
    const message = { nom: 'Awa', email: 'awa@example.com', message: 'Deux fois' }
    const headers = { 'x-forwarded-for': someone() }
    const same = await Promise.all(Array.from({ length: 5 }, () => post('/contact', form(message), headers)))
    expect(same.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    expect(await count('contacts')).toBe(before + 1)
    await post('/contact', form({ ...message, message: 'Trois fois' }), headers)
    await post('/contact', form(message))
    expect(await count('contacts')).toBe(before + 3)
  })

  test('one applies for an offer on its page, which names it', async () => {
    const input = { titre: 'Chef de brigade', status: true }
    await staff.run(`mutation ($input: CreateOffreInput!) { createOffre(input: $input) { __typename } }`, {
      input,
    })
    const path = '/carriere/chef-de-brigade'
    const page = await (await fetch(server.origin + path)).text()
    expect(page).toMatch(/<input[^>]*name="poste"[^>]*value="Chef de brigade"/)
    expect(page).toContain('"@type":"JobPosting"')
    const wrong = await post(path, form({ poste: 'Chef de brigade, à mi-temps', nom: 'Koffi' }))
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('value="Chef de brigade, à mi-temps"')
    const applied = await post(path, form({ ...devis, poste: 'Chef de brigade', message: 'Bonjour' }))
    expect([applied.status, applied.headers.get('location')]).toEqual([303, `${path}?merci=oui`])
    expect(await (await fetch(`${server.origin}${path}?merci=oui`)).text()).toContain(
      'Merci, votre candidature est arrivée',
    )
    const { admin } = await staff.run<{ admin: { carrieres: { edges: { node: object }[] } } }>(
      '{ admin { carrieres(first: 1, order: NEWEST) { edges { node { poste } } } } }',
    )
    expect(admin.carrieres.edges[0]?.node).toEqual({ poste: 'Chef de brigade' })
  })

  test('what is sent for an offer that is no longer there comes back with the input, wherever its address leads', async () => {
    const path = '/carriere/metreur'
    const { made } = await staff.run<{ made: { content: { id: string } } }>(
      `mutation { made: createOffre(input: { titre: "Métreur", status: true, jusquAu: "2020-01-01" }) {
        ... on CreateOffrePayload { content { id } } } }`,
    )
    const sendWrong = async () => {
      const wrong = await post(path, form({ poste: 'Métreur', nom: 'Koffi' }))
      return [wrong.status === 301, (await wrong.text()).includes('value="Koffi"')]
    }
    expect(await sendWrong()).toEqual([false, true])
    const updatedAt = new Date().toISOString()
    const row = { path, toPath: '/carriere', toType: null, toId: null, updatedAt }
    await server.db.transaction((trx) => trx.insertInto('redirect').values(row).execute())
    expect(await sendWrong()).toEqual([false, true])
    const input = { id: made.content.id, slug: 'metreur-confirme', jusquAu: null }
    await staff.run(`mutation ($input: UpdateOffreInput!) { updateOffre(input: $input) { __typename } }`, {
      input,
    })
    expect(await sendWrong()).toEqual([false, true])
  })

  test('a CV comes with an application; one that is none is told beside its field', async () => {
    const data = new FormData()
    data.set('nom', 'Koffi')
    data.set('email', 'koffi@example.com')
    data.set('message', 'Une ligne\r\nune autre')
    data.set('cv', file(pdf, 'CV.pdf', 'application/pdf'))
    expect((await post('/carriere', data)).status).toBe(303)
    const { admin } = await staff.run<{ admin: { carrieres: { edges: { node: object }[] } } }>(
      '{ admin { carrieres(first: 1, order: NEWEST) { edges { node { nom message cv { name } } } } } }',
    )
    expect(admin.carrieres.edges[0]?.node).toEqual({
      nom: 'Koffi',
      message: 'Une ligne\nune autre',
      cv: { name: 'CV.pdf' },
    })
    data.set('cv', file('MZ', 'CV.pdf'))
    const refused = await post('/carriere', data)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/id="faute-cv"[^>]*>Ce document n’est pas lisible/)
  })

  test('too many are told when to come back, and lose nothing', async () => {
    const headers = { 'x-forwarded-for': someone() }
    let last: Response | undefined
    for (let n = 0; n <= 20; n++) last = await post('/contact', form({ ...devis, message: `${n}` }), headers)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await last?.text()
    expect(html).toMatch(/Réessayez dans \d+ secondes/)
    expect(html).toContain('Awa Koné')
    const api = await client(server.origin)
      .run<{ result: object }>(
        'mutation { result: createContact(input: {}) { ... on ValidationError { code } } }',
      )
      .catch(String)
    expect(api).toEqual({ result: { code: 'VALIDATION' } })
  })

  test('what is no form of ours is refused as a page, in French, and changes nothing', async () => {
    const before = await count('contacts')
    const big = new FormData()
    big.set('cv', new Blob([new Uint8Array(13 * 2 ** 20)]), 'cv.pdf')
    const urlencoded = 'application/x-www-form-urlencoded'
    const hostile: [status: number, path: string, body: BodyInit, type?: string][] = [
      [415, '/contact', '{"nom":"A"}', 'application/json'],
      [415, '/contact', 'nom=A', 'text/plain'],
      [415, '/contact', 'nom=A', `${urlencoded}; charset=iso-8859-1`],
      [400, '/contact', 'nom=%E9', urlencoded],
      [400, '/contact', '--x\r\nnope', 'multipart/form-data; boundary=x'],
      [413, '/carriere', big],
      [413, '/contact', `message=${'a'.repeat(2 ** 20)}`, urlencoded],
      [413, '/contact', `message=${'a'.repeat(100_001)}`, urlencoded],
      [422, '/contact', 'nom=a%00b&email=a@example.com&message=x', urlencoded],
      [422, '/contact', 'nom[]=A&email=a@example.com&message=x&__proto__=1', urlencoded],
      [422, '/contact', '', urlencoded],
      [422, '/CONTACT/', 'nom=A', urlencoded],
    ]
    for (const [status, path, body, type] of hostile) {
      const answer = await post(path, body, type ? { 'content-type': type } : {})
      expect([answer.status, answer.headers.get('content-type')], `${path} ${type}`).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
      const html = await answer.text()
      expect(html).toContain('role="alert"')
      expect(html).toContain('</html>')
    }
    expect(await count('contacts')).toBe(before)
    for (const path of ['/', '/histoire', '/nulle-part']) {
      const answer = await post(path, form(devis))
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    const put = await fetch(`${server.origin}/contact`, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('robots get the answer of a person by every door, and are set aside with their files', async () => {
    const counts = () => Promise.all((['contacts', 'devis', 'carrieres'] as const).map(count))
    await allMailsAreSent()
    const before = await counts()
    const sent = mails.messages.length
    const headers = { 'x-forwarded-for': someone() }
    const byForm = await post('/devis', form({ ...devis, siteWeb: 'https://spam.example' }), headers)
    expect(byForm.status).toBe(303)
    expect(byForm.headers.get('location')).toMatch(/^\/devis\?merci=DV-\d{4}-\d{4}$/)
    const create = `mutation ($input: CreateCarriereInput!) { result: createCarriere(input: $input) {
      ... on CreateCarrierePayload { content { databaseId status version cv { name } } } } }`
    const byGraphql = async (traces: object) => {
      const input = { nom: 'R', email: 'r@example.com', ...traces, cv: null }
      const operations = JSON.stringify({ query: create, variables: { input } })
      const body = multipart(operations, { 'variables.input.cv': file(pdf, 'cv.pdf') })
      return (await post('/graphql', body, headers)).json()
    }
    const answer = await byGraphql({ siteWeb: 'x' })
    const person = await byGraphql({ siteWeb: ' ' })
    expect(answer).toEqual({
      ...person,
      data: { result: { content: { ...person.data.result.content, databaseId: expect.any(Number) } } },
    })
    expect(answer.data.result.content.databaseId).toBeGreaterThan(0)
    const json = { 'content-type': 'application/json', ...headers }
    const rest = (body: object) =>
      post('/api/contact/store', JSON.stringify({ ...devis, message: 'x', ...body }), json)
    const kept = await rest({ site_web: '' })
    const byRest = await rest({ site_web: 'x' })
    expect(byRest.status).toBe(201)
    expect(Object.keys(await byRest.json())).toEqual(Object.keys(await kept.json()))
    const [contacts = 0, quotes = 0, applications = 0] = before
    expect(await counts()).toEqual([contacts + 1, quotes, applications + 1])
    await expect.poll(() => mails.messages.length).toBe(sent + 2)

    const { admin } = await staff.run<Record<'admin', Record<'CARRIERE' | 'CONTACT' | 'DEVIS', Aside>>>(
      `{ admin { ${['CARRIERE', 'CONTACT', 'DEVIS']
        .map(
          (type) => `${type}: indesirables(type: ${type}, first: 1) {
        edges { node { id content { ... on Carriere { cv { url } } } } } }`,
        )
        .join(' ')} } }`,
    )
    const cv = admin.CARRIERE.edges[0]?.node.content.cv?.url ?? ''
    const cvFor = async (headers: Record<string, string>) =>
      (await fetch(server.origin + cv, { headers })).status
    expect([await cvFor(staff.credentials()), await cvFor({})]).toEqual([200, 404])
    const act = (verb: string, { edges }: Aside) =>
      staff.run(`mutation ($id: ID!) { ${verb}Indesirable(input: { id: $id }) { __typename } }`, {
        id: edges[0]?.node.id,
      })
    await act('accept', admin.CARRIERE)
    await act('accept', admin.DEVIS)
    await act('erase', admin.CONTACT)
    expect(await counts()).toEqual([contacts + 1, quotes + 1, applications + 2])
    expect(await cvFor(staff.credentials())).toBe(200)
    const reference = byForm.headers.get('location')?.slice(-12) ?? '-'
    await expect
      .poll(() =>
        mails.messages
          .filter((one) => one.includes(reference))
          .map(recipient)
          .toSorted(),
      )
      .toEqual(['awa@example.com', 'bureau@example.com'])
    await expect.poll(() => mails.messages.length).toBe(sent + 5)
  })

  test('what is sent at once is kept, by whatever door: browsers fill in forms for people', async () => {
    const before = await count('contacts')
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': someone() }
    const input = { nom: 'Vite', email: 'vite@example.com', message: 'x' }
    const query = `mutation ($input: CreateContactInput!) { result: createContact(input: $input) { __typename } }`
    for (const elapsedMs of [0, 20, -1, null])
      await post(
        '/graphql',
        JSON.stringify({ query, variables: { input: { ...input, elapsedMs } } }),
        headers,
      )
    for (const elapsed_ms of [0, '3'])
      await post('/api/contact/store', JSON.stringify({ ...input, elapsed_ms }), headers)
    expect(await count('contacts')).toBe(before + 6)
  })

  test('staff are told of each message once, and who asks for a quote has his reference', async () => {
    const from = someone()
    const asked = {
      ...devis,
      nom: 'Zo\r\nBcc: autre@example.com\u202e',
      email: 'zo@example.com',
      description: 'Cliquez ici',
    }
    const [answer] = await Promise.all(
      [1, 2, 3].map(() => post('/devis', form(asked), { 'x-forwarded-for': from })),
    )
    const reference = answer?.headers.get('location')?.split('=')[1] ?? '-'
    await expect.poll(() => mailsTo('zo@example.com').length).toBe(1)
    await expect
      .poll(() => mailsTo('bureau@example.com').filter((one) => one.includes(reference)).length)
      .toBe(1)
    const [confirmation = ''] = mailsTo('zo@example.com')
    expect(confirmation).toContain(`devis ${reference}`)
    expect(confirmation).not.toContain('Cliquez')
    const [notice = ''] = mailsTo('bureau@example.com').filter((one) => one.includes(reference))
    const head = notice.slice(0, notice.indexOf('\r\n\r\n'))
    expect(head).not.toMatch(/^Bcc/im)
    expect(head).toContain('Reply-To: zo@example.com')
    // The same address again and again is not written to for ever.
    for (let n = 0; n < 8; n++) await post('/devis', form({ ...asked, description: `${n}` }))
    await expect.poll(() => mailsTo('bureau@example.com').filter((one) => one.includes('Zo')).length).toBe(9)
    expect(mailsTo('zo@example.com').length).toBeLessThanOrEqual(5)
  })
})

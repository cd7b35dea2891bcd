import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/connection/connect.ts'
import { mailServer, type MailServer } from '../lab/servers/mailServer.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { administrator, client } from '../lab/servers/server.ts'
import { launchBrowser } from '../../web/testing/launchBrowser.ts'

let server: InProcess
let mails: MailServer
let browser: Browser
let db: Db

beforeAll(async () => {
  mails = await mailServer()
  mails.answer = '550 5.1.1 Boîte inconnue'
  server = await startInProcess({ SMTP_URL: mails.url, NOTIFY_EMAIL: 'bureau@example.com' })
  ;({ db } = server)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  mails.server.close()
})

test('what did not go stands on the dashboard, and goes once somebody says so', async () => {
  const { run } = client(server.origin)
  for (const nom of ['Koffi', 'Awa', 'Zo'])
    await run('mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }', {
      input: { nom, email: 'quelquun@example.com', message: 'Un bornage' },
    })
  const failed = () => db.read.selectFrom('job').selectAll().where('lastError', 'is not', null).execute()
  await expect.poll(async () => (await failed()).length).toBe(3)
  // As if half a day had gone by.
  await db.transaction((trx) =>
    trx
      .updateTable('job')
      .set({ due: null, createdAt: '2026-01-01T08:00:00.000Z' })
      .where('kind', '=', 'email')
      .execute(),
  )

  const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
  await page.request.post('/graphql', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: administrator },
    },
  })
  await page.goto('/admin/dashboard')
  const notice = page.getByRole('region', { name: 'Des e-mails ne sont pas partis' })
  const list = notice.getByRole('list', { name: 'À renvoyer' })
  const row = (nom: string) => list.getByRole('listitem').filter({ hasText: nom })
  await row('Koffi').getByText('«\u00a0550 5.1.1 Boîte inconnue\u00a0»').waitFor()
  await row('Koffi').getByRole('link', { name: 'Message\u00a0: Koffi' }).click()
  await page.getByRole('article').getByText('Un bornage').waitFor()

  mails.answer = '250 ok'
  await notice.getByText('ils ne partent plus que d’ici.').waitFor()
  await row('Awa').getByRole('button', { name: 'Ne pas envoyer Avis à l’équipe, Awa' }).click()
  await row('Awa').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator(':focus').allInnerTexts()).toEqual([expect.stringContaining('Koffi')])
  await notice.getByRole('button', { name: 'Tout renvoyer (2)' }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(failed).toEqual([])
  await page.reload()
  await page.getByRole('region', { name: 'Boîte de réception' }).waitFor()
  expect(await notice.count()).toBe(0)
  await page.close()
})

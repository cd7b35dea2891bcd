import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin } from '../../testing/desk.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

test('all that somebody has sent is found by his address, handed over and erased', async () => {
  for (const message of ['Un', 'Deux'])
    await site.ask('mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }', {
      input: { nom: 'Effie', email: 'effie@example.com', message },
    })
  const { page, complaints } = await goToAdmin(site, '/admin/dashboard#compte', { width: 390 })
  const account = page.getByRole('dialog', { name: 'Mon compte' })
  const address = account.getByLabel('Son adresse e-mail')
  const search = account.getByRole('button', { name: 'Chercher' })
  await address.fill('effie')
  await search.click()
  await account.getByText('Cette adresse e-mail n’est pas valide.').waitFor()
  await address.fill('Effie@example.com')
  await search.click()
  await account.getByText('2 messages').waitFor()
  expect(await complaintsInBothSchemes(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    account.getByRole('button', { name: 'Tout télécharger' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('donnees-personnelles.zip')
  expect(readFileSync(await download.path()).toString('latin1')).toContain('Effie')

  await account.getByRole('button', { name: 'Effacer pour de bon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Effacer ce qui vient de Effie@example.com' })
  await dialog.getByRole('textbox').fill('effacer')
  await dialog.getByRole('button', { name: 'Effacer pour de bon' }).click()
  await page.getByRole('dialog', { name: 'Effacé pour de bon' }).getByRole('button').click()
  await page.locator('[data-message]').first().waitFor()
  expect(await page.locator('[data-message]').filter({ hasText: 'Effie' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('how long messages are kept is chosen by kind, and stays chosen', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard#compte', { width: 390 })
  const account = page.getByRole('dialog', { name: 'Mon compte' })
  const choice = account.getByLabel('Candidatures')
  expect(await choice.inputValue()).toBe('24')
  async function propose(): Promise<void> {
    await choice.focus()
    await choice.selectOption({ label: '1\u00a0an' })
  }
  const question = page.getByRole('dialog', { name: /^Candidatures/ })
  await propose()
  await question.getByRole('button', { name: 'Garder' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await choice.inputValue()).toBe('24')
  await propose()
  await question.getByRole('textbox').fill('effacer')
  await question.getByRole('button', { name: 'Effacer ce qui est plus ancien' }).click()
  await account.getByText('Candidatures\u00a0: conservation pendant 1\u00a0an.').waitFor()
  await eventually(() => choice.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.reload()
  await choice.waitFor()
  expect(await choice.inputValue()).toBe('12')
  expect(await account.getByLabel('Messages').inputValue()).toBe('36')
  expect(await complaintsInBothSchemes(page)).toEqual([])
})

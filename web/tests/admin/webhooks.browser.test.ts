import { afterAll, beforeAll, expect, test } from 'vitest'
import { fine, startReceiver, type Receiver } from '../../testing/receiver.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin } from '../../testing/desk.ts'

let site: Site
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  site = await openSite({ WEBHOOKS_PRIVATE: 'allow' })
})
afterAll(async () => {
  await site.stop()
  await receiver.close()
})

test.each([390, 1440] as const)(
  'a webhook is added from My account, tried, looked at, sent again, switched off and removed, at %i px',
  async (width) => {
    receiver.answer = (res) => void res.writeHead(500).end('Pas encore')
    const nom = `Miroir ${width}`
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard#compte', { width })
    await page.getByRole('link', { name: 'Prévenir un programme' }).click()
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor()
    await page.getByRole('button', { name: 'Ajouter un webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom', { exact: true }).fill(nom)
    await dialog.getByLabel('Adresse').fill('ftp://miroir')
    await dialog.getByLabel('Message reçu').check()
    await dialog.getByRole('button', { name: 'Ajouter' }).click()
    await dialog.getByText('L’adresse doit commencer par https://.').waitFor()
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await dialog.getByLabel('Adresse').fill(receiver.url)
    await dialog.getByRole('button', { name: 'Ajouter' }).click()
    await dialog.waitFor({ state: 'detached' })
    const secret = await page.getByLabel(`Copiez maintenant le secret de «\u00a0${nom}\u00a0»`).inputValue()
    expect(secret).toMatch(/^whsec_/)

    const own = page.getByRole('region', { name: nom })
    const log = own.getByRole('list', { name: `Envois de ${nom}` }).getByRole('listitem')
    await own.getByRole('button', { name: 'Envoyer un essai' }).click()
    await page.getByText('Envoi demandé.').waitFor()
    await log.filter({ hasText: 'Abandonné. Réponse 500.' }).waitFor()
    await log.first().locator('summary').click()
    await log.first().getByText('500 Pas encore').waitFor()
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    receiver.answer = fine
    await own.getByRole('button', { name: 'Renvoyer' }).click()
    await log.filter({ hasText: 'Reçu' }).waitFor()

    await own.getByRole('button', { name: 'Nouveau secret' }).click()
    await dialog.getByLabel('Pour confirmer').fill('REMPLACER')
    await dialog.getByRole('button', { name: 'Remplacer', exact: true }).click()
    await own.getByText('L’ancien secret signe encore').waitFor()
    await eventually(() =>
      page.getByLabel(`Copiez maintenant le secret de «\u00a0${nom}\u00a0»`).inputValue(),
    ).not.toBe(secret)

    await own.getByRole('button', { name: 'Modifier' }).click()
    await dialog.getByLabel('Message reçu').uncheck()
    await dialog.getByLabel('Adresse').fill(`${receiver.url}/autre`)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await own.getByText('/autre').waitFor()
    await own.getByRole('button', { name: 'Arrêter' }).click()
    await own.getByText('Arrêté.').waitFor()
    await own.getByRole('button', { name: 'Remettre en marche' }).click()
    await own.getByText('Arrêté.').waitFor({ state: 'detached' })

    await own.getByRole('button', { name: 'Supprimer' }).click()
    await dialog.getByLabel('Pour confirmer').fill('SUPPRIMER')
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await own.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await page.getByText('Aucun programme n’est prévenu pour l’instant.').waitFor()
    expect(complaints).toEqual([])
  },
)

import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, askAs, create, failOnce, message, press, row } from '../../testing/admin.ts'
import persisted from '../../persisted-operations.json' with { type: 'json' }
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import { closed, latest, read } from '../../testing/editors.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

test.each(everyWidth)(
  'what is to be said of the whole site stands on the dashboard, each with the way to its field, at %i px',
  async (width) => {
    const { page } = await goToAdmin(site, '/admin/dashboard', { width })
    const panel = page.getByRole('region', { name: 'Relecture du site' })
    const shown = async () => {
      await goOn(page, '/admin/pages/createntreprise')
      await goOn(page, '/admin/dashboard')
      return panel.innerText()
    }
    await eventually(shown).toContain('Rien à redire')
    const { id, databaseId } = await create(page.request, 'Projet', {
      nom: `Pont "${width}"`,
      status: true,
      description: '<h2>A</h2><h4>B</h4><p><a href="/projets/rien">Lorem ipsum</a></p>',
      latitude: 48.2,
      longitude: -4,
    })
    await eventually(shown).toContain('6 remarques')
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await panel.getByRole('link').count()).toBe(6)

    await panel.getByRole('link', { name: 'Tout voir' }).press('Enter')
    const all = page.getByRole('dialog', { name: 'Relecture du site' })
    await eventually(() => all.getByRole('link').count()).toBe(6)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await all.getByRole('link', { name: 'Description\u00a0: Les titres sautent un niveau.' }).press('Enter')
    const editor = page.getByRole('dialog', { name: 'Modifier le projet' })
    await editor.waitFor()
    expect(new URL(page.url()).search).toBe(`?modifier=${databaseId}&champ=description`)
    const place = () =>
      page.evaluate(() => {
        const { activeElement } = document
        const field = activeElement?.closest<HTMLElement>('[data-champ]')?.dataset.champ
        return [field, activeElement?.getAttribute('contenteditable')]
      })
    await eventually(place).toEqual(['description', 'true'])
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).not.toContain('champ')

    await act(page.request, 'softDeleteContent', id)
    await eventually(shown).toContain('Rien à redire')
  },
)

test.each([
  ['Relecture du site', 'RelectureDuSiteQuery', 'Rien à redire'],
  ['Comptes', 'ComptesQuery', 'Propriétaire'],
])(
  'the dashboard stands as it was though a look at « %s » fails, and the next look asks again',
  async (name, query, told) => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    const panel = page.getByRole('region', { name })
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await panel.waitFor()
    const texts: Record<string, string> = persisted
    const [id] = Object.entries(texts).find(([, text]) => text.startsWith(`query ${query}`)) ?? []
    const asking = new RegExp(id ?? 'no such question')
    await failOnce(page, asking)
    const isAsking = (request: Request) => asking.test(request.postData() ?? '')
    const failed = page.waitForEvent('requestfailed', isAsking)
    const answered = page.waitForEvent('requestfinished', isAsking)
    await look()
    await failed
    expect(await panel.innerText()).toContain(told)
    await look()
    await answered
    expect(await panel.innerText()).toContain(told)
  },
)

test.each(everyWidth)(
  'what was planned and refused is told at once among the notifications, and leads to the item, at %i px',
  async (width) => {
    const { page } = await goToAdmin(site, '/admin/dashboard#notifications', { width })
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.waitFor()
    const nom = `De trop ${width}`
    // There are three on line already, as many as may be.
    const { id } = await create(page.request, 'Service', { nom })
    const { result } = await askAs<{ result: unknown }>(
      page.request,
      `mutation ($input: ScheduleContentInput!) { result: scheduleContent(input: $input) {
        ... on ScheduleContentPayload { obstacle } } }`,
      { input: { id, publishAt: new Date().toISOString() } },
    )
    expect(result).toEqual({ obstacle: '3 éléments sont déjà actifs, le maximum.' })
    const told = panel.getByRole('listitem').filter({ hasText: nom })
    await told.waitFor()
    expect(await told.innerText()).toContain(
      'La publication prévue n’a pas été faite. 3 éléments sont déjà actifs, le maximum.',
    )
    await eventually(() => page.locator('#annonce').textContent()).toBe(
      `Ce qui était prévu pour «\u00a0${nom}\u00a0» n’a pas été fait.`,
    )
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // The dashboard below has heard of it as well.
    const planned = page.locator('section[aria-labelledby=a-venir]')
    await eventually(() => planned.innerText()).toContain(nom)
    await told.getByRole('link').press('Enter')
    await page.getByRole('dialog', { name: 'Modifier le service' }).waitFor()
    await eventually(() => page.getByRole('textbox', { name: 'Nom' }).inputValue()).toBe(nom)
  },
)

test('what is to be seen to is shown once before a new item goes online, and keeps nobody from it', async () => {
  const slides = '/admin/pages/presentation?liste=slides'
  const { page } = await goToAdmin(site, `${slides}&creer=1`, { width: 390 })
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: /^Titre/ }).fill('Vers nulle part')
  await panel.getByRole('textbox', { name: /^Lien/ }).fill('/projets/rien')
  await press(panel, 'Enregistrer et publier')
  await panel.getByText('pas encore en ligne').waitFor()
  await panel.getByText('Le lien /projets/rien ne mène nulle part.').waitFor()
  const { id } = await latest(page, 'slides', 'titre')
  expect(await read(page, 'Slide', id, 'titre status')).toEqual({ titre: 'Vers nulle part', status: false })
  await press(panel, 'Enregistrer et publier')
  await closed(page)
  await eventually(() => read(page, 'Slide', id, 'status')).toEqual({ status: true })
  // From its row it goes online at once, and what is to be seen to is told then.
  await press(row(page, 'Vers nulle part'), 'Dépublier')
  await press(row(page, 'Vers nulle part'), 'Publier')
  await press(message(page, 'est en ligne. Il reste à revoir.'), 'Voir quoi')
  await panel.getByText('À revoir avant de publier').waitFor()
})

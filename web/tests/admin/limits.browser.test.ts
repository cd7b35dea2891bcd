import type { APIRequestContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  administratorApi,
  askAs,
  createAll,
  failOnce,
  message,
  names,
  press,
  questions,
  row,
  rows,
} from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin, takePage } from '../../testing/desk.ts'

const services = '/admin/pages/createservice'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const counter = (page: Page) => page.getByRole('status').filter({ hasText: / \/ / })

describe('a limited type', () => {
  test('shows "3 / 3 actifs", sends nothing for one more, and swaps', async () => {
    const { page, requests } = await goToAdmin(site, services)
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
    const offline = rows(page).filter({ hasText: 'Hors ligne' }).first()
    const name = (await names(page))[await indexOf(page, 'Hors ligne')] ?? ''
    const publish = offline.getByRole('button', { name: 'Publier', exact: true })
    expect(await publish.isDisabled()).toBe(true)
    const described = (await publish.getAttribute('aria-describedby'))?.split(' ') ?? []
    expect(described).toContain(await counter(page).getAttribute('id'))
    const replaced = (await names(page))[0] ?? ''
    const asked = questions(requests)
    // It reports nothing and does nothing: the swap is beside it.
    await publish.click({ force: true })
    await press(offline, 'Remplacer…')
    const question = page.getByRole('dialog', {
      name: 'Trois services au plus\u00a0: lequel remplacer\u00a0?',
      exact: true,
    })
    await question.getByText(`«\u00a0${name}\u00a0» prendra sa place`).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    const [from, to] = [await publish.boundingBox(), await question.boundingBox()]
    expect(Math.abs((from?.x ?? 0) - (to?.x ?? 0))).toBeLessThan(160)
    expect(await question.getByRole('radio').count()).toBe(3)
    // By the keyboard: a pointer that is left over a link has its list fetched.
    await question.getByRole('button', { name: 'Annuler' }).press('Enter')
    await press(offline, 'Remplacer…')
    await question.getByRole('radio', { name: replaced }).check()
    expect(questions(requests)).toEqual(asked)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await press(question, 'Remplacer')
    await row(page, name).getByText('Publié', { exact: true }).waitFor()
    await row(page, replaced).getByText('Hors ligne').waitFor()
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
  })

  test('says what its counter means to who taps on it', async () => {
    const { page } = await goToAdmin(site, services, { width: 390, hasTouch: true })
    await counter(page).getByRole('button').tap()
    const answer = page.getByRole('dialog', { name: 'Trois services au plus' })
    const [active = ''] = (await names(page)).slice(await indexOf(page, 'Publié'))
    await answer.getByText(active).waitFor()
    await answer.getByText('touchez «\u00a0Remplacer…\u00a0»').waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => answer.count()).toBe(0)
  })

  test('is quiet when somebody was quicker: counter and button follow', async () => {
    const { page, complaints } = await goToAdmin(site, services)
    const index = await indexOf(page, 'Publié')
    const [freed = ''] = (await names(page)).slice(index)
    await press(row(page, freed), 'Dépublier')
    await eventually(() => counter(page).textContent()).toBe('2 / 3 actifs')
    const others = rows(page).filter({ hasText: 'Hors ligne' }).filter({ hasNotText: freed })
    const quicker = (await others.last().getAttribute('id'))?.replace('rangee-', '') ?? ''
    await act(page.request, 'publishService', quicker)
    await press(row(page, freed), 'Publier')
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
    expect(await row(page, freed).getByRole('button', { name: 'Publier', exact: true }).isDisabled()).toBe(
      true,
    )
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    // Who was quicker can be replaced like any other.
    await press(row(page, freed), 'Remplacer…')
    await eventually(() => page.getByRole('dialog').getByRole('radio').count()).toBe(3)
    expect(complaints).toEqual([])
  })

  test('gives back what it can when the place of a deleted one is taken', async () => {
    const { page } = await goToAdmin(site, services)
    const [name = ''] = (await names(page)).slice(await indexOf(page, 'Publié'))
    await press(row(page, name), 'Supprimer')
    await eventually(() => counter(page).textContent()).toBe('2 / 3 actifs')
    await press(rows(page).filter({ hasText: 'Hors ligne' }).last(), 'Publier')
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
    await press(message(page, 'est dans la corbeille'), 'Annuler')
    await message(page, 'sa place est prise').waitFor()
    await row(page, name).getByText('Hors ligne').waitFor()
  })

  async function indexOf(page: Page, state: string): Promise<number> {
    const texts = await rows(page).allTextContents()
    return texts.findIndex((text) => text.includes(state))
  }
})

describe('order by hand', () => {
  const order = async (page: Page) => {
    const { admin } = await askAs<{ admin: { services: { edges: { node: { nom: string } }[] } } }>(
      page.request,
      '{ admin { services(order: POSITION) { edges { node { nom } } } } }',
    )
    return admin.services.edges.map(({ node }) => node.nom)
  }
  const shown = (page: Page) =>
    page
      .getByRole('row')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))

  test('by keyboard, step by step and by drag; a failure restores it', async () => {
    const { page, complaints } = await goToAdmin(site, services)
    const [first = '', second = '', third = '', ...rest] = await names(page)
    await page.getByRole('link', { name: 'Changer l’ordre' }).click()
    await page.getByRole('button', { name: `Descendre ${first}` }).click()
    await message(page, 'à la place 2').waitFor()
    await eventually(() => order(page)).toEqual([second, first, third, ...rest])

    await page.getByRole('button', { name: `Déplacer ${second}` }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await eventually(() => order(page)).not.toEqual([second, first, third, ...rest])
    const now = await order(page)
    await eventually(async () =>
      (await shown(page)).map((text) => now.findIndex((nom) => text?.includes(nom))),
    ).toEqual(now.map((_, n) => n))

    await failOnce(page, /"ids":/)
    await page.getByRole('button', { name: `Descendre ${now[0]}` }).click()
    await message(page, 'Le serveur ne répond pas').waitFor()
    expect(await order(page)).toEqual(now)
    await page.getByRole('button', { name: `Monter ${now[1]}` }).click()
    await eventually(() => order(page)).toEqual([now[1], now[0], ...now.slice(2)])
    // Two presses move it two steps, even before the first is kept.
    const down = page.getByRole('button', { name: `Descendre ${now[1]}` })
    await down.press('Enter')
    await down.press('Enter')
    const last = [now[0], now[2], now[1], ...now.slice(3)]
    await eventually(() => order(page)).toEqual(last)
    await message(page, 'à la place 3').waitFor()
    await page.getByRole('link', { name: 'Terminer' }).click()
    await eventually(() => names(page)).toEqual(last)
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })

  describe('of many', () => {
    const ordering = '/admin/pages/createpartenaire?ordonner=1'
    /** The items in their order, as the server has it. */
    const kept = async (api: APIRequestContext) => {
      const { admin } = await askAs<{
        admin: { partenaires: { edges: { node: { id: string; nom: string } }[] } }
      }>(api, '{ admin { partenaires(order: POSITION, first: 100) { edges { node { id nom } } } } }')
      return admin.partenaires.edges.map(({ node }) => node)
    }
    let ids: string[]
    beforeAll(async () => {
      const api = await administratorApi(site)
      const made = Array.from({ length: 42 }, (_, n) => ({ nom: `Rang ${String(n + 1).padStart(2, '0')}` }))
      await createAll(api, 'Partenaire', made)
      ids = (await kept(api)).map(({ id }) => id)
      await api.dispose()
    })

    const line = (page: Page, nom: string) => page.getByRole('row', { name: nom })
    /** To the end, once the rows stand as they did. Only what one sees is drawn, and that in no order. */
    async function toTheEnd(page: Page): Promise<void> {
      await eventually(async () => {
        await page.getByRole('row').first().focus()
        await page.keyboard.press('End')
        return page.evaluate(() => document.activeElement?.textContent)
      }).toContain('Rang 42')
      for (const nom of ['Rang 40', 'Rang 41', 'Rang 42']) await line(page, nom).waitFor()
      // It says so while it rolls.
      const rolling = page.getByRole('grid').locator('> [style*="pointer-events: none"]')
      await rolling.waitFor({ state: 'detached' })
    }

    test('a row takes a press while the list still rolls', async () => {
      const { page } = await goToAdmin(site, ordering)
      await toTheEnd(page)
      const pressed = await page.getByRole('grid').evaluate(
        (list) =>
          new Promise<string | null | undefined>((resolve) => {
            const { x, y, width, height } = list.getBoundingClientRect()
            const look = () => {
              const one = document.elementFromPoint(x + width / 2, y + height / 2)
              resolve(one?.closest('[role=row]')?.textContent)
            }
            list.addEventListener('scroll', () => requestAnimationFrame(look), { once: true })
            list.scrollTo({ top: list.scrollTop - 400, behavior: 'instant' })
          }),
      )
      expect(pressed).toMatch(/Rang \d\d/)
    })

    test('several rows move together, on any page of the list, and come back by one press', async () => {
      const { page, complaints } = await takePage(site)
      // A try before may have left them in another.
      await askAs(
        page.request,
        'mutation ($ids: [ID!]!) { reorderContents(input: { ids: $ids }) { __typename } }',
        { ids },
      )
      await goOn(page, ordering)
      const keptNames = async () => (await kept(page.request)).map(({ nom }) => nom)
      const bar = page.getByRole('region', { name: 'Ce qui est choisi' })
      /** The bar takes of the rows' height when it comes: what was the last of those drawn may be none any more. */
      const scrollDown = () =>
        page
          .getByRole('grid')
          .evaluate((list) => list.scrollTo({ top: list.scrollHeight, behavior: 'instant' }))
      await page.getByRole('row').first().waitFor()
      await toTheEnd(page)
      const before = await keptNames()
      const without = (...some: string[]) => before.filter((nom) => !some.includes(nom))
      await line(page, 'Rang 40').getByText('Rang 40').click()
      await bar.getByText('1 élément choisi').waitFor()
      await scrollDown()
      await line(page, 'Rang 42')
        .getByText('Rang 42')
        .click({ modifiers: ['Shift'] })
      await bar.getByText('3 éléments choisis').waitFor()
      await line(page, 'Rang 41').getByText('Rang 41').click()
      await bar.getByText('2 éléments choisis').waitFor()
      await press(bar, 'En tête')
      await message(page, '2 éléments sont maintenant aux places 1 à 2').waitFor()
      expect(await keptNames()).toEqual(['Rang 40', 'Rang 42', ...without('Rang 40', 'Rang 42')])
      expect(await complaintsInBothSchemes(page)).toEqual([])
      await press(message(page, '2 éléments'), 'Annuler')
      await message(page, 'de nouveau comme avant').waitFor()
      expect(await keptNames()).toEqual(before)
      await toTheEnd(page)

      // By keyboard: both are taken up by one of them, and dropped one row further up.
      await page.getByRole('button', { name: 'Déplacer Rang 42' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await message(page, '2 éléments sont maintenant').waitFor()
      const moved = (await keptNames()).filter((nom) => nom === 'Rang 40' || nom === 'Rang 42')
      expect(moved).toEqual(['Rang 40', 'Rang 42'])
      expect(await keptNames()).not.toEqual(before)
      await press(message(page, '2 éléments sont maintenant'), 'Annuler')
      await message(page, 'de nouveau comme avant').waitFor()

      await toTheEnd(page)
      await page.getByRole('button', { name: 'Monter Rang 40' }).click()
      await message(page, '2 éléments sont déplacés').waitFor()
      expect((await keptNames()).slice(-4)).toEqual(['Rang 40', 'Rang 39', 'Rang 42', 'Rang 41'])
      await press(bar, 'Ne plus choisir')
      await eventually(() => bar.count()).toBe(0)
      await eventually(() => page.evaluate(() => document.activeElement?.role)).toBe('row')
      expect(complaints).toEqual([])
    })
  })

  test('is for the whole list only, and says so', async () => {
    const { page } = await goToAdmin(site, `${services}?etat=publies`)
    await page.getByText('L’ordre se change sur la liste entière').waitFor()
    await page.getByRole('link', { name: 'la liste entière' }).click()
    await page
      .getByRole('button', { name: /^Descendre/ })
      .first()
      .waitFor()
  })
})

import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { message, press } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { closed, openNew, picture, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'

async function openText(nom: string, description = '<p>Avant</p><p>Après</p>', width: 390 | 1440 = 1440) {
  const stay = await openNew(site, projets, 'Projet', { nom, description }, { width })
  const editor = stay.panel.getByRole('textbox', { name: 'Description', exact: true })
  await editor.getByText('Avant').click()
  return { ...stay, editor }
}

interface Given {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Gives files as a browser does that has them on its clipboard, or under its pointer over an element. */
function give(
  page: Page,
  act: 'paste' | 'drop',
  files: readonly Given[],
  { html = '', over = null as Locator | null } = {},
) {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, data: buffer.toString('base64') }))
  const target = over ?? page.locator(':focus')
  return target.evaluate(
    async (element, [act, sent, html]) => {
      // The editor hears of a new selection after the browser has made it.
      await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)))
      const data = new DataTransfer()
      if (html !== '') data.setData('text/html', html)
      for (const { name, mimeType, data: base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      const { left, top, height } = element.getBoundingClientRect()
      const place = { clientX: left + 2, clientY: top + height / 2 }
      const both = { bubbles: true, cancelable: true }
      const event =
        act === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...both })
          : new DragEvent('drop', { dataTransfer: data, ...place, ...both })
      element.dispatchEvent(event)
      return event.defaultPrevented
    },
    [act, sent, html] as const,
  )
}

async function onSending(page: Page, answer: (route: Route, n: number) => Promise<void>): Promise<void> {
  let sent = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().headers()['content-type']?.includes('multipart')) return route.fallback()
    sent += 1
    return answer(route, sent - 1)
  })
}

const named = async (page: Page, name: string, width: number) => ({
  ...(await picture(page, width, 120)),
  name,
})
const description = async (page: Page, id: string) =>
  (await read<{ description: string }>(page, 'Projet', id, 'description')).description
/** Its words and pictures in their order, each by its width, as narrow ones have one copy. */
const shape = (html: string) =>
  html
    .replace(/<img src="[^"]*\/(\d+)\.webp" alt="([^"]*)" \/>/g, '[$1 $2]')
    .replace(/<\/?(?:p|figure|figcaption)>/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

test.each([390, 1440] as const)(
  'pictures are dropped and pasted at %i px where one stands, in their order, and described',
  async (width) => {
    const { page, panel, id, editor, complaints } = await openText(`Déposées ${width}`, undefined, width)
    const n = width % 100
    const [a, b, c] = [
      await named(page, 'a.png', 201 + n),
      await named(page, 'b.png', 202 + n),
      await named(page, 'c.png', 203 + n),
    ]
    expect(await give(page, 'drop', [a, b], { over: editor.getByText('Après') })).toBe(true)
    await eventually(() => editor.locator('figure').count()).toBe(2)
    // Asked for at once: the caption of the last is where one writes now.
    await panel.getByLabel('Description de l’image').fill('La seconde')
    await editor.getByText('Avant').click()
    await give(page, 'paste', [c], {
      html: '<meta charset="utf-8"><img src="https://a.example/c.png" alt="x">',
    })
    await eventually(() => editor.locator('figure').count()).toBe(3)
    await page.keyboard.type('Légende')
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await save(page)
    await closed(page)
    expect(shape(await description(page, id))).toBe(
      `Avant [${203 + n} ] Légende Après [${201 + n} ] [${202 + n} La seconde]`,
    )
    expect(complaints).toEqual([])
  },
)

test('a picture of the site that is pasted with words is there, and nothing else is said', async () => {
  const { page, panel, editor } = await openText('Copiée')
  await give(page, 'paste', [await named(page, 'a.png', 251)])
  await eventually(() => editor.locator('figure').count()).toBe(1)
  const src = await editor.locator('figure img').getAttribute('src')
  await editor.getByText('Après').click()
  await give(page, 'paste', [], { html: `<p>Un</p><figure><img src="${src}" alt=""></figure><p>Deux</p>` })
  await eventually(() => editor.locator('figure').count()).toBe(2)
  expect(await panel.getByText('elle n’y est pas').count()).toBe(0)
})

test('what is no picture is told by its name, and the browser does not go to it', async () => {
  const { page, panel, editor } = await openText('Refusées')
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  expect(await give(page, 'drop', [plan], { over: editor.getByText('Après') })).toBe(true)
  const refused = panel.getByRole('listitem').filter({ hasText: 'plan.pdf' })
  await refused.getByText('Choisissez une image PNG').waitFor()
  await press(refused, 'Retirer plan.pdf')
  await eventually(() => refused.count()).toBe(0)
  await eventually(() => editor.evaluate(isFocused)).toBe(true)
})

test('who writes on while a picture is on its way stays there, over a lost connection too', async () => {
  const { page, panel, id, editor } = await openText('En brousse')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await onSending(page, async (route, n) => {
    if (n === 0) return route.abort('connectionreset')
    await held
    return route.fallback()
  })
  await give(page, 'paste', [await named(page, 'a.png', 301), await named(page, 'b.png', 302)])
  await panel.getByText('Connexion perdue').waitFor()
  await editor.getByText('Après').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' le')
  release()
  await eventually(() => editor.locator('figure').count()).toBe(2)
  await panel.getByText('Une image est arrivée dans le texte').waitFor()
  await page.keyboard.type(' pont')
  await editor.locator('figure img').first().click()
  await panel.getByLabel('Description de l’image').fill('Un pont')
  await eventually(() => panel.getByText('Une image est arrivée dans le texte').count()).toBe(0)
  await save(page)
  await closed(page)
  expect(shape(await description(page, id))).toBe('Avant Après le pont [301 Un pont] [302 ]')
})

test('saving while a picture is on its way says so, and loses neither the words nor the picture', async () => {
  const { page, panel, id, editor } = await openText('Pendant l’envoi')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await onSending(page, async (route) => {
    await held
    return route.fallback()
  })
  await give(page, 'paste', [await named(page, 'a.png', 401)])
  await panel.getByText('image est encore en route').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' et')
  await press(panel, 'Enregistrer')
  await message(
    page,
    '1\u00a0fichier est encore en route\u00a0: enregistrez de nouveau quand il sera là.',
  ).waitFor()
  expect(shape(await description(page, id))).toBe('Avant et Après')
  await press(panel, 'Fermer')
  const question = page.getByRole('alertdialog', { name: 'Fermer sans enregistrer' })
  await press(question, 'Continuer la saisie')
  release()
  await eventually(() => editor.locator('figure').count()).toBe(1)
  await panel.getByText('À enregistrer', { exact: true }).waitFor()
  await press(panel, 'Enregistrer')
  await closed(page)
  expect(shape(await description(page, id))).toBe('Avant et [401 ] Après')
})

test('by the keyboard alone a picture is described, given a caption, and taken away', async () => {
  const { page, panel, editor } = await openText('Au clavier')
  await give(page, 'paste', [await named(page, 'a.png', 501)])
  await eventually(() => editor.locator('figure').count()).toBe(1)
  await page.keyboard.type('Légende')
  await page.keyboard.press('Tab')
  const alt = panel.getByLabel('Description de l’image')
  await eventually(() => alt.evaluate(isFocused)).toBe(true)
  await page.keyboard.type('Une borne')
  await editor.getByRole('img', { name: 'Une borne' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => editor.locator('figure').count()).toBe(0)
  await eventually(() => editor.evaluate(isFocused)).toBe(true)
})

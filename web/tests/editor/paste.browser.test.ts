import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { closed, openNew, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const services = '/admin/pages/createservice'

/** As a browser does it: with what the other program put on the clipboard. */
function paste(page: Page, kinds: Record<string, string>, picture = false): Promise<void> {
  return page.evaluate(
    async ([kinds, picture]) => {
      // The editor hears of a new selection after the browser has made it.
      await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)))
      const data = new DataTransfer()
      for (const [kind, text] of Object.entries(kinds)) data.setData(kind, text)
      if (picture) data.items.add(new File(['x'], 'plan.png', { type: 'image/png' }))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [kinds, picture] as const,
  )
}

async function openWith(description: string) {
  const stay = await openNew(site, services, 'Service', { nom: 'Collé', description })
  const editor = stay.panel.getByRole('textbox', { name: 'Description' })
  await editor.locator('p, th').first().click()
  await stay.page.keyboard.press('Control+End')
  return {
    ...stay,
    editor,
    async saved(): Promise<string> {
      await save(stay.page)
      await closed(stay.page)
      const { description } = await read<{ description: string }>(
        stay.page,
        'Service',
        stay.id,
        'description',
      )
      return description
    },
  }
}

test('what other programs write comes in the elements of the site, and no style is asked for', async () => {
  const { page, complaints, saved } = await openWith('<p>Avant</p>')
  await page.keyboard.press('Enter')
  await paste(page, {
    'text/html':
      '<b style="font-weight:normal"><p><span style="font-weight:400">Surface </span><span style="font-weight:700">12 ha</span></p></b>',
  })
  await page.keyboard.press('Enter')
  const item = (level: number, words: string) =>
    `<p class=MsoListParagraph style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">·</span>${words}</p>`
  await paste(page, { 'text/html': item(1, 'un') + item(2, 'deux') + item(1, 'trois') })
  expect(await saved()).toBe(
    '<p>Avant</p><p>Surface <strong>12 ha</strong></p>' +
      '<ul><li><p>un</p><ul><li><p>deux</p></li></ul></li><li><p>trois</p></li></ul>',
  )
  expect(complaints).toEqual([])
})

/** What the editor puts on the clipboard of what is selected in it. */
function copied(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)))
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return Object.fromEntries(data.types.map((kind) => [kind, data.getData(kind)]))
  })
}

test('what is copied from the editor comes as it was, and its mark lets nothing else in', async () => {
  const own =
    '<h2>Titre</h2><ul><li><p>un</p><ul><li><p>deux</p></li></ul></li></ul>' +
    '<table><caption>Les lots</caption><thead><tr><th scope="col">Lot</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table>' +
    '<p>Voir <a href="https://exemple.ci/">ici</a></p>'
  const { page, editor, complaints, saved } = await openWith(own)
  await page.keyboard.press('Control+a')
  const whole = await copied(page)
  expect(whole['text/html']).toContain('data-pm-slice')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(page, whole)
  await editor
    .getByText('deux')
    .first()
    .dblclick({ position: { x: 8, y: 8 } })
  const word = await copied(page)
  expect(word['text/html']).toContain('data-pm-slice')
  await page.keyboard.press('Control+End')
  await paste(page, word)
  await page.keyboard.press('Enter')
  await paste(page, {
    'text/html':
      '<b style="font-weight:normal" data-pm-slice="0 0 []"><h1>Forgé</h1>' +
      '<p><span style="font-weight:400">12 ha, 5 m<sup>2</sup></span></p></b>',
  })
  expect(await saved()).toBe(
    own + own.replace('ici</a></p>', 'ici</a>deux</p>') + '<h2>Forgé</h2><p>12 ha, 5 m²</p>',
  )
  expect(complaints).toEqual([])
})

test('an address that is pasted alone is a link, or makes one of what is selected', async () => {
  const { page, editor, saved } = await openWith('<p>Appeler ici</p>')
  await editor.getByText('Appeler').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': 'example.ci/devis' })
  await page.keyboard.type(' après')
  await editor.getByText('Appeler').dblclick({ position: { x: 8, y: 8 } })
  await paste(page, { 'text/plain': '(+225) 07 00 00 00 01' })
  expect(await saved()).toBe(
    '<p><a href="tel:+2250700000001">Appeler</a> ici</p>' +
      '<p><a href="https://example.ci/devis">example.ci/devis</a> après</p>',
  )
})

test('an address among other words leads where the same address leads alone', async () => {
  const { page, saved } = await openWith('<p>Avant</p>')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': 'Voir exemple.ci, (www.exemple.ci/plans) et http://exemple.com.' })
  await page.keyboard.press('Enter')
  await paste(page, { 'text/html': '<p>ou exemple.net</p>' })
  expect(await saved()).toBe(
    '<p>Avant</p><p>Voir <a href="https://exemple.ci">exemple.ci</a>, ' +
      '(<a href="https://www.exemple.ci/plans">www.exemple.ci/plans</a>) et ' +
      '<a href="http://exemple.com">http://exemple.com</a>.</p>' +
      '<p>ou <a href="https://exemple.net">exemple.net</a></p>',
  )
})

test('an address that is pasted over a whole text makes a link of all of it', async () => {
  const { page, saved } = await openWith('<p>Appeler</p><p>ici</p>')
  await page.keyboard.press('Control+a')
  await paste(page, { 'text/plain': '(+225) 07 00 00 00 01' })
  expect(await saved()).toBe(
    '<p><a href="tel:+2250700000001">Appeler</a></p><p><a href="tel:+2250700000001">ici</a></p>',
  )
})

test('what looks like an address and leads nowhere takes the place of what is selected', async () => {
  const { page, editor, saved } = await openWith('<p>Voir ici</p>')
  await editor.getByText('Voir').dblclick({ position: { x: 8, y: 8 } })
  await paste(page, { 'text/plain': 'ftp://exemple.ci' })
  expect(await saved()).toMatch(/^<p>ftp:\/\/exemple\.ci ?ici<\/p>$/)
})

test('the dialog of links takes what people write, and refuses what leads nowhere', async () => {
  const { page, panel, editor, saved } = await openWith('<p>Nous écrire</p>')
  await editor.getByText('Nous').dblclick({ position: { x: 8, y: 8 } })
  await panel.getByRole('button', { name: 'Lien', exact: true }).click()
  const address = page.getByLabel('Adresse du lien')
  await address.fill('deux mots')
  await address.press('Enter')
  await page.getByText('Une adresse web (exemple.ci)').waitFor()
  await address.fill('contact@exemple.ci')
  await address.press('Enter')
  expect(await saved()).toBe('<p><a href="mailto:contact@exemple.ci">Nous</a> écrire</p>')
})

test('a table keeps its caption, its head and what its titles are of', async () => {
  const head = '<thead><tr><th scope="col">Lot</th><th scope="col">Surface</th></tr></thead>'
  const body = (cell: string) => `<tbody><tr><th scope="row">A</th><td>${cell}</td></tr></tbody>`
  const { page, editor, saved } = await openWith(
    `<table><caption>Les lots</caption>${head}${body('12 ha')}</table>`,
  )
  await editor.getByText('12 ha').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' net')
  expect(await saved()).toBe(`<table><caption>Les lots</caption>${head}${body('12 ha net')}</table>`)
})

test('a picture does not go without a word', async () => {
  const { page, panel, saved } = await openWith('<p>Avant</p>')
  const said = panel.getByText('Une image ne se colle pas avec un texte')
  await paste(page, { 'text/html': '<p><img src="https://a.example/plan.png"></p>' })
  await said.waitFor()
  await page.keyboard.type(' a')
  await eventually(() => said.count()).toBe(0)
  await paste(page, { 'text/html': '<p>b<img src="file:///plan.png"></p>' })
  await said.waitFor()
  await paste(page, { 'text/html': '<table><tr><td>1</td></tr></table>' }, true)
  await eventually(() => said.count()).toBe(0)
  await paste(page, { 'text/html': '<p>c<img src="file:///plan.png"></p>' })
  await said.waitFor()
  // The boxes that Google Docs draws before what is to be done.
  await paste(page, {
    'text/html':
      '<ul><li role="checkbox"><img src="data:," alt="unchecked" aria-roledescription="checkbox"/><p>d</p></li></ul>',
  })
  await eventually(() => said.count()).toBe(0)
  expect(await saved()).toContain('<p>Avant ab</p>')
})

test('a title that was renamed is still where the links of the text lead', async () => {
  const text = '<p><a href="#lots">Les lots</a></p><h2 id="lots">Lots</h2><p>Fin</p>'
  const { page, editor, saved } = await openWith(text)
  await editor.getByRole('heading').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' A et B')
  expect(await saved()).toBe('<p><a href="#lots">Les lots</a></p><h2 id="lots">Lots A et B</h2><p>Fin</p>')
})

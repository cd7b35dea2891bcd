import type { APIRequestContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorApi } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, isFocused, listenTo, openSite, type Site } from '../../testing/browser.ts'
import { expectWhole } from '../../testing/layout.ts'
import { photograph } from '../../testing/photographs.ts'
import { saveWithFiles, type Verb } from '../../testing/saveWithFiles.ts'

let site: Site
let staff: APIRequestContext

interface Given {
  legende?: string
  alt?: string
  avant?: boolean
}

/** Saves an item with these pictures: its own, where one is given, and those of its gallery. */
async function save(
  verb: Verb,
  input: Record<string, unknown>,
  { image, galerie }: { image?: Buffer; galerie: readonly Given[] },
): Promise<void> {
  const pictures = await Promise.all(galerie.map((_, n) => photograph(n + 1, 300, 200)))
  const places = galerie.map((one) => ({ ...one, image: null }))
  await saveWithFiles(staff, verb, { ...input, galerie: places, ...(image && { image: null }) }, [
    ...(image ? [['image', image] as const] : []),
    ...pictures.map((bytes, n) => [`galerie.${n}.image`, bytes] as const),
  ])
}

beforeAll(async () => {
  site = await openSite()
  staff = await administratorApi(site)
  const own = await photograph(99, 600, 400)
  await save('createProjet', { nom: 'Onze vues', status: true }, { image: own, galerie: views })
  const { site: shown } = await site.ask<{ site: { service: { id: string } } }>(
    '{ site { service(key: "topographie") { id } } }',
  )
  await save('updateService', shown.service, { galerie: [{ avant: true, alt: 'Seule.' }] })
})
afterAll(async () => {
  await staff?.dispose()
  await site?.stop()
})

/** A pair, five single ones, and what comes at a press: a pair, two single ones. */
const views: Given[] = [
  { legende: 'La parcelle en friche', alt: 'Friche.', avant: true },
  { legende: 'Les lots bornés', alt: 'Lots.' },
  ...[3, 4, 5, 6].map((n) => ({ legende: `Légende ${n}`, alt: `Vue ${n}.` })),
  { alt: 'Piste de terre.', avant: true },
  { alt: 'Piste revêtue.' },
  { legende: 'Une borne' },
  {},
]
const total = views.length + 1
const path = '/projets/onze-vues'

const gallery = (page: Page) => page.getByRole('region', { name: 'En images' })
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Planche/ })
const position = (page: Page) => viewer(page).getByText(/^\d+ sur \d+$/)
const hashOf = (page: Page) => new URL(page.url()).hash
const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

async function shows(page: Page, n: number): Promise<void> {
  await eventually(() => position(page).innerText()).toBe(`${n} sur ${total}`)
  await eventually(() => hashOf(page)).toBe(n === 1 ? '#planche' : `#image-${n}`)
}

test('six pictures are seen at first; the others come at a press, and nobody loads them before', async () => {
  const { page, requests } = await site.visit(path, { width: 390 })
  const pictures = gallery(page).locator('figure')
  expect(await pictures.filter({ visible: true }).count()).toBe(6)
  expect(await gallery(page).getByText(`${views.length} vues`).isVisible()).toBe(true)
  await gallery(page).scrollIntoViewIfNeeded()
  const more = gallery(page).getByText('Voir les 4 autres images')
  const hidden = await gallery(page)
    .locator('details picture img')
    .evaluateAll((all) => all.map((one) => /\/uploads\/\w+/.exec(one.getAttribute('src') ?? '')?.[0] ?? '?'))
  const asked = () => hidden.filter((one) => requests.some((request) => request.url().includes(one)))
  expect(hidden).toHaveLength(4)
  expect(asked()).toEqual([])
  await more.click()
  await eventually(() => pictures.filter({ visible: true }).count()).toBe(views.length)
  await gallery(page).getByText('Voir moins d’images').scrollIntoViewIfNeeded()
  await eventually(asked).toEqual(hidden)
})

test('where scripts never come the pictures are fetched all the same, some seconds later', async () => {
  const page = await site.openPage({ width: 390, reducedMotion: 'reduce' })
  await page.route(/\.js(?:$|\?)/, (route) => route.abort())
  const { requests } = listenTo(page)
  await page.goto(path, { waitUntil: 'load' })
  const seen = gallery(page).locator('figure picture img').and(page.locator(':not(details *)'))
  const files = await seen.evaluateAll((all) =>
    all.map((one) => /\/uploads\/\w+/.exec(one.getAttribute('src') ?? '')?.[0] ?? '?'),
  )
  const asked = () => files.filter((one) => requests.some((request) => request.url().includes(one)))
  expect([files.length, asked()]).toEqual([6, []])
  const ended = await page.evaluate(() => {
    const waiting = document.getAnimations().filter((one) => one instanceof CSSAnimation)
    for (const one of waiting) one.finish()
    return waiting.length
  })
  expect(ended).toBeGreaterThan(0)
  await gallery(page).scrollIntoViewIfNeeded()
  await eventually(asked).toEqual(files)
})

test('without a script the others come at a press too, and each picture leads to its file', async () => {
  const { page } = await site.visit(path, { width: 390, javaScriptEnabled: false })
  await gallery(page).getByText('Voir les 4 autres images').click()
  await eventually(() => gallery(page).locator('figure').filter({ visible: true }).count()).toBe(views.length)
  const link = gallery(page).getByRole('link', { name: 'Vue 3.' })
  const [answer] = await Promise.all([page.waitForResponse(/\/uploads\//), link.click()])
  expect(answer.headers()['content-type']).toMatch(/^image\//)
})

test('a picture without a description is called by its caption, or by its place', async () => {
  const { page } = await site.visit(path)
  await gallery(page).getByText('Voir les 4 autres images').click()
  for (const name of ['Une borne', `Image ${total}`])
    await gallery(page).getByRole('link', { name, exact: true }).waitFor()
})

test('one turns from picture to picture by buttons and keys, and comes back to the one last seen', async () => {
  const { page, complaints, requests } = await site.visit(path, { width: 390 })
  await gallery(page).getByRole('link', { name: 'Vue 3.' }).click()
  await shows(page, 4)
  await viewer(page).getByText('Légende 3').waitFor()
  await page.keyboard.press('ArrowRight')
  await shows(page, 5)
  await page.keyboard.press('PageDown')
  await shows(page, 6)
  await viewer(page).getByRole('button', { name: 'Image suivante' }).click()
  await shows(page, 7)
  await page.keyboard.press('PageUp')
  await shows(page, 6)
  // Closer up the arrows move the picture.
  for (let n = 0; n < 3; n++) await page.keyboard.press('+')
  const place = () =>
    viewer(page)
      .locator('img')
      .evaluate((one) => one.style.transform)
  const before = await place()
  await page.keyboard.press('ArrowLeft')
  await eventually(place).not.toBe(before)
  expect(await position(page).innerText()).toBe(`6 sur ${total}`)
  await page.keyboard.press('PageUp')
  await shows(page, 5)
  await page.keyboard.press('Escape')
  await eventually(() => viewer(page).count()).toBe(0)
  await eventually(() => hashOf(page)).toBe('')
  await eventually(() => gallery(page).getByRole('link', { name: 'Vue 4.' }).evaluate(isFocused)).toBe(true)
  // One step back is the page before: turning left none behind.
  expect(await page.evaluate(() => history.state)).toBeNull()
  expect(requests.filter((request) => request.url().endsWith('/graphql'))).toEqual([])
  expect(complaints).toEqual([])
})

test('neighbours are there before one turns to them, and the ends have none', async () => {
  const { page, requests } = await site.visit(path)
  const files = await page
    .locator('main [data-planche]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => [
          one.getAttribute('data-planche'),
          /\/uploads\/\w+/.exec(one.getAttribute('href') ?? '')?.[0] ?? '?',
        ]),
      ),
    )
  await page.evaluate((hash) => (location.hash = hash), `#image-${total}`)
  await shows(page, total)
  const neighbour = files[`#image-${total - 1}`] ?? '?'
  await eventually(() => requests.some((request) => request.url().includes(neighbour))).toBe(true)
  const next = viewer(page).getByRole('button', { name: 'Image suivante' })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await next.click({ force: true })
  await page.keyboard.press('ArrowRight')
  await shows(page, total)
  expect(await complaintsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await eventually(() => hashOf(page)).toBe('')
})

test('an address leads to its picture; a finger turns the pages, and moves what is seen closer', async () => {
  const page = await site.openPage({ width: 390, hasTouch: true })
  await page.goto(`${path}#planche`)
  await shows(page, 1)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  async function swipe(from: number, to: number): Promise<void> {
    await touch('touchStart', from)
    await touch('touchMove', (from + to) / 2)
    await touch('touchMove', to)
    await touch('touchEnd')
  }
  await swipe(300, 100)
  await shows(page, 2)
  await swipe(300, 280)
  await shows(page, 2)
  await swipe(100, 300)
  await shows(page, 1)
  await swipe(100, 300)
  await shows(page, 1)
  await swipe(300, 100)
  await shows(page, 2)
  await viewer(page).getByRole('button', { name: 'Agrandir' }).click()
  await viewer(page).getByRole('button', { name: 'Agrandir' }).click()
  await swipe(300, 100)
  expect(await position(page).innerText()).toBe(`2 sur ${total}`)
})

test('a pair is parted by a line that keys and the pointer pull, in the room that it took without a script', async () => {
  const { page: plain } = await site.visit(path, { width: 390, javaScriptEnabled: false })
  const pairOf = (page: Page) => gallery(page).locator('[data-paire] > div').first()
  const [earlier, later] = await Promise.all([0, 1].map((n) => box(pairOf(plain).locator('figure').nth(n))))
  expect(later?.x).toBeGreaterThanOrEqual((earlier?.x ?? 0) + (earlier?.width ?? 0))
  const said = await pairOf(plain).locator('figcaption').allTextContents()
  expect(said).toEqual(['AvantLa parcelle en friche', 'AprèsLes lots bornés'])
  const room = await box(pairOf(plain))

  const { page, complaints } = await site.visit(path, { width: 390 })
  const slider = gallery(page).getByRole('slider', { name: 'Comparer avant et après' }).first()
  await slider.waitFor()
  expect(Math.abs((await box(pairOf(page))).height - room.height)).toBeLessThanOrEqual(1)
  const cut = () =>
    pairOf(page)
      .locator('figure')
      .nth(1)
      .locator('span:has(> picture)')
      .evaluate((one) => getComputedStyle(one).clipPath)
  expect(await cut()).toBe('inset(0px 0px 0px 50%)')
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await eventually(cut).toBe('inset(0px 0px 0px 49%)')
  expect(await slider.getAttribute('aria-valuetext')).toBe('Avant 49\u00a0%, après 51\u00a0%')
  await page.keyboard.press('End')
  await eventually(cut).toBe('inset(0px 0px 0px 100%)')
  const { x, y, width, height } = await box(slider)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + height / 2)
  await page.mouse.up()
  await eventually(cut).toMatch(/ 2[45]%\)$/)
  await gallery(page).getByRole('link', { name: 'Après' }).first().click()
  await shows(page, 3)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  expect(await slider.isVisible()).toBe(false)
  const printed = await Promise.all([0, 1].map((n) => box(pairOf(page).locator('figure').nth(n))))
  expect(printed[1]?.x).toBeGreaterThanOrEqual((printed[0]?.x ?? 0) + (printed[0]?.width ?? 0))
  expect(complaints).toEqual([])
})

test('a page without a pair does not ask for the line; one alone is an ordinary picture', async () => {
  const { page, requests } = await site.visit('/services/topographie')
  await gallery(page).getByRole('link', { name: 'Seule.' }).click()
  await viewer(page).waitFor()
  expect(await gallery(page).getByRole('link').count()).toBe(1)
  expect(await position(page).innerText()).toBe('2 sur 2')
  expect(requests.filter((request) => request.url().includes('Curseur'))).toEqual([])
})

test.each([390, 1440] as const)(
  'at %i px it is open to everybody, and whole at 320 px and on paper',
  async (width) => {
    const { page } = await site.visit(path, { width, reducedMotion: 'reduce' })
    await gallery(page).getByText('Voir les 4 autres images').click()
    await gallery(page).getByRole('slider').nth(1).waitFor()
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectWhole(page)
  },
)

test('search engines read of each picture', async () => {
  const html = await (await fetch(site.origin + path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const work: { image: Record<string, string>[] } | undefined = blocks
    .map(([, json = '']) => JSON.parse(json))
    .find((block) => block['@type'] === 'CreativeWork')
  const images = work?.image ?? []
  expect(images).toHaveLength(total)
  expect(images.slice(0, 2)).toEqual([
    { '@type': 'ImageObject', contentUrl: expect.any(String), width: '600px', height: '400px' },
    {
      '@type': 'ImageObject',
      contentUrl: expect.any(String),
      width: '300px',
      height: '200px',
      caption: 'La parcelle en friche',
    },
  ])
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const entry = map.split('<url>').find((one) => one.includes(`${path}</loc>`)) ?? ''
  const listed = [...entry.matchAll(/<image:image><image:loc>([^<]*)<\/image:loc><\/image:image>/g)]
  expect(listed.map(([, address]) => address)).toEqual(images.map(({ contentUrl }) => contentUrl))
  for (const [, address = ''] of listed) expect((await fetch(address)).status).toBe(200)
})

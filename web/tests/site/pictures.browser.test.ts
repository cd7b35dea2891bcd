import { beforeAll, expect, test } from 'vitest'
import { eventually, readSite, type ReadSite } from '../../testing/browser.ts'

let site: ReadSite

beforeAll(async () => {
  site = await readSite()
})

test.each([1024, 1440] as const)(
  'the first picture of the home page at %i px has as many points as it is drawn with',
  async (width) => {
    const { page } = await site.visit('/', { width })
    const { drawn, points } = await page
      .locator('main picture img')
      .first()
      .evaluate(async (img: HTMLImageElement) => {
        await img.decode()
        const [frameWidth, frameHeight] = [img.clientWidth, img.clientHeight]
        // `naturalWidth` is told in points of the layout: the file's own width stands in its name.
        const { width: own, height: high } = await createImageBitmap(
          await (await fetch(img.currentSrc)).blob(),
        )
        return { drawn: Math.max(frameWidth, (frameHeight * own) / high), points: own }
      })
    expect(points).toBeGreaterThanOrEqual(Math.floor(drawn))
  },
)

test('by night plans on light paper are drawn in light, and photographs and dark sheets stay as they are', async () => {
  const filterOf = async (path: string) => {
    const { page } = await site.visit(path, { colorScheme: 'dark' })
    const filter = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).filter)
    // Where a sheet is transparent, what is drawn stands on the ground of the page: that is dark already.
    expect(await filter('span:has(> picture)')).toBe('none')
    const small = await filter('main picture img')
    await page.getByRole('link', { name: 'Agrandir la planche' }).click()
    return [small, await filter('dialog[open] img')]
  }
  const turned = 'invert(0.92) hue-rotate(180deg)'
  expect(await filterOf('/projets/extension-nord-de-daloa')).toEqual([turned, turned])
  expect(await filterOf('/projets/implantation-d-un-entrepot-de-cacao-a-san-pedro')).toEqual(['none', 'none'])
})

test('pictures of further slides are fetched once somebody turns to them', async () => {
  const { page, requests } = await site.visit('/', { width: 390 })
  const slides = page.getByRole('region', { name: 'À la une' })
  const pictures = await slides
    .locator('picture img')
    .evaluateAll((all) => all.map((img) => /\/uploads\/\w+/.exec(img.getAttribute('src') ?? '')?.[0] ?? ''))
  expect(pictures).toHaveLength(3)
  const fetched = () => pictures.filter((one) => requests.some((request) => request.url().includes(one)))
  expect(fetched()).toEqual(pictures.slice(0, 1))
  await slides.getByRole('button', { name: 'Suivante' }).click()
  await eventually(async () => fetched()).toContain(pictures[1])
})

test('one finds the way to the office on a map of its city', async () => {
  const { page, requests } = await site.visit('/contact', { width: 390 })
  const map = page.getByRole('img', { name: 'Le bureau sur la carte d’Abidjan' })
  await map.scrollIntoViewIfNeeded()
  expect(await map.locator('text').allTextContents()).toEqual(
    expect.arrayContaining(['Cocody Riviera', 'Plateau']),
  )
  const href = await page.getByRole('link', { name: 'OpenStreetMap' }).getAttribute('href')
  expect(href).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions\?to=5\.35%2C-3\.97/)
  expect(requests.filter((request) => !request.url().startsWith(site.origin))).toEqual([])
})

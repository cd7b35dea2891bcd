import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, everyWidth, hydrated, loadedBy, readSite, type ReadSite } from '../../testing/browser.ts'

interface Connection<T> {
  edges: { node: T }[]
}
interface Named {
  nom: string
}
interface Demo {
  site: {
    slides: Connection<{ titre: string }>
    services: Connection<Named & { databaseId: number; slug: string }>
    projets: Connection<Named & { slug: string }>
    equipe: Connection<Named>
    testimonials: Connection<Named & { message: string }>
    partenaires: Connection<Named>
  }
}

const widths = [390, 1440] as const
const nodes = <T>({ edges }: Connection<T>): T[] => edges.map(({ node }) => node)

let site: ReadSite
let demo: Demo['site']

beforeAll(async () => {
  site = await readSite()
  const answer = await site.ask<Demo>(`{ site {
    slides(first: 8) { edges { node { titre } } }
    services(first: 10) { edges { node { nom databaseId slug } } }
    projets(first: 8) { edges { node { nom slug } } }
    equipe(first: 10) { edges { node { nom } } }
    testimonials(first: 6) { edges { node { nom message } } }
    partenaires(first: 20) { edges { node { nom } } }
  } }`)
  demo = answer.site
})

/** What a reader cannot see of these parts of the page, by the styles that hide without taking away. */
function hidden(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .filter((element) => {
          const { visibility, opacity, display } = getComputedStyle(element)
          return visibility !== 'visible' || opacity === '0' || display === 'none'
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    selector,
  )
}

describe.each(widths)('without script at %i px', (width) => {
  test('the home page is whole and nothing of it is hidden', async () => {
    const { page, status, complaints } = await site.visit('/', { width, javaScriptEnabled: false })
    expect(status).toBe(200)
    const { slides, services, projets, equipe, testimonials, partenaires } = demo
    expect([services, equipe, projets].map(({ edges }) => edges.length)).toEqual([3, 4, 8])
    const wanted = [
      ...nodes(slides).map(({ titre }) => titre),
      ...[services, projets, equipe, testimonials, partenaires].flatMap((list) =>
        nodes<Named>(list).map(({ nom }) => nom),
      ),
      ...nodes(testimonials).map(({ message }) => message),
      'projets présentés',
    ]
    const logos = await page
      .locator('main img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('alt')))
    const text = [await page.locator('main').innerText(), ...logos].join('\n')
    expect(wanted.filter((each) => !text.includes(each))).toEqual([])
    expect(await page.locator('main h1').allInnerTexts()).toEqual([nodes(slides)[0]?.titre])
    for (const part of ['header', 'main', 'footer']) {
      const box = await page.locator(`#app > ${part}`).boundingBox()
      expect(box?.height, part).toBeGreaterThan(100)
    }
    expect(await hidden(page, 'main, main *, footer, footer *')).toEqual([])
    expect(await page.locator('[data-reveal="attend"]').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('the menus can be reached', async () => {
    const { page } = await site.visit('/contact', { width, javaScriptEnabled: false })
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu' }).click()
      const plan = page.getByRole('navigation', { name: 'Plan du site' })
      await eventually(() => plan.evaluate((nav) => nav.getBoundingClientRect().top)).toBeLessThan(844)
      return
    }
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('button', { name: 'Entreprise' }).hover()
    await menu.getByRole('link', { name: 'Histoire' }).waitFor()
    await menu.getByRole('button', { name: 'Services' }).focus()
    await menu.getByRole('link', { name: `${nodes(demo.services)[0]?.nom}` }).waitFor()
  })
})

describe.each(everyWidth)('with script at %i px', (width) => {
  test('a page that does not exist says so in French, between header and footer', async () => {
    const { page, status, complaints, requests } = await site.visit('/nulle-part', { width })
    expect(status).toBe(404)
    expect(await page.title()).toBe('Page introuvable – Alidade Ébrié')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(await page.locator('main h1').innerText()).toBe('Cette page n’est pas sur la carte')
    await page.getByRole('banner').getByText('Alidade Ébrié').waitFor()
    await page.getByRole('contentinfo').getByText('Voir plus').waitFor()
    expect(requests.filter((request) => request.url().includes('/graphql'))).toEqual([])
    // The browser itself notes the status of the document.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
  })
})

test('the header links services by id, the footer by nom; the footer tells who, where and more', async () => {
  const { page } = await site.visit('/contact', { javaScriptEnabled: false })
  const services = nodes(demo.services)
  const links = (scope: string) =>
    page
      .locator(`${scope} a[href^="/services/"]`)
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  const byId = services.map(({ nom, databaseId }) => [nom, `/services/${databaseId}`])
  expect(await links('header nav[aria-label="Menu principal"]')).toEqual(byId)
  expect(await links('header dialog')).toEqual(byId)
  expect(await links('footer')).toEqual(
    services.map(({ nom }) => [nom, `/services/${encodeURIComponent(nom)}`]),
  )
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link', { name: 'Voir plus' }).getAttribute('href')).toBe('/histoire')
  expect(await footer.getByText('©').innerText()).toBe('© 2023 Alidade Ébrié')
  expect(await footer.locator('address').innerText()).toMatch(/^Cocody Riviera, .+\nAbidjan, Côte d’Ivoire$/)
  expect(await page.getByRole('banner').locator('[href^="tel:"]').first().getAttribute('href')).toMatch(
    /^tel:\+225\d{10}$/,
  )
})

test.each([
  ['/services', '/#services'],
  ['/Services/', '/#services'],
  ['/projets', '/references'],
])('%s leads to %s', async (path, to) => {
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})

test('who asks for the services is led to their part of the home page', async () => {
  const page = await site.openPage({ javaScriptEnabled: false })
  await page.goto('/services')
  expect(page.url()).toBe(`${site.origin}/#services`)
  expect(await page.locator('#services h2').innerText()).toBe('Ce que nous faisons')
})

test('the address by nom and by slug show the same service as the address by id', async () => {
  const [service] = nodes(demo.services)
  const page = await site.openPage({ javaScriptEnabled: false })
  for (const key of [service?.databaseId, encodeURIComponent(service?.nom ?? ''), service?.slug]) {
    await page.goto(`/services/${key}`)
    expect(await page.locator('main h1').innerText()).toBe(service?.nom)
    expect(await page.locator('header nav [aria-current="page"]').first().textContent()).toBe(service?.nom)
  }
})

// The second is what a phone really has: three dots to a pixel.
test.each([
  [1, 350_000],
  [3, 400_000],
])('what a phone loads of / before it scrolls, at %i dots to a pixel', async (deviceScaleFactor, most) => {
  const page = await site.openPage({ width: 390, deviceScaleFactor, isMobile: true, hasTouch: true })
  const loaded = loadedBy(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  const all = (await loaded()).filter(({ url }) => !url.startsWith('data:'))
  const sum = (list: typeof all) => list.reduce((total, { bytes }) => total + bytes, 0)
  const scripts = sum(all.filter(({ type }) => type === 'script'))
  console.log(`scripts ${(scripts / 1000).toFixed(1)} kB, all ${(sum(all) / 1000).toFixed(1)} kB`)
  expect(scripts).toBeGreaterThan(50_000)
  expect(scripts).toBeLessThanOrEqual(150_000)
  expect(sum(all)).toBeLessThan(most)
})

test('a table that is wider than the sheet is whole on paper, where nothing scrolls', async () => {
  const page = await site.openPage({ width: 390, javaScriptEnabled: false })
  await page.goto('/histoire')
  await page.emulateMedia({ media: 'print' })
  const left = await page
    .locator('main .riche')
    .first()
    .evaluate((text) => {
      text.innerHTML = `<table><tr>${'<td>Anticonstitutionnellement</td>'.repeat(12)}</tr></table>`
      const ends = [...text.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().right)
      return document.documentElement.clientWidth - Math.max(...ends)
    })
  expect(left).toBeGreaterThanOrEqual(0)
})

test.each(['/', '/references', '/contact'])('on paper nothing of %s lies beyond the sheet', async (path) => {
  const page = await site.openPage({ width: 1024, javaScriptEnabled: false })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const beyond = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    return [...document.querySelectorAll('main *, header *')].flatMap((element) => {
      const { left, right, height } = element.getBoundingClientRect()
      const isDrawn = height > 1 && element.closest('svg') === null
      return isDrawn && (left < -1 || right > width + 1) ? [element.outerHTML.slice(0, 80)] : []
    })
  })
  expect(beyond).toEqual([])
  if (path === '/') expect(await page.locator('[aria-label^="2 sur"]').first().isVisible()).toBe(true)
})

test('on paper a picture keeps its words, and a button can be read', async () => {
  const page = await site.openPage({ width: 1024, javaScriptEnabled: false })
  await page.goto('/references')
  await page.emulateMedia({ media: 'print' })
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))])
  expect(await breaks('main li:has(> article)')).toEqual(['avoid'])
  expect(await breaks('body footer')).toEqual(['avoid'])
  await page.goto('/contact')
  await page.emulateMedia({ media: 'print' })
  const button = page.getByRole('button', { name: 'Envoyer le message' })
  await eventually(() => button.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)')
})

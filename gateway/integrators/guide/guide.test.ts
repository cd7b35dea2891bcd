import { buildSchema, isEnumType } from 'graphql'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printedSchema } from '../../../schema/printed.ts'
import { complaintsInBothSchemes } from '../../../web/testing/axe.ts'
import { launchBrowser } from '../../../web/testing/launchBrowser.ts'
import { startInProcess, type InProcess } from '../../lab/servers/inProcess.ts'

const pages = ['/api', '/api/en'] as const
const html = { headers: { accept: 'text/html' } }

let server: InProcess
let browser: Browser
beforeAll(async () => {
  server = await startInProcess()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const read = async (path: string) => (await fetch(server.origin + path, html)).text()

test('a browser at /api gets the page, a program is led to /api/docs as before', async () => {
  const page = await fetch(`${server.origin}/api`, html)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('vary')).toContain('accept')
  for (const accept of ['*/*', 'application/json']) {
    const led = await fetch(`${server.origin}/api`, { headers: { accept }, redirect: 'manual' })
    expect([led.status, led.headers.get('location'), led.headers.get('vary')]).toEqual([
      302,
      '/api/docs',
      'accept',
    ])
  }
})

test('the figures are those of the contract', async () => {
  const page = await read('/api/en')
  expect(page).not.toMatch(/\{\{|<!-- /)
  const text = page.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
  for (const figure of [
    '90 days from now',
    'warns 14 days before',
    '600 requests a minute',
    '20 messages, quote requests',
    '20 items, 100 at most',
    'a cost of 100,000 at most',
    '1 MB, 12 MB with files',
    '10 MB and 50 megapixels (20 for AVIF)',
    'CVs: 5 MB',
    '50 files and 500 MB under way at most; each is kept for 6 hours',
    'may have 20 open',
    'again after 1 min, 5 min, 30 min, 2 h, and 12 h',
    'within 10 seconds',
    'for 24 hours each request',
    'done once in 24 hours',
    'content.published',
  ])
    expect(text).toContain(figure)
})

test.each(pages)('%s tells of each error code of the schema, once', async (path) => {
  const codes = buildSchema(printedSchema()).getType('ErrorCode')
  const named = [...(await read(path)).matchAll(/<dt><code>(\w+)<\/code><\/dt>\s*<dd>/g)].map(
    ([, code]) => code ?? '',
  )
  expect(named.toSorted()).toEqual(
    isEnumType(codes)
      ? codes
          .getValues()
          .map(({ name }) => name)
          .toSorted()
      : [],
  )
})

test('both languages have the same parts, examples, figures and changes', async () => {
  const [french, english] = await Promise.all(
    pages.map(async (path) =>
      Array.from((await read(path)).matchAll(/ id="[^"]+"|<figcaption>.*?<|<time datetime="[^"]+"/g), String),
    ),
  )
  expect(french?.length).toBeGreaterThan(30)
  expect(french).toEqual(english)
})

test.each(pages)('%s leads to what is there', async (path) => {
  const page = await read(path)
  const links = new Set(Array.from(page.matchAll(/href="(\/[^"#]*|#[^"]+)/g), ([, link]) => link ?? ''))
  expect(links.size).toBeGreaterThan(15)
  for (const link of links) {
    if (link.startsWith('#')) expect(page).toContain(` id="${link.slice(1)}"`)
    else expect([link, (await fetch(server.origin + link, html)).status]).toEqual([link, 200])
  }
})

describe.each(pages)('%s in a browser', (path) => {
  test.each([390, 1440])(
    '%i pixels wide: nothing is cut, axe and the console have nothing to say',
    async (width) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('request', (request) => {
        if (!request.url().startsWith('data:') && !request.url().startsWith(server.origin))
          complaints.push(request.url())
      })
      const response = await page.goto(server.origin + path)
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
      expect(await page.getAttribute('html', 'lang')).toBe(path === '/api' ? 'fr' : 'en')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const faces = () => document.fonts.load('1rem "Familjen Grotesk"').then(({ length }) => length)
      expect(await page.evaluate(faces)).toBeGreaterThan(0)
      expect([...complaints, ...(await complaintsInBothSchemes(page, { again: width > 390 }))]).toEqual([])
      await page.close()
    },
  )
})

test('on paper the examples are whole', async () => {
  const page = await browser.newPage({ viewport: { width: 700, height: 900 } })
  await page.goto(`${server.origin}/api`)
  await page.emulateMedia({ media: 'print' })
  const cut = await page.$$eval('pre', (all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)
  expect(cut).toBe(0)
  await page.close()
})

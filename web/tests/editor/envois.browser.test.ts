import type { Page, Request } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '../../testing/server.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { closed, openNew, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

/** A photograph of some 6 MB, as telephones make them. */
async function photograph(width: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { width, height: 1400, channels: 3 as const, background: '#888', noise }
  const buffer = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
  return { name: 'chantier.png', mimeType: 'image/png', buffer }
}

/** The line of a telephone at a building site: how fast it sends, or whether there is none. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: uploadThroughput === 0,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: uploadThroughput || -1,
    })
}

/** Pieces that are sent from now on: where each begins, and how long it is; of one that broke off Chromium does not tell it. */
function piecesOf(page: Page) {
  const pieces: { offset: number; length: number }[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'PATCH') return
    const offset = Number(request.headers()['upload-offset'])
    void request
      .allHeaders()
      .then((headers) => pieces.push({ offset, length: Number(headers['content-length'] ?? 0) }))
  })
  return pieces
}

const projets = '/admin/pages/createprojet'

interface Kept {
  galerie: { image: { width: number } }[]
}

test(
  'a photograph goes on from the piece at which the line broke, and the bar with it',
  { timeout: 120_000 },
  async () => {
    const { page, panel, id, complaints } = await openNew(site, projets, 'Projet', { nom: 'Sans réseau' })
    const galerie = panel.getByRole('group', { name: 'Galerie', exact: true })
    const bar = galerie.getByRole('progressbar')
    const part = async () => Number(await bar.getAttribute('aria-valuenow').catch(() => '0'))
    const photo = await photograph(1450)
    const pieces = piecesOf(page)
    const line = await lineOf(page)
    await line(1_000_000)
    await galerie.locator('input[type=file]').setInputFiles(photo)
    await bar.waitFor()
    await eventually(part).toBeGreaterThan(40)
    await line(0)
    await galerie.getByText('Connexion perdue').waitFor()
    const before = pieces.length
    await line(2_000_000)
    await bar.waitFor()
    await eventually(part).toBeGreaterThan(20)
    await eventually(() => galerie.getByRole('row').count()).toBe(1)
    expect(pieces.length).toBeGreaterThan(before)
    expect(pieces.slice(before).every(({ offset }) => offset > 0)).toBe(true)
    const sent = pieces.reduce((bytes, { length }) => bytes + length, 0)
    expect(sent / photo.buffer.length).toBeLessThan(1.3)
    await save(page)
    await closed(page)
    const kept = await read<Kept>(page, 'Projet', id, 'galerie { image { width } }')
    expect(kept.galerie.map(({ image }) => image.width)).toEqual([1450])
    // 409: a piece had come, and its answer was lost.
    expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|status of 409/.test(one))).toEqual([])
  },
)

test(
  'what is taken out of the line is kept nowhere; what the server cannot take is told in its words',
  { timeout: 120_000 },
  async () => {
    const { page, panel } = await openNew(site, projets, 'Projet', { nom: 'Retirée' })
    const galerie = panel.getByRole('group', { name: 'Galerie', exact: true })
    const line = await lineOf(page)
    await line(500_000)
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await galerie.locator('input[type=file]').setInputFiles(await photograph(1460))
    await eventually(async () =>
      Number(await galerie.getByRole('progressbar').getAttribute('aria-valuenow')),
    ).toBeGreaterThan(10)
    await galerie.getByRole('button', { name: 'Retirer chantier.png' }).click()
    expect((await removed).status()).toBe(204)
    await line(-1)
    const body = 'Trop de fichiers sont en route pour ce compte.'
    await page.route('**/admin/envois', (route) =>
      route.fulfill({ status: 429, contentType: 'text/plain; charset=utf-8', body }),
    )
    await galerie.locator('input[type=file]').setInputFiles(await photograph(1470))
    await galerie.getByText(body).waitFor()
    await page.unroute('**/admin/envois')
    await galerie.getByRole('button', { name: /^Réessayer/ }).click()
    await eventually(() => galerie.getByRole('row').count()).toBe(1)
  },
)

test(
  'a session that is over is begun again in between, and the file goes on',
  { timeout: 120_000 },
  async () => {
    const { page, panel } = await openNew(site, projets, 'Projet', { nom: 'Session finie' })
    const galerie = panel.getByRole('group', { name: 'Galerie', exact: true })
    const offsets: number[] = []
    await page.route('**/admin/envois/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      offsets.push(Number(route.request().headers()['upload-offset']))
      if (offsets.length !== 2) return route.fallback()
      return route.fulfill({ status: 401, contentType: 'text/plain', body: 'Connectez-vous pour continuer.' })
    })
    await galerie.locator('input[type=file]').setInputFiles(await photograph(1480))
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' })
    await dialog.getByLabel(/^Mot de passe/).fill(administrator.password)
    await page.keyboard.press('Enter')
    await eventually(() => galerie.getByRole('row').count()).toBe(1)
    expect(offsets[1]).toBeGreaterThan(0)
    expect(offsets[2]).toBe(offsets[1])
  },
)

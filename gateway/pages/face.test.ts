import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

let server: InProcess
let place: Awaited<ReturnType<typeof newMigrated>>
let staff: ReturnType<typeof client>
let id: string

beforeAll(async () => {
  place = await newMigrated('sqlite')
  server = await startInProcess({ CONTENT: 'empty' }, place)
  staff = client(server.origin)
  await staff.signIn()
  const { made } = await staff.run<{ made: { content: { id: string } } }>(
    `mutation { made: createEntreprise(input: {
      nom: "Cabinet Koné", email1: "a@example.com", phone1: "+2250700000001", status: true }) {
      ... on CreateEntreprisePayload { content { id } } } }`,
  )
  ;({ id } = made.content)
})
afterAll(async () => {
  await server.stop()
  place.remove()
})

async function png(width: number, height: number, background: string) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([bytes], 'marque.png', { type: 'image/png' })
}

function update(input: object, files: Record<string, File> = {}) {
  return staff.run<{ updated: object }>(
    'mutation ($input: UpdateEntrepriseInput!) { updated: updateEntreprise(input: $input) { __typename } }',
    { input: { id, ...input } },
    files,
  )
}

const home = async () => (await fetch(`${server.origin}/`)).text()
const linked = (html: string, name: string) => new RegExp(`href="(/${name}[^"]*)"`).exec(html)?.[1] ?? ''

/** The colour in the middle of an icon, and the address that the home page has of it. */
async function icon() {
  const address = linked(await home(), 'apple-touch-icon.png')
  const answer = await fetch(server.origin + address)
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .extract({ left: 90, top: 90, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    address,
    caching: answer.headers.get('cache-control'),
    middle: [...data].map((part) => part > 128),
  }
}

test('icons are the initials, then the logo, then the mark, each by an address of its own', async () => {
  const drawing = await (await fetch(`${server.origin}/icone.svg`)).text()
  expect(drawing).toMatch(/^<svg/)
  const initials = await icon()
  expect(initials.caching).toBe('public, max-age=31536000, immutable')
  await update({ logo: null }, { 'variables.input.logo': await png(800, 400, '#0000ff') })
  const logo = await icon()
  expect(logo.middle).toEqual([false, false, true])
  await update({ symbole: null }, { 'variables.input.symbole': await png(300, 300, '#00ff00') })
  const mark = await icon()
  expect(mark.middle).toEqual([false, true, false])
  expect(new Set([initials, logo, mark].map(({ address }) => address)).size).toBe(3)
  // By an address of before it may be kept for a while only.
  const former = await fetch(server.origin + initials.address)
  expect(former.headers.get('cache-control')).toBe('public, max-age=86400')
  const manifest: { icons: { src: string }[] } = JSON.parse(
    await (await fetch(`${server.origin}/manifest.webmanifest`)).text(),
  )
  const version = mark.address.split('?')[1] ?? ''
  for (const { src } of manifest.icons) expect(src).toContain(version)
  const { data } = await sharp(Buffer.from(await (await fetch(`${server.origin}/og.jpg`)).arrayBuffer()))
    .extract({ left: 82, top: 548, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data].map((part) => part > 128)).toEqual([false, true, false])
  expect(await home()).toMatch(/og:image" content="[^"]*marque=/)
})

test('initials stand in for a mark whose bytes are missing, and for a while only', async () => {
  await update({ symbole: null }, { 'variables.input.symbole': await png(310, 310, '#00ff00') })
  const version = linked(await home(), 'icone.svg').split('=')[1] ?? ''
  const uploads = join(place.dataDir, 'uploads')
  const key = readdirSync(uploads).find((name) => name.startsWith(version)) ?? ''
  const folder = join(uploads, key)
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  expect(pictures).not.toEqual([])
  for (const name of pictures) renameSync(join(folder, name), join(folder, `${name}.absent`))
  const without = await icon()
  for (const name of pictures) renameSync(join(folder, `${name}.absent`), join(folder, name))
  expect(without).toMatchObject({ caching: 'public, max-age=86400' })
  // What has been made in the meantime is kept until the content changes.
  await update({ couleur: '#1f4e8c' })
  expect(await icon()).toMatchObject({
    middle: [false, true, false],
    caching: 'public, max-age=31536000, immutable',
  })
  await update({ couleur: null })
})

test('a name in letters outside the first plane has pages and icons', async () => {
  await update({ symbole: null, logo: null })
  await update({ nom: '𝐊oné 𝐆éomètres' })
  const page = await fetch(`${server.origin}/`)
  expect(page.status).toBe(200)
  const address = linked(await page.text(), 'icone.svg')
  expect(address).toBe(`/icone.svg?v=${encodeURIComponent('𝐊𝐆')}`)
  const drawing = await fetch(server.origin + address)
  expect([drawing.status, drawing.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  await update({ nom: 'Cabinet Koné' })
})

test('an accent is one more style sheet, which is kept for good; without one there is none', async () => {
  expect(await home()).not.toContain('/couleurs/')
  await update({ couleur: '#1f4e8c' })
  const page = await home()
  expect(page).toContain('<meta name="theme-color" content="#1f4e8c">')
  const sheet = await fetch(server.origin + linked(page, 'couleurs/'))
  expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([
    200,
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(await sheet.text()).toContain('--laterite:#1f4e8c')
  for (const path of ['1-ffcc00.css', '1-rouge.css', '0-1f4e8c.css', ''])
    expect((await fetch(`${server.origin}/couleurs/${path}`)).status).toBe(404)
})

test('REST knows nothing of it', async () => {
  const answer = await (await fetch(`${server.origin}/api/entreprise/site`)).text()
  expect(answer).not.toMatch(/couleur|symbole|logo_?seul/i)
})

test('a draft that brings two pictures keeps both', async () => {
  const two = {
    'variables.input.logo': await png(400, 200, '#ff0000'),
    'variables.input.symbole': await png(200, 200, '#ff00ff'),
  }
  const { saved } = await staff.run<{
    saved: { content: { draft: { pictures: { field: string; image: { url: string } }[] } } }
  }>(
    `mutation ($input: SaveEntrepriseDraftInput!) { saved: saveEntrepriseDraft(input: $input) {
      ... on LifecyclePayload { content { draft { pictures { field image { url } } } } } } }`,
    { input: { id, logo: null, symbole: null } },
    two,
  )
  const { pictures } = saved.content.draft
  expect(pictures.map(({ field }) => field)).toEqual(['logo', 'symbole'])
  for (const { image } of pictures) {
    const answer = await fetch(server.origin + image.url, { headers: staff.credentials() })
    expect(answer.status).toBe(200)
  }
})

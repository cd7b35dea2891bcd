import type { Locator, Page } from 'playwright-core'
import { askAs, create, type Item } from './admin.ts'
import { eventually, type Site } from './browser.ts'
import { goOn, goToAdmin, type Look, type Stay, takePage } from './desk.ts'

export interface OpenEditor extends Stay {
  panel: Locator
}

/** Goes to an editor, and waits until its form is there. */
export async function openEditor(site: Site, path: string, look?: Look): Promise<OpenEditor> {
  return inEditor(await goToAdmin(site, path, look))
}

/** Makes an item, and goes to its editor. */
export async function openNew(
  site: Site,
  list: string,
  type: string,
  input: Record<string, unknown>,
  look?: Look,
): Promise<OpenEditor & Item> {
  const stay = await takePage(site, look)
  const item = await create(stay.page.request, type, input)
  await goOn(stay.page, `${list}?modifier=${item.databaseId}`)
  return { ...(await inEditor(stay)), ...item }
}

async function inEditor(stay: Stay): Promise<OpenEditor> {
  const panel = stay.page.getByRole('dialog')
  await panel.locator('form').waitFor()
  return { ...stay, panel }
}

/**
 * How many pictures the browser keeps for drafts of such a type: one that was left in another editor may come later. With
 * `clear` all go first, as where it has no room.
 */
export function storedPictures(page: Page, type: string, { clear = false } = {}): Promise<number> {
  return page.evaluate(
    ([type, clear]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.onerror = () => reject(new Error('IndexedDB does not open.'))
        opening.onsuccess = () => {
          const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval')
          if (clear) store.clear()
          const listing = store.getAllKeys()
          listing.onsuccess = () =>
            resolve(listing.result.filter((key) => String(key).includes(` ${type} `)).length)
        }
      }),
    [type, clear] as const,
  )
}

/** A picture as somebody has it on his disk. */
export async function picture(page: Page, width: number, height: number) {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')
      for (let x = 0; x < w; x += 8) {
        if (context) context.fillStyle = `hsl(${x % 360} 60% 50%)`
        context?.fillRect(x, (x * 7) % h, 8, h / 2)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name: 'carte.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}

/** A PDF as somebody has it on his disk: as many different ones as there are names. */
export function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`) }
}

/** What somebody else saves meanwhile. */
export async function update(page: Page, type: string, input: Record<string, unknown>): Promise<void> {
  await askAs(
    page.request,
    `mutation ($input: Update${type}Input!) { update${type}(input: $input) { __typename } }`,
    { input },
  )
}

/** What somebody else prepares meanwhile. */
export async function saveDraft(page: Page, type: string, input: Record<string, unknown>): Promise<void> {
  await askAs(
    page.request,
    `mutation ($input: Save${type}DraftInput!) { save${type}Draft(input: $input) { __typename } }`,
    { input },
  )
}

/** An item as the server has it now. */
export async function read<T>(page: Page, type: string, id: string, fields: string): Promise<T> {
  const { node } = await askAs<{ node: T }>(
    page.request,
    `query ($id: ID!) { node(id: $id) { ... on ${type} { ${fields} } } }`,
    { id },
  )
  return node
}

/** Presses what the head of an editor offers: on a phone one act beside “Plus”, which has all others. Answers what was pressed first. */
export async function pressInHead(page: Page, name: RegExp): Promise<Locator> {
  const act = page.getByRole('button', { name })
  const more = page.getByRole('button', { name: 'Plus', exact: true })
  await act.or(more).first().waitFor()
  const first = (await act.count()) ? act : more
  await first.click()
  if (first === more) await page.getByRole('menuitem', { name }).click()
  return first
}

/** Saves what is edited; what is online, to the site. */
export const save = (page: Page) => pressInHead(page, /^(Enregistrer|Publier les modifications)$/)

/** The editor closes once its item is saved. */
export const closed = (page: Page) => eventually(() => page.getByRole('dialog').count()).toBe(0)

export interface Made {
  id: string
  databaseId: number
  label: string
}

/** The latest item of a type. */
export async function latest(page: Page, list: string, label: string): Promise<Made> {
  const { admin } = await askAs<{ admin: { list: { edges: { node: Made }[] } } }>(
    page.request,
    `{ admin { list: ${list}(first: 1, order: NEWEST) { edges { node { id databaseId label: ${label} } } } } }`,
  )
  const made = admin.list.edges[0]?.node
  if (!made) throw new Error(`There are no ${list}.`)
  return made
}

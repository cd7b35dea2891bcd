import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Transaction } from 'kysely'
import { openDatabase, type Db } from '../connection/connect.ts'
import { insert, update } from './contentStore.ts'
import { erase } from './erasure.ts'
import { ContentVersion } from './contentVersion.ts'
import { completePicture, deleteUnusedFiles, insertFile } from '../files/files.ts'
import { publish } from '../events/channel.ts'
import { writeArrangement, writeOwnFigures } from '../layout/arrangements.ts'
import { setRegistrations } from '../accounts/registrations.ts'
import { setRetention } from '../messages/retention.ts'
import { changeText } from '../texts/siteTexts.ts'
import type { PictureTone, Tables } from '../tables.ts'
import { kinds, newMigrated } from '../testing/testDatabases.ts'

describe.each(kinds)('the version of what visitors see, on %s', (kind) => {
  let db: Db
  let other: Db
  let version: ContentVersion
  let remove: () => void

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    db = await openDatabase(place)
    other = await openDatabase(place)
    version = new ContentVersion(db)
  })
  afterAll(async () => {
    await Promise.all([db.close(), other.close()])
    remove()
  })

  async function moves(act: () => Promise<unknown>): Promise<boolean> {
    const before = await version.current()
    await act()
    return (await version.current()) > before
  }
  const set = (name: string) =>
    db.transaction(async (trx) => {
      publish(trx, 'site')
      await trx.insertInto('setting').values({ name, value: 'a' }).execute()
    })
  const add = (status: boolean, by = db) =>
    by.transaction((trx) => insert(trx, 'faq', { titre: 'Bornage', ordre: null, status }))

  test('moves with what they see before a change, or after it', async () => {
    const shown = await add(true)
    expect(await moves(() => add(true))).toBe(true)
    expect(await moves(() => db.transaction((trx) => update(trx, 'faq', shown, { titre: 'Lever' })))).toBe(
      true,
    )
    expect(await moves(() => db.transaction((trx) => update(trx, 'faq', shown, { status: false })))).toBe(
      true,
    )
    const draft = await add(false)
    expect(await moves(() => db.transaction((trx) => update(trx, 'faq', draft, { status: true })))).toBe(true)
    expect(await moves(() => db.transaction((trx) => erase(trx, 'faq', [draft.id])))).toBe(true)
  })

  test('moves with the end of the demo, which search engines are told of', async () => {
    expect(await moves(() => set('content'))).toBe(true)
  })

  test('stays with drafts, what lies in the trash, messages and settings', async () => {
    const draft = await add(false)
    expect(await moves(() => add(false))).toBe(false)
    expect(await moves(() => db.transaction((trx) => update(trx, 'faq', draft, { titre: 'Lever' })))).toBe(
      false,
    )
    expect(await moves(() => db.transaction((trx) => update(trx, 'faq', draft, { softdelete: true })))).toBe(
      false,
    )
    const message = { nom: 'Awa', email: 'awa@example.com', message: 'Bonjour', status: true, lu: false }
    expect(await moves(() => db.transaction((trx) => insert(trx, 'contact', message)))).toBe(false)
    expect(await moves(() => set('firstSteps'))).toBe(false)
  })

  test('moves with sizes and the tone that a picture gets later, and with nothing else of it', async () => {
    const measures = { width: 640, height: 480, placeholder: null }
    const picture = { key: 'lever', kind: 'image', name: 'lever.jpg', ...measures, variants: '[]' } as const
    const size = { file: 'lever-640.avif', format: 'avif', width: 640 } as const
    const change = (act: (trx: Transaction<Tables>) => Promise<unknown>) =>
      moves(() =>
        db.transaction((trx) => {
          publish(trx, 'content')
          return act(trx)
        }),
      )
    expect(await change((trx) => insertFile(trx, picture))).toBe(false)
    expect(
      await change((trx) => completePicture(trx, picture.key, { variants: [size], tone: 'other' })),
    ).toBe(true)
    const looked = (tone: PictureTone) =>
      change((trx) => completePicture(trx, picture.key, { variants: [], tone }))
    expect(await looked('drawing')).toBe(true)
    expect(await looked('drawing')).toBe(false)
    expect(await change((trx) => deleteUnusedFiles(trx, { keys: [picture.key] }))).toBe(false)
  })

  test('moves with texts that visitors read and not with their drafts, with what is arranged, how long messages are kept and whether accounts are asked for', async () => {
    const change = (act: (trx: Transaction<Tables>) => Promise<unknown>) => moves(() => db.transaction(act))
    const text = (made: { value?: string | null; draft?: string | null }) =>
      change((trx) =>
        changeText(trx, { key: 'contact.intro', libelle: 'Contact', act: 'updateText', change: made }),
      )
    expect(await text({ draft: 'Venez.' })).toBe(false)
    expect(await text({ value: 'Venez.', draft: null })).toBe(true)
    expect(await text({ value: null })).toBe(true)
    expect(await text({ draft: 'Venez donc.' })).toBe(false)
    const after = [{ name: 'FAQ', hidden: true }]
    expect(await change((trx) => writeArrangement(trx, 'menu', { before: [], after, act: 'setMenu' }))).toBe(
      true,
    )
    const figures = [{ nombre: '12', unite: null, libelle: 'communes' }]
    expect(
      await change((trx) => writeOwnFigures(trx, { before: [], after: figures, act: 'setChiffres' })),
    ).toBe(true)
    expect(await change((trx) => setRetention(trx, { type: 'devis', months: 13 }))).toBe(true)
    expect(await change((trx) => setRetention(trx, { type: 'devis', months: 13 }))).toBe(false)
    for (const open of [false, true]) {
      expect(await change((trx) => setRegistrations(trx, open))).toBe(true)
      expect(await change((trx) => setRegistrations(trx, open))).toBe(false)
    }
  })

  test('moves with each day, and never goes back with a clock', async () => {
    const now = Date.now()
    const at = async (days: number) => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(now + days * 86_400_000)
      try {
        return await new Promise<number>((resolve, reject) => {
          // Told of a write, it asks the database again.
          db.channel.broadcast(new Set(['content']))
          Promise.resolve(counting.current()).then(resolve, reject)
        })
      } finally {
        clock.mockRestore()
      }
    }
    const counting = new ContentVersion(db)
    const today = await at(0)
    expect(await at(1)).toBe(today + 1)
    expect(await at(-2)).toBe(today + 1)
    expect(await at(2)).toBe(today + 2)
  })

  test('is not asked of the database again after a message', async () => {
    const message = { nom: 'Awa', email: 'awa@example.com', message: 'Bonjour', status: true, lu: false }
    await version.current()
    await db.transaction((trx) => insert(trx, 'contact', message))
    expect(version.current()).toEqual(expect.any(Number))
  })

  test('stays where a change is taken back', async () => {
    const fails = () =>
      db.transaction(async (trx) => {
        await insert(trx, 'faq', { titre: 'Bornage', ordre: null, status: true })
        throw new Error('no')
      })
    expect(await moves(() => expect(fails()).rejects.toThrow('no'))).toBe(false)
  })

  test('is known at once after each of many changes, and soon after those of another server', async () => {
    for (let n = 0; n < 50; n++) expect(await moves(() => add(true))).toBe(true)
    const before = await version.current()
    await add(true, other)
    while ((await version.current()) === before) await new Promise((resolve) => setTimeout(resolve, 10))
    // It was not asked of the database each time.
    expect(version.current()).toEqual(expect.any(Number))
  })
})

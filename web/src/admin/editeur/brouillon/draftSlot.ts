import { readLocalDraft } from './localDraft.ts'

/** The place of this form's draft, until it is given back. */
export interface DraftSlot {
  key: string
  release(): void
}

/**
 * A place for the draft of a new item, under a key that begins so: that of the latest draft that no open tab has, else a
 * new one. Tabs that create the same type have one each.
 */
export async function acquireDraftSlot(prefix: string): Promise<DraftSlot> {
  for (const key of [...abandonedKeys(prefix), prefix]) {
    const place = await tryLock(key)
    if (place) return place
  }
  const freshKey = `${prefix} ${crypto.randomUUID()}`
  return (await tryLock(freshKey)) ?? { key: freshKey, release() {} }
}

/** The keys of the drafts that there are, latest first. */
function abandonedKeys(prefix: string): string[] {
  const keys = Object.keys(localStorage).filter((key) => key === prefix || key.startsWith(`${prefix} `))
  return keys
    .flatMap((key) => {
      const quand = readLocalDraft(key)?.quand
      return quand === undefined ? [] : [{ key, quand }]
    })
    .toSorted((a, b) => b.quand.localeCompare(a.quand))
    .map(({ key }) => key)
}

/** Null where another tab has it. The browser gives it back when the page goes. */
function tryLock(key: string): Promise<DraftSlot | null> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(key, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve({ key, release }))
    })
    held.catch(reject)
  })
}

import { readLocalDraft } from './localDraft.ts'

/** The place of this form's draft, until it is given back. */
export interface DraftSlot {
  cle: string
  release(): void
}

/**
 * A place for the draft of a new item, under a key that begins so: that of the latest draft that no open tab has, else a
 * new one. Tabs that create the same type have one each.
 */
export async function acquireDraftSlot(prefix: string): Promise<DraftSlot> {
  for (const cle of [...abandonedKeys(prefix), prefix]) {
    const place = await tryLock(cle)
    if (place) return place
  }
  const nouvelle = `${prefix} ${crypto.randomUUID()}`
  return (await tryLock(nouvelle)) ?? { cle: nouvelle, release() {} }
}

/** The keys of the drafts that there are, latest first. */
function abandonedKeys(prefix: string): string[] {
  const keys = Object.keys(localStorage).filter((cle) => cle === prefix || cle.startsWith(`${prefix} `))
  return keys
    .flatMap((cle) => {
      const quand = readLocalDraft(cle)?.quand
      return quand === undefined ? [] : [{ cle, quand }]
    })
    .toSorted((a, b) => b.quand.localeCompare(a.quand))
    .map(({ cle }) => cle)
}

/** Null where another tab has it. The browser gives it back when the page goes. */
function tryLock(cle: string): Promise<DraftSlot | null> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(cle, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((rendre) => resolve({ cle, release: rendre }))
    })
    held.catch(reject)
  })
}

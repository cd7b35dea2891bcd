import { readLocalDraft } from './localDraft.ts'

/** Where the draft of this form is kept, until it is given back. */
export interface DraftSlot {
  cle: string
  release(): void
}

/**
 * A place for the draft of a new item, under a key that begins so: that of the latest draft that no open tab has, else a
 * new one. Tabs that create the same type have one each.
 */
export async function acquireDraftSlot(debut: string): Promise<DraftSlot> {
  for (const cle of [...abandonedKeys(debut), debut]) {
    const place = await tryLock(cle)
    if (place) return place
  }
  const nouvelle = `${debut} ${crypto.randomUUID()}`
  return (await tryLock(nouvelle)) ?? { cle: nouvelle, release() {} }
}

/** The keys of the drafts that there are, latest first. */
function abandonedKeys(debut: string): string[] {
  const cles = Object.keys(localStorage).filter((cle) => cle === debut || cle.startsWith(`${debut} `))
  return cles
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
    const tenue = navigator.locks.request(cle, { ifAvailable: true }, (verrou) => {
      if (!verrou) return resolve(null)
      return new Promise<void>((rendre) => resolve({ cle, release: rendre }))
    })
    tenue.catch(reject)
  })
}

import { lireBrouillon } from './brouillon.ts'

/** Where the draft of this form is kept, until it is given back. */
export interface Place {
  cle: string
  rendre(): void
}

/**
 * A place for the draft of a new item, under a key that begins so: that of the latest draft that no open tab has, else a
 * new one. Tabs that create the same type have one each.
 */
export async function placeLibre(debut: string): Promise<Place> {
  for (const cle of [...laissees(debut), debut]) {
    const place = await prendre(cle)
    if (place) return place
  }
  const nouvelle = `${debut} ${crypto.randomUUID()}`
  return (await prendre(nouvelle)) ?? { cle: nouvelle, rendre() {} }
}

/** The keys of the drafts that there are, latest first. */
function laissees(debut: string): string[] {
  const cles = Object.keys(localStorage).filter((cle) => cle === debut || cle.startsWith(`${debut} `))
  return cles
    .flatMap((cle) => {
      const quand = lireBrouillon(cle)?.quand
      return quand === undefined ? [] : [{ cle, quand }]
    })
    .toSorted((a, b) => b.quand.localeCompare(a.quand))
    .map(({ cle }) => cle)
}

/** Null where another tab has it. The browser gives it back when the page goes. */
function prendre(cle: string): Promise<Place | null> {
  return new Promise((resolve, reject) => {
    const tenue = navigator.locks.request(cle, { ifAvailable: true }, (verrou) => {
      if (!verrou) return resolve(null)
      return new Promise<void>((rendre) => resolve({ cle, rendre }))
    })
    tenue.catch(reject)
  })
}

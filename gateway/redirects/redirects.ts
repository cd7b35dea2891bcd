import type { Db } from '../../db/connection/connect.ts'
import { normalizedPath } from '../../db/redirects/normalizedPath.ts'
import { isGone } from '../../db/redirects/goneAddresses.ts'
import { findRedirect } from '../../db/redirects/redirects.ts'
import type { Report } from '../http/report.ts'
import { MissedAddresses } from './missedAddresses.ts'

export interface Redirects {
  /** Where an address leads that no page has: path and query of this site, as a header may hold it; or null. */
  locationOf(url: string): Promise<string | null>
  /** Whether an address was that of a page which has been erased. */
  isGone(url: string): Promise<boolean>
  /** Counts an address at which a visitor has found nothing. */
  missed(url: string): void
  /** Writes what has been counted; nothing is counted from then on. */
  stop(): Promise<void>
}

const base = 'http://site.invalid'
/** Nothing below it is the old site’s. */
const backOffice = /^\/admin(?:\/|$)/

/** Asked once no page has the address, so that a page always wins and pages pay nothing for redirects. */
export function createRedirects({ db, report }: { db: Db; report: Report }): Redirects {
  const missed = new MissedAddresses({ db, report })
  return {
    async locationOf(url) {
      const path = pathOf(url)
      const target = path === null ? null : await findRedirect(db.read, path)
      if (target === null) return null
      const to = new URL(target, base)
      const { search } = new URL(base + url)
      // What a campaign or a shared link added to the old address stays.
      if (to.search === '' && to.hash === '') to.search = search
      return to.pathname + to.search + to.hash
    },
    async isGone(url) {
      const path = pathOf(url)
      return path !== null && (await isGone(db.read, path))
    },
    missed(url) {
      const path = pathOf(url)
      if (path !== null) missed.note(path)
    },
    stop: () => missed.stop(),
  }
}

function pathOf(url: string): string | null {
  const path = normalizedPath(new URL(base + url).pathname)
  return path === null || backOffice.test(path) ? null : path
}

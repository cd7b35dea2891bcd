import { changesSoFar } from '../relay/changes.ts'
import type { Match } from './match.ts'
import type { OpenedPage } from './route.ts'

/** How long a page that was opened ahead is as good as one that is opened now, unless something is known to have changed. */
const freshMs = 5_000

interface Prefetched {
  href: string
  at: number
  changes: number
  opened: Promise<OpenedPage>
}

/** Opens a page while the pointer rests on its link: one at a time, given up when another is pointed at. */
export class Prefetcher {
  #open: (match: Match, url: URL) => Promise<OpenedPage>
  #last: Prefetched | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(open: (match: Match, url: URL) => Promise<OpenedPage>) {
    this.#open = open
  }

  /** Waits a moment, so that a pointer passing over a menu asks for nothing. */
  prefetch(match: Match, url: URL): void {
    clearTimeout(this.#timer)
    const href = url.pathname + url.search
    if (this.#last?.href === href && isFresh(this.#last)) return
    this.#timer = setTimeout(
      () =>
        this.#replace({
          href,
          at: performance.now(),
          changes: changesSoFar(),
          opened: this.#open(match, url),
        }),
      80,
    )
  }

  /** The page, prefetched or not; from here on it belongs to the caller. */
  take(match: Match, url: URL): Promise<OpenedPage> {
    clearTimeout(this.#timer)
    const last = this.#last
    if (last?.href !== url.pathname + url.search) return this.#open(match, url)
    this.#last = null
    if (isFresh(last)) return last.opened
    giveUp(last)
    return this.#open(match, url)
  }

  #replace(next: Prefetched): void {
    if (this.#last) giveUp(this.#last)
    this.#last = next
    const forget = () => {
      if (this.#last === next) this.#last = null
    }
    next.opened.then(({ failed }) => failed && forget(), forget)
  }
}

function isFresh({ at, changes }: Prefetched): boolean {
  return changes === changesSoFar() && performance.now() - at < freshMs
}

function giveUp({ opened }: Prefetched): void {
  opened.then((page) => page.dispose()).catch(() => {})
}

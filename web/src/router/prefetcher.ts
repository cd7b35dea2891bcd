import type { Match } from './match.ts'
import type { OpenedPage } from './route.ts'

interface Prefetched {
  href: string
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
    if (this.#last?.href === url.pathname + url.search) return
    this.#timer = setTimeout(
      () => this.#replace({ href: url.pathname + url.search, opened: this.#open(match, url) }),
      80,
    )
  }

  /** The page, prefetched or not; from here on it belongs to the caller. */
  take(match: Match, url: URL): Promise<OpenedPage> {
    clearTimeout(this.#timer)
    const last = this.#last
    if (last?.href === url.pathname + url.search) {
      this.#last = null
      return last.opened
    }
    return this.#open(match, url)
  }

  #replace(next: Prefetched): void {
    const before = this.#last
    this.#last = next
    before?.opened.then((page) => page.dispose()).catch(() => {})
    const forget = () => {
      if (this.#last === next) this.#last = null
    }
    next.opened.then(({ failed }) => failed && forget(), forget)
  }
}

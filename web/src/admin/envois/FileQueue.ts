import { isOutage } from '../../relay/network.ts'
import type { PhotoPreview } from '../editeur/photo/readPhoto.ts'
import { whyNot } from '../messages/announcements.ts'
import type { LibraryFile } from './libraryFile.ts'

/** A file that the server, or the field that it is for, does not take. The message tells why. */
export class RefusedFile extends Error {
  /** Whether it may be taken the next time. */
  readonly mayRetry: boolean

  constructor(message: string, mayRetry: boolean) {
    super(message)
    this.mayRetry = mayRetry
  }
}

/** How far a chosen file has come. */
export type Stage =
  | { kind: 'reading' }
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number }
  /** The connection was lost: it goes on by itself. */
  | { kind: 'interrupted' }
  | { kind: 'failed'; message: string; mayRetry: boolean }

/** A chosen file on its way to the library. */
export interface Sending {
  /** In the order in which they were chosen. */
  rank: number
  file: File
  /** Of a picture, once it is read. */
  preview: PhotoPreview | null
  stage: Stage
}

/** What a queue does with its files. */
export interface Work {
  /** Checks a file, and answers its preview, if it has one. The error of one that is not worth sending tells why. */
  read(file: File): Promise<PhotoPreview | null>
  send(file: File, onProgress: (part: number) => void): Promise<LibraryFile>
  /** Has the sending of this file fail, to go on from there later. */
  stop(file: File): void
  /** The same for good: nothing of it is kept. */
  giveUp(file: File): void
  /** Takes a file that has come, before those of these ids, which were chosen after it. Throws RefusedFile. */
  take(file: LibraryFile, later: ReadonlySet<string>): void
}

/** Pauses before what was interrupted goes on, in seconds; the last one from then on. */
const pauses = [2, 4, 8, 16, 30]

/** Sends files one after the other, in the order in which they were chosen; a lost connection holds it up, and nothing more. */
export class FileQueue {
  #sendings: readonly Sending[] = []
  #listeners = new Set<() => void>()
  /** Ids of those that have come, by their ranks. */
  #come = new Map<number, string>()
  #lastRank = 0
  #isReading = false
  #isSending = false
  #interruptions = 0
  #goOn = (): void => {}
  #work: Work | null = null

  /** What it is done by from now on. */
  workBy(work: Work): void {
    this.#work = work
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly sendings = () => this.#sendings

  /** Follows the connection until the returned function is called, which stops all. */
  start(): () => void {
    const online = () => this.#goOn()
    // What is under way on a line that is gone would fail minutes later.
    const offline = () => this.#stopSending()
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      const files = this.#sendings.map(({ file }) => file)
      this.#change([])
      for (const file of files) this.#work?.giveUp(file)
      this.#goOn()
    }
  }

  add(files: readonly File[]): void {
    const added = files.map((file): Sending => {
      this.#lastRank += 1
      return { rank: this.#lastRank, file, preview: null, stage: { kind: 'reading' } }
    })
    this.#change([...this.#sendings, ...added])
    void this.#readAll()
  }

  /** Sends once more what failed, or at once what waits for the connection. */
  retry(rank: number): void {
    const stage = this.#sendings.find((one) => one.rank === rank)?.stage
    if (stage?.kind === 'failed') this.#set(rank, { kind: 'waiting' })
    this.#goOn()
    void this.#sendAll()
  }

  remove(rank: number): void {
    const removed = this.#sendings.find((one) => one.rank === rank)
    this.#change(this.#sendings.filter((one) => one.rank !== rank))
    if (removed) this.#work?.giveUp(removed.file)
    this.#goOn()
  }

  async #readAll(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    for (let next = this.#first('reading'); next; next = this.#first('reading')) {
      const { rank, file } = next
      try {
        const preview = (await this.#work?.read(file)) ?? null
        this.#change(this.#sendings.map((one) => (one.rank === rank ? { ...one, preview } : one)))
        this.#set(rank, { kind: 'waiting' })
      } catch (reason) {
        this.#set(rank, failureOf(reason))
      }
      void this.#sendAll()
    }
    this.#isReading = false
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    for (let next = this.#next(); next; next = this.#next()) await this.#sendOne(next)
    this.#isSending = false
  }

  async #sendOne({ rank, file }: Sending): Promise<void> {
    this.#set(rank, { kind: 'sending', part: 0 })
    try {
      const sent = await this.#work?.send(file, (part) => this.#set(rank, { kind: 'sending', part }))
      this.#interruptions = 0
      if (!sent || !this.#has(rank)) return
      const later = [...this.#come].flatMap(([other, media]) => (other > rank ? [media] : []))
      this.#work?.take(sent, new Set(later))
      this.#come.set(rank, sent.media)
      this.#change(this.#sendings.filter((one) => one.rank !== rank))
    } catch (reason) {
      if (!this.#has(rank)) return
      if (!isLostConnection(reason)) {
        this.#set(rank, failureOf(reason))
        return
      }
      this.#set(rank, { kind: 'interrupted' })
      await this.#pause()
    }
  }

  /** Until the pause is over, the browser is online again, or somebody wants to go on. */
  #pause(): Promise<void> {
    const seconds = pauses[Math.min(this.#interruptions, pauses.length - 1)] ?? 0
    this.#interruptions += 1
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      this.#goOn = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #stopSending(): void {
    const current = this.#first('sending')
    if (current) this.#work?.stop(current.file)
  }

  #next(): Sending | undefined {
    return this.#sendings.find(({ stage }) => stage.kind === 'waiting' || stage.kind === 'interrupted')
  }

  #first(kind: Stage['kind']): Sending | undefined {
    return this.#sendings.find(({ stage }) => stage.kind === kind)
  }

  #has(rank: number): boolean {
    return this.#sendings.some((one) => one.rank === rank)
  }

  #set(rank: number, stage: Stage): void {
    this.#change(this.#sendings.map((one) => (one.rank === rank ? { ...one, stage } : one)))
  }

  #change(sendings: readonly Sending[]): void {
    this.#sendings = sendings
    for (const listener of this.#listeners) listener()
  }
}

/** Whether it will be there, unless something goes wrong. */
export function isComing({ stage }: Sending): boolean {
  return stage.kind !== 'failed'
}

/** A request that could not be sent fails with a TypeError; for an outage it is enough to wait. */
function isLostConnection(reason: unknown): boolean {
  return reason instanceof TypeError || isOutage(reason)
}

function failureOf(reason: unknown): Stage {
  return reason instanceof RefusedFile
    ? { kind: 'failed', message: reason.message, mayRetry: reason.mayRetry }
    : { kind: 'failed', message: whyNot(reason), mayRetry: true }
}

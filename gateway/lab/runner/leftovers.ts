import { afterAll, beforeAll, expect, vi } from 'vitest'

/** What a file of tests could leave to the next one of its worker, which shares its process. */
function surroundings() {
  const open = process.getActiveResourcesInfo()
  return {
    environment: { ...process.env },
    folder: process.cwd(),
    servers: open.filter((name) => name === 'TCPServerWrap').length,
    // The browser of the worker, which all its files share, may have started meanwhile.
    processes: Math.max(1, open.filter((name) => name === 'ProcessWrap').length),
  }
}

let before: ReturnType<typeof surroundings>
beforeAll(() => {
  before = surroundings()
})
// Registered first, so run last: what a process leaves takes a moment to be noticed.
afterAll(() => vi.waitFor(() => expect(surroundings()).toEqual(before), { timeout: 60_000 }))

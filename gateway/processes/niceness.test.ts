import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { client, type RunningServer, startServer } from '../lab/servers/server.ts'

const threadsOf = (pid: number) => readdirSync(`/proc/${pid}/task`).map(Number)
const told = (pid: number, thread: number, file: string) =>
  readFileSync(`/proc/${pid}/task/${thread}/${file}`, 'utf8')
const nicenessOf = (pid: number, thread: number) =>
  Number(told(pid, thread, 'stat').split(') ')[1]?.split(' ')[16])

// Elsewhere a process has one niceness for all its threads, or nobody tells.
describe.runIf(existsSync(`/proc/self/task/${process.pid}/children`))('where processors are short', () => {
  let place: Awaited<ReturnType<typeof newPlace>>
  let server: RunningServer
  let pid: number
  beforeAll(async () => {
    place = await newPlace('sqlite')
    server = await startServer({ DATA_DIR: place.dataDir })
    pid = server.process.pid ?? 0
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  const later = (steps: number) => Math.min(19, nicenessOf(pid, pid) + steps)

  test('the thread that reads stands back, and no other', () => {
    const others = threadsOf(pid).filter((thread) => thread !== pid)
    const found = others.map((thread) => nicenessOf(pid, thread)).toSorted((a, b) => a - b)
    expect(found).toEqual([...Array<number>(others.length - 1).fill(later(0)), later(5)])
  })

  test('a process for pictures stands back with all its threads, which do the work', async () => {
    const staff = client(server.origin)
    await staff.signIn()
    const create = { width: 1_200, height: 900, channels: 3, background: 'gray' } as const
    const picture = await sharp({ create }).jpeg().toBuffer()
    const { createSlide } = await staff.run<{ createSlide: { __typename: string } }>(
      'mutation ($input: CreateSlideInput!) { createSlide(input: $input) { __typename } }',
      { input: { titre: 'Une image', image: null } },
      { 'variables.input.image': new File([Uint8Array.from(picture)], 'a.jpg', { type: 'image/jpeg' }) },
    )
    expect(createSlide.__typename).toBe('CreateSlidePayload')
    // The other one, for AVIF, stands further back.
    const child = told(pid, pid, 'children')
      .trim()
      .split(' ')
      .map(Number)
      .find((one) => /uploadsProcess.js\0.*5\0$/.test(told(one, one, 'cmdline')))
    if (!child) throw new Error('No process has read the picture.')
    const threads = threadsOf(child)
    expect(threads.map((thread) => nicenessOf(child, thread))).toEqual(threads.map(() => later(5)))
  })
})

import { join } from 'node:path'
import { z } from 'zod'
import { attacks } from './attacks.ts'
import { underAttack, watchAttacked } from './attack.ts'
import { memoryOf } from './watch.ts'
import type { RunningServer } from '../../servers/server.ts'

/** So long is it attacked before memory is read for the first time: what is loaded and compiled once is held from then on. */
const firstMs = 5_000
/** The smallest machine that the documents promise. */
const flags = ['--max-old-space-size=512', '--expose-gc', `--import=${join(import.meta.dirname, 'heap.mjs')}`]

/**
 * What a server with 512 MB of heap holds at the start, in the middle and at the end of each attack, its garbage collected.
 * Times do not count: to be run under `nice`, beside other work.
 */
export async function soakAttacks(only = '', minutes = 2): Promise<void> {
  console.log(
    '| attack | resident, at the most | heap of the first thread | of the one that reads | outside of the heaps | others: not as ever |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const name of Object.keys(attacks)) if (name.includes(only)) await soak(name, minutes)
}

async function soak(name: string, minutes: number): Promise<void> {
  await underAttack(name, flags, async (subject, attack) => {
    await watchAttacked(subject, attack, firstMs)
    const held = [await heldBy(subject.server)]
    const halves = []
    for (let half = 0; half < 2; half++) {
      halves.push(await watchAttacked(subject, attack, minutes * 30_000))
      held.push(await heldBy(subject.server))
    }
    const most = Math.max(...halves.map(({ memory }) => memory))
    const failures = halves.reduce((sum, one) => sum + one.failures, 0)
    const cell = (megabytes: (one: Held) => number) => held.map((one) => megabytes(one).toFixed(1)).join(', ')
    console.log(
      `| ${name} | ${cell(({ resident }) => resident)}, ${most.toFixed(0)} | ${cell(({ first }) => first)} | ` +
        `${cell(({ reads }) => reads)} | ${cell(({ external }) => external)} | ${failures} |`,
    )
  })
}

/** Megabytes. */
type Held = Awaited<ReturnType<typeof heldBy>>

const told = z.object({ heap: z.number(), external: z.number(), isMainThread: z.boolean() })

async function heldBy({ process: server, output }: RunningServer) {
  // Twice: what the first collection lets go of may hold others.
  await collected()
  const threads = await collected()
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0) / 2 ** 20
  return {
    resident: memoryOf(server.pid ?? 0),
    first: sum(threads.filter((one) => one.isMainThread).map(({ heap }) => heap)),
    reads: sum(threads.filter((one) => !one.isMainThread).map(({ heap }) => heap)),
    external: sum(threads.map(({ external }) => external)),
  }

  async function collected() {
    const before = lines().length
    server.kill('SIGUSR2')
    while (lines().length < before + 2) {
      if (server.exitCode !== null || server.signalCode !== null) throw new Error(`It has ended: ${output()}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return lines().slice(before)
  }
  function lines() {
    return output()
      .split('\n')
      .filter((line) => line.startsWith('{"heap"'))
      .map((line) => told.parse(JSON.parse(line)))
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, getPriority } from 'node:os'

/*
 * Who attacks is meant to be on another machine, and is on this one: he gets what whoever watches and the server leave of
 * the processors, and takes from the server nothing but what is asked of it. Other programs come after all of these.
 */

/**
 * Real-time priorities. Of the server’s threads the first one’s is the highest: the usual scheduler has it wait for none that works
 * longer than it does, and this one would. That which stands back (processes/niceness.ts) comes after the others.
 */
const priorities = { spy: 40, watcher: 30, server: 20, helpers: 17, standsBack: 15, others: 5 }
type Role = keyof typeof priorities

const does = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
/** Whether this system has the tools, and lets us; who starts it under `nice` wants others to come first. */
export const isArranged =
  getPriority() <= 0 && does('taskset', '-c', '0', 'true') && does('chrt', '-r', '1', 'true')
export const cores = Array.from({ length: availableParallelism() }, (_, core) => core)

/** Gives a process and all its threads their place; what it starts from now on inherits it. */
export function arrange(pid: number, role: Role): void {
  if (isArranged) does('chrt', '-a', '-r', '-p', String(priorities[role]), String(pid))
}

/** What `fork` starts a process with that has its place from the first, on one core or any. */
export function forkOptions(role: Role, core?: number): { execPath?: string; execArgv?: string[] } {
  if (!isArranged) return {}
  const where = core === undefined ? `${cores[0]}-${cores.at(-1)}` : String(core)
  const command = ['-c', where, 'chrt', '-r', String(priorities[role]), process.execPath]
  return { execPath: 'taskset', execArgv: [...command, ...process.execArgv] }
}

const behind = new Set<string>()

/** Sees to it that what a server has started stands behind. */
export function lowerPriority(server: number): void {
  if (!isArranged) return
  for (const child of readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ')) {
    if (!child || behind.has(child)) continue
    behind.add(child)
    spawn('chrt', ['-a', '-r', '-p', String(priorities.others), child])
  }
  for (const thread of readdirSync(`/proc/${server}/task`)) {
    if (behind.has(thread) || thread === String(server)) continue
    behind.add(thread)
    const role = nicenessOf(server, thread) > nicenessOf(server, String(server)) ? 'standsBack' : 'helpers'
    spawn('chrt', ['-r', '-p', String(priorities[role]), thread])
  }
}

function nicenessOf(server: number, thread: string): number {
  const file = `/proc/${server}/task/${thread}/stat`
  // It may have ended since.
  if (!existsSync(file)) return 0
  return Number(readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[16])
}

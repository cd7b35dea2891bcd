import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { Queue } from '../queue.ts'
import type { Drawing } from './draw.ts'

export interface Drawer {
  /** Rejects with `TooBusy` where many wait already. */
  draw(drawing: Drawing): Promise<Buffer>
  stop(): void
}

export class TooBusy extends Error {}

interface Answer {
  picture?: string
  error?: string
}

/** The program that draws, as it lies beside this one: built, or as it is written. */
const besideThis = import.meta.filename.endsWith('.ts')
  ? { program: join(import.meta.dirname, 'process.ts'), execArgv: ['--import', 'tsx'] }
  : { program: join(import.meta.dirname, 'drawing.js'), execArgv: [] }

const mostWaiting = 20
const longestMs = 20_000
/** Without work it ends, and gives its memory back. */
const idleMs = 30_000

/** Draws in a process of its own, one thing at a time. The process starts with the first. */
export function createDrawer(): Drawer {
  const queue = new Queue()
  let waiting = 0
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  function started(): ChildProcess {
    if (child) return child
    const { program, execArgv } = besideThis
    const one = fork(program, {
      execArgv,
      env: { PATH: process.env.PATH },
    })
    const forget = (): void => {
      if (child === one) child = null
    }
    one.once('exit', forget)
    // It did not start, or what it was sent did not arrive.
    one.on('error', () => {
      forget()
      one.kill('SIGKILL')
    })
    child = one
    return one
  }

  function stop(): void {
    clearTimeout(idle)
    child?.kill()
    child = null
  }

  function ask(drawing: Drawing): Promise<Buffer> {
    clearTimeout(idle)
    const one = started()
    return new Promise<Buffer>((resolve, reject) => {
      const late = setTimeout(() => one.kill('SIGKILL'), longestMs)
      function over(): void {
        clearTimeout(late)
        one.off('exit', gone).off('error', gone).off('message', answered)
      }
      function gone(): void {
        over()
        reject(new Error('The drawing process has ended.'))
      }
      function answered({ picture, error }: Answer): void {
        over()
        if (picture === undefined) reject(new Error(error))
        else resolve(Buffer.from(picture, 'base64'))
      }
      one.once('exit', gone).once('error', gone).once('message', answered)
      one.send(drawing)
    }).finally(() => {
      idle = setTimeout(stop, idleMs)
      idle.unref()
    })
  }

  return {
    async draw(drawing) {
      if (waiting >= mostWaiting) throw new TooBusy()
      waiting++
      return queue.run(() => ask(drawing), true).finally(() => waiting--)
    },
    stop,
  }
}

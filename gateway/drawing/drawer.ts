import { createWorker } from '../processes/worker.ts'
import type { Drawing } from './draw.ts'

export interface Drawer {
  /** Rejects with `TooBusyError` where many wait already. */
  draw(drawing: Drawing): Promise<Buffer>
  stop(): void
}

export class TooBusyError extends Error {}

const mostWaiting = 20

function plainOf(drawing: Drawing): Drawing {
  if (drawing.kind === 'card') return { ...drawing, card: JSON.parse(JSON.stringify(drawing.card)) }
  const { source } = drawing
  if (!('card' in source)) return drawing
  return { ...drawing, source: { ...source, card: JSON.parse(JSON.stringify(source.card)) } }
}

/** Draws in a process of its own, one thing at a time. */
export function createDrawer(): Drawer {
  const worker = createWorker<Drawing, Buffer>({ program: 'drawing', longestMs: 20_000, niceness: 10 })
  let waiting = 0

  return {
    async draw(drawing) {
      if (waiting >= mostWaiting) throw new TooBusyError()
      // The symbols that React marks its elements with do not cross, and nobody reads them there.
      const plain = plainOf(drawing)
      waiting++
      return worker.run(plain).finally(() => waiting--)
    },
    stop: worker.stop,
  }
}

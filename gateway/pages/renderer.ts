import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { FromThread, Order, PageRequest, PageResponse, Question, Site, ToThread } from './site.ts'

/**
 * Renders pages in a thread of its own: neither the milliseconds that React and Relay take nor what they leave to be
 * collected hold up anybody else. A thread that ends fails the pages it had, and the next page begins another. Throws
 * where the first does not start.
 */
export async function createRenderer(
  program: string,
  templates: PageRequest['templates'],
): Promise<Site['render']> {
  function start(): Worker {
    const started = new Worker(program, { workerData: templates })
    started.on('error', (error) => process.emitWarning(error))
    // Before its pages are failed: what comes next is for another.
    started.once('exit', () => void (thread = null))
    return started
  }

  let thread: Worker | null = start()
  await once(thread, 'message')
  // It keeps no process alive that has nothing else to do; a page does.
  thread.unref()

  return ({ execute, isSignedIn, ...request }) =>
    new Promise((resolve, reject) => {
      const { port1: port, port2: portOfThread } = new MessageChannel()
      const mine = (thread ??= start())
      mine.unref()
      let failure: unknown

      async function answer(n: number, question: Question): Promise<void> {
        const answered: ToThread = { n }
        try {
          const found = question === 'isSignedIn' ? isSignedIn() : execute(question.id, question.variables)
          answered.json = JSON.stringify(await found)
        } catch (error) {
          failure = error
          answered.code = error instanceof Error && 'code' in error ? error.code : undefined
        }
        port.postMessage(answered)
      }

      function hear(said: FromThread): void {
        if ('question' in said) return void answer(said.n, said.question)
        mine.off('exit', end)
        port.close()
        if ('page' in said) resolve(withCause(said.page, failure))
        else reject(said.failure)
      }

      function end(): void {
        port.close()
        reject(new Error('The thread that renders pages has ended.'))
      }

      port.on('message', hear)
      // Not when the port closes: one that is sent to a thread which has just ended never does.
      mine.once('exit', end)
      mine.postMessage({ request, port: portOfThread } satisfies Order, [portOfThread])
    })
}

/** What failed here is told as it was; an error that crosses leaves its code behind. */
function withCause(page: PageResponse, failure: unknown): PageResponse {
  if (!page.error) return page
  if (failure) return { ...page, error: failure }
  return page.status === 503 ? { ...page, error: Object.assign(page.error, { code: 'UNAVAILABLE' }) } : page
}

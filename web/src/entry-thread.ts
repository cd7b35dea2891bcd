import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { ExecutionResult } from 'graphql'
import { type PageRequest, type PageResponse, render } from './entry-server.tsx'

/*
 * What renders pages as a thread of its own. Functions do not cross to it: what a page asks the server is asked by messages on
 * a port of this one page.
 */

/** A page to be rendered, and the port for what it asks. */
export interface Order {
  request: Omit<PageRequest, 'templates' | 'execute' | 'isSignedIn'>
  port: MessagePort
}

/** What a page asks: the answer to an operation, or whether there is a session. */
export type Question = { id: string; variables: Record<string, unknown> } | 'isSignedIn'

export type FromThread =
  | { n: number; question: Question }
  | { page: PageResponse }
  /** Not even a page that says so. */
  | { failure: unknown }

/** The answer to question `n` as JSON, for which GraphQL’s errors are made; without it, the code of what went wrong, if any. */
export interface ToThread {
  n: number
  json?: string | undefined
  code?: unknown
}

const templates: PageRequest['templates'] = workerData

function renderFor({ request, port }: Order): void {
  const say = (said: FromThread) => port.postMessage(said)
  const waiting: ((answer: ToThread) => void)[] = []
  port.on('message', (answer: ToThread) => waiting[answer.n]?.(answer))

  async function ask<Answer>(question: Question): Promise<Answer> {
    const { json, code } = await new Promise<ToThread>((resolve) => {
      say({ n: waiting.push(resolve) - 1, question })
    })
    if (json === undefined) throw Object.assign(new Error('The server could not answer the page.'), { code })
    return JSON.parse(json)
  }

  render({
    ...request,
    templates,
    execute: (id, variables) => ask<ExecutionResult>({ id, variables }),
    isSignedIn: () => ask<boolean>('isSignedIn'),
  }).then(
    (page) => say({ page }),
    (failure: unknown) => say({ failure }),
  )
}

parentPort?.on('message', renderFor)
parentPort?.postMessage('ready')

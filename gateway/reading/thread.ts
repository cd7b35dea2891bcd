import { parentPort, workerData } from 'node:worker_threads'
import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { Db } from '../../db/connection/connect.ts'
import { openReadOnlyConnection } from '../../db/connection/readOnlyConnection.ts'
import type { Budget } from '../../schema/execution/budget.ts'
import type { Caller } from '../../schema/context.ts'
import { Unavailable } from '../../db/connection/outage.ts'
import { schema } from '../../schema/schema.ts'
import { anonymousRequest } from '../auth/anonymousRequest.ts'
import { createContexts, maskError, runBounded } from '../graphql/bounded.ts'
import { ValidDocuments } from '../graphql/documents.ts'
import { createLogger } from '../http/log.ts'
import { createRenderPage } from '../pages/render.ts'
import { builtPages } from '../pages/site.ts'
import { lowerThreadPriority } from '../processes/niceness.ts'
import { createReport } from '../http/report.ts'
import { parseBounded } from '../security/operations/operationLimits.ts'
import { hasFreeSpace } from '../uploads/freeSpace.ts'
import {
  type FromThread,
  type WorkerContext,
  type WorkerMessage,
  type Query,
  type ToThread,
  serialize,
} from './workerMessages.ts'

/*
 * Answers that only read are made here, in a thread of their own: however long that takes, and whatever it leaves to be
 * collected, it holds up nobody who wants something else.
 */

lowerThreadPriority()

const { database, settings, room, build, isMeasured }: WorkerContext = workerData
const say = (said: FromThread, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(said, handedOver)
const report = createReport(createLogger(process.env.LOG_LEVEL))
const documents = new ValidDocuments()
const neverHere = () => Promise.reject(new Error('What only reads writes nothing.'))
const nothingToWrite = {
  files: {
    storePicture: neverHere,
    storeDocument: neverHere,
    storeDownload: neverHere,
    storeCrop: neverHere,
    withSent: neverHere,
    settle: neverHere,
    takesFiles: () => hasFreeSpace(room),
  },
  created: neverHere,
  sealSecret: neverHere,
}

interface Opened {
  db: Db
  contextFor: ReturnType<typeof createContexts>
}

/** Nothing is open before it is read: it may not be ready yet. Where opening failed, the next read tries again. */
let opening: Promise<Opened> | undefined
const opened = () => (opening ??= open())

async function open(): Promise<Opened> {
  try {
    const db = await openReadOnlyConnection({
      ...database,
      onQuery: isMeasured ? (sql, ms) => say({ queried: [sql, ms] }) : undefined,
      onDamage: (damage) => say({ damage }),
    })
    return { db, contextFor: createContexts({ db, settings, ...nothingToWrite }) }
  } catch (error) {
    opening = undefined
    throw error
  }
}

/** What is under way for somebody who may leave, by the numbers of the orders. */
const budgets: (Budget | undefined)[] = []

async function run(
  asked: Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>,
  visitor: Caller,
  id: string | undefined,
  n?: number,
): Promise<ExecutionResult> {
  try {
    const { contextFor } = await opened()
    const contextValue = contextFor({ id }, { ...anonymousRequest, visitor })
    if (n !== undefined) budgets[n] = contextValue.budget
    return await runBounded({ schema, ...asked, contextValue }, report)
  } catch (error) {
    return { errors: [maskError(error, report, { id })] }
  } finally {
    if (n !== undefined) budgets[n] = undefined
  }
}

/** What has been found good by the one who asks. */
function documentOf(text: string) {
  const known = documents.find(text)
  if (known) return known
  const document = parseBounded(text)
  documents.add(document)
  return document
}

const query = ({ text, visitor, id, ...asked }: Query, n: number) =>
  run({ document: documentOf(text), ...asked }, visitor, id, n)

const pages = builtPages(build)
const page = createRenderPage({
  site: pages,
  origin: settings.publicUrl,
  report,
  async runPersisted(operation, variableValues, id) {
    const document = pages.operations.get(operation)
    if (!document) throw new Error(`The page asks for an unknown operation, ${operation}.`)
    const start = performance.now()
    const result = await run({ document, variableValues }, anonymousRequest.visitor, id)
    if (isMeasured) say({ ran: [operation, performance.now() - start, result.errors !== undefined] })
    return result
  },
})

async function answer(order: WorkerMessage): Promise<void> {
  const { n } = order
  try {
    if ('query' in order) say({ n, result: serialize(await query(order.query, n)) })
    else {
      const { html, ...made } = await page(order.page)
      const { buffer } = new TextEncoder().encode(html)
      say({ n, page: { ...made, html: buffer } }, [buffer])
    }
  } catch (error) {
    say({ n, failure: (error instanceof Error && error.stack) || String(error) })
  }
}

parentPort?.on('message', (order: ToThread) => {
  if (order !== 'end' && 'left' in order)
    return budgets[order.left]?.stop(new Unavailable('stopped', 'Its asker has left.'))
  if (order !== 'end') return void answer(order)
  const closed = opening?.then(({ db }) => db.close()) ?? Promise.resolve()
  closed.catch((error: unknown) => void report(error, 'fermeture')).finally(() => parentPort?.close())
})
await pages.entry()
// Else Node would end it at once, whatever SQLite is at.
process.on('uncaughtException', (error) => {
  report(error, 'lecture')
  say('broken')
})
say('ready')

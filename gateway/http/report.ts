import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { outageOf } from '../../db/connection/outage.ts'

/** The request it belongs to, if to one. */
interface Where {
  path?: string | undefined
  id?: string | undefined
}

/** Notes a failure of `what` in the log, and answers with the code that its caller is told. */
export type Report = (err: unknown, what: string, where?: Where) => 'UNAVAILABLE' | 'INTERNAL'

/** While one lasts, each request would tell the same. */
const repeatMs = 10_000

/** Faults of ours are logged whole, each of them; outages in one line, each kind once in a while. */
export function createReport(logger: Logger): Report {
  const told = new Map<string, number>()
  return (err, what, where = {}) => {
    const found = outageOf(err)
    // What an operation answered: told where it failed.
    if (!found && isAnsweredOutage(err)) return 'UNAVAILABLE'
    if (!found) {
      logger.error({ err, ...where }, what)
      return 'INTERNAL'
    }
    const { outage, sentence, message } = found
    // Clients that still waited when this server stopped ask the next one.
    if (outage === 'stopped') return 'UNAVAILABLE'
    const last = told.get(sentence ?? outage)
    if (last === undefined || last < performance.now() - repeatMs) {
      told.set(sentence ?? outage, performance.now())
      logger.error({ outage, why: message, ...where }, `${what}\u00a0: indisponible`)
    }
    return 'UNAVAILABLE'
  }
}

function isAnsweredOutage(err: unknown): boolean {
  if (err instanceof GraphQLError) return err.extensions.code === 'UNAVAILABLE'
  return err instanceof Error && 'code' in err && err.code === 'UNAVAILABLE'
}

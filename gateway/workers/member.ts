import cluster from 'node:cluster'
import type { Transport } from '../../db/events/channel.ts'
import type { Family } from '../metrics/families.ts'
import { type FromServer, toServer } from './messages.ts'

/** The variable that tells a server started by the leading process its number, from 1. */
export const indexVariable = 'GEOMETRE_PLACE'

/** Whether jobs are done here: by one server of each machine. One that takes its place does them after it. */
export const runsJobs = !cluster.isWorker || process.env[indexVariable] === '1'

/** The way to the other servers of this machine, by the process that has started them; undefined where this one is alone. */
export function clusterTransport(): Transport | undefined {
  if (!cluster.isWorker) return undefined
  return {
    send: (news) => say({ news }),
    onMessage(listener) {
      process.on('message', (message) => {
        const { data } = toServer.safeParse(message)
        if (data && 'news' in data) listener(data.news)
      })
    },
  }
}

/** Answers the process that leads, whenever somebody asks it for metrics. */
export function answerMeasures(read: () => Promise<Family[]>): void {
  process.on('message', (message) => {
    const { data } = toServer.safeParse(message)
    if (data && 'measure' in data) void read().then((families) => say({ measured: data.measure, families }))
  })
}

function say(message: FromServer): void {
  process.send?.(message)
}

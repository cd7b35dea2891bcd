import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBackupState } from '../../db/jobs/backups.ts'
import type { Db } from '../../db/connection/connect.ts'
import { oldestEmail } from '../../db/jobs/emails.ts'
import { jobCounts } from '../../db/jobs/jobs.ts'
import type { Report } from '../http/report.ts'
import { gauge, type Family } from './families.ts'

export interface Sources {
  db: Db
  report: Report
  /** How much is held for requests, by name; some names hold an address. */
  held(): Record<string, number>
  /** The part of the time since it was last asked in which the thread that reads was at work; nothing where there is none. */
  reading?: (() => number) | undefined
  /** The server's own routes. */
  routes: readonly string[]
}

/** Prometheus gives up soon after. */
const databaseMs = 4_000

/** Metrics that are read at a scrape: of the process, of requests in progress, and of the database. */
export function createReadings(): (sources: Sources) => Promise<Family[]> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  function ofProcess(): Family[] {
    const { user, system } = process.cpuUsage()
    const memory = process.memoryUsage()
    const lag = (what: string, nanoseconds: number) =>
      gauge(`nodejs_eventloop_lag_${what}_seconds`, 'Delay of the event loop since the last scrape.', [
        [{}, Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0],
      ])
    const lags = [
      lag('mean', delay.mean),
      lag('p50', delay.percentile(50)),
      lag('p99', delay.percentile(99)),
      lag('max', delay.max),
    ]
    delay.reset()
    return [
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time, of all threads.',
        type: 'counter',
        samples: [{ suffix: '', labels: {}, value: (user + system) / 1e6 }],
      },
      gauge('process_start_time_seconds', 'When it was started.', [
        [{}, (Date.now() - process.uptime() * 1000) / 1000],
      ]),
      gauge('process_resident_memory_bytes', 'Memory that it holds.', [[{}, memory.rss]]),
      gauge('nodejs_heap_size_used_bytes', 'JavaScript’s own part of it.', [[{}, memory.heapUsed]]),
      gauge('nodejs_external_memory_bytes', 'Buffers and the like.', [[{}, memory.external]]),
      ...lags,
    ]
  }

  return async ({ db, report, held, routes, reading }) => [
    ...ofProcess(),
    ...(reading
      ? [
          gauge(
            'geometre_reading_busy_ratio',
            'How much of the time since the last scrape queries and pages took.',
            [[{}, reading()]],
          ),
        ]
      : []),
    ...ofRequests(held(), routes),
    ...(await Promise.race([ofDatabase(db, report), sleep(databaseMs, [isUp(false)], { ref: false })])),
  ]
}

function ofRequests(held: Record<string, number>, routes: readonly string[]): Family[] {
  return [
    gauge(
      'geometre_requests_in_progress',
      'Requests whose work is not done.',
      routes.map((route) => [{ route }, held[route] ?? 0]),
    ),
    gauge('geometre_subscriptions', 'Open subscriptions.', [[{}, held.subscriptions ?? 0]]),
    gauge('geometre_slow_answers', 'Answers whose readers do not take them at once.', [
      [{}, held.answers ?? 0],
    ]),
  ]
}

/** The same from each server of one database. */
async function ofDatabase(db: Db, report: Report): Promise<Family[]> {
  try {
    const [jobs, oldest, backup] = await Promise.all([
      jobCounts(db.read),
      oldestEmail(db.read),
      readBackupState(db.read),
    ])
    const mail = jobs.find(({ kind }) => kind === 'email')
    return [
      isUp(true),
      gauge(
        'geometre_jobs',
        'Jobs that are written down: those that wait or are done now, and those given up.',
        jobs.flatMap(({ kind, waiting, givenUp }) => [
          [{ kind, state: 'waiting' }, waiting],
          [{ kind, state: 'given_up' }, givenUp],
        ]),
      ),
      gauge(
        'geometre_jobs_overdue_seconds',
        'Since when the job is due that has been for longest.',
        jobs.map(({ kind, due }) => [{ kind }, due === null ? 0 : age(due)]),
      ),
      gauge('geometre_mail_waiting', 'E-mails that are not sent, those given up included.', [
        [{}, (mail?.waiting ?? 0) + (mail?.givenUp ?? 0)],
      ]),
      gauge('geometre_mail_oldest_seconds', 'Since when the oldest of them waits.', [
        [{}, oldest === null ? 0 : age(oldest)],
      ]),
      gauge('geometre_backup_proven_timestamp_seconds', 'When the last proven backup was made; 0: never.', [
        [{}, backup.provenAt === null ? 0 : Date.parse(backup.provenAt) / 1000],
      ]),
      gauge('geometre_backup_failing', 'Whether those since have failed.', [
        [{}, backup.failure === null ? 0 : 1],
      ]),
    ]
  } catch (error) {
    report(error, 'métriques')
    return [isUp(false)]
  }
}

function isUp(up: boolean): Family {
  return gauge('geometre_database_up', 'Whether the database answers.', [[{}, up ? 1 : 0]])
}

function age(time: string): number {
  return Math.max(0, (Date.now() - Date.parse(time)) / 1000)
}

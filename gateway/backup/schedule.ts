/** How often: each night, or each time that so many milliseconds have passed. */
export type Interval = 'night' | number

/** For how many days, weeks and months the last backup of each is kept. */
export interface RetentionPolicy {
  days: number
  weeks: number
  months: number
}

export const defaultRetention: RetentionPolicy = { days: 7, weeks: 4, months: 12 }

const hour = 60 * 60 * 1000
const day = 24 * hour
const units: Readonly<Record<string, number>> = { m: 60_000, h: hour, d: day }
/** Two in the morning in Abidjan, whose time is UTC. */
const nightHour = 2

/** `night`, or a number of minutes, hours or days: `30m`, `6h`, `1d`. */
export function parseInterval(text: string): Interval | undefined {
  if (text === 'night') return 'night'
  const [, count, unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? []
  return count === undefined ? undefined : Number(count) * (units[unit] ?? day)
}

/** `7d 4w 12m`, each of which may be left out, but not all. */
export function parseRetention(text: string): RetentionPolicy | undefined {
  const found = /^(?:(\d{1,4})d)? ?(?:(\d{1,4})w)? ?(?:(\d{1,4})m)?$/.exec(text)
  const [days, weeks, months] = [1, 2, 3].map((n) => Number(found?.[n] ?? 0))
  return days || weeks || months ? { days: days ?? 0, weeks: weeks ?? 0, months: months ?? 0 } : undefined
}

export function periodMs(every: Interval): number {
  return every === 'night' ? day : every
}

/** Is a backup to be made now, where the last one that is good was made then? */
export function isDue(every: Interval, last: string | null, now: Date): boolean {
  // One from the future was made while the clock was ahead.
  if (last === null || Date.parse(last) > now.getTime()) return true
  if (every !== 'night') return now.getTime() - Date.parse(last) >= every
  const night = new Date(now)
  night.setUTCHours(nightHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return Date.parse(last) < night.getTime()
}

const named = /^geometre-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

/** Is a file of this name one that the server made by itself? */
export function isBackupName(name: string): boolean {
  return named.test(name)
}

/** What a backup that is made then is called. */
export function backupName(time: Date): string {
  return `geometre-${fileTimestamp(time)}Z.tar`
}

/** A time to the second, as names of files may have it. */
export function fileTimestamp(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(':', '-')
}

/**
 * Which of the files in the folder go, once `made` was made: of those that are named as above, all but the last of so many days,
 * weeks and months. Those named after a clock that was ahead stay, and take no place of others, until their time has come.
 */
export function expiredBackups(
  names: readonly string[],
  { days, weeks, months }: RetentionPolicy,
  made: string,
): string[] {
  const ours = names
    .filter((name) => named.test(name) && name <= made)
    .sort()
    .reverse()
  const kept = new Set([made])
  const periods: [most: number, periodOf: (date: string) => string][] = [
    [days, (date) => date],
    [weeks, weekOf],
    [months, (date) => date.slice(0, 7)],
  ]
  for (const [most, periodOf] of periods) {
    const seen = new Set<string>()
    for (const name of ours) {
      const period = periodOf(named.exec(name)?.[1] ?? '')
      if (seen.has(period)) continue
      if (seen.size === most) break
      seen.add(period)
      kept.add(name)
    }
  }
  return ours.filter((name) => !kept.has(name))
}

/** The Monday of its week. */
function weekOf(date: string): string {
  const monday = new Date(date)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The same time of day, so many months before. A month that lacks the day gives its last one: what is younger than
 * the months that were promised is never before it.
 */
export function monthsBefore(time: Date, months: number): Date {
  const first = new Date(time)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() - months)
  const nextMonth = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  const lastDay = new Date(nextMonth - dayMs).getUTCDate()
  first.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return first
}

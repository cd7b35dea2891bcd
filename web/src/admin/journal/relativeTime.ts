import { shortMoment } from '../Moment.tsx'

const relativeFormat = new Intl.RelativeTimeFormat('fr')

/** How long ago: « il y a 2 minutes », « hier 14:30 », « le 12 juin ». */
export function relativeTime(then: Date, timeZone: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000)
  if (minutes < 1) return 'à l’instant'
  if (minutes < 60) return relativeFormat.format(-minutes, 'minute')
  const date = shortMoment(then, timeZone, now)
  if (/^\d+:/.test(date)) return `à ${date}`
  return date.startsWith('hier') ? date : `le ${date}`
}

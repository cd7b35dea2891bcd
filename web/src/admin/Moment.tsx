const heure = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' })
const jour = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short' })
const jourAnnee = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', year: 'numeric' })
const entier = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeStyle: 'short' })

/** When something happened: the hour today, the day before that; all of it on demand, or where there is room. */
export function Moment({ date, isWhole = false }: { date: string; isWhole?: boolean }) {
  const then = new Date(date)
  return (
    <time dateTime={date} title={entier.format(then)}>
      {isWhole ? entier.format(then) : court(then)}
    </time>
  )
}

export function court(then: Date, now = new Date()): string {
  const jours = Math.round((minuit(now) - minuit(then)) / 86_400_000)
  if (jours === 0) return heure.format(then)
  if (jours === 1) return `hier ${heure.format(then)}`
  return (then.getFullYear() === now.getFullYear() ? jour : jourAnnee).format(then)
}

function minuit(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

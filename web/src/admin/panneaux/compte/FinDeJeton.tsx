import { Moment } from '../../Moment.tsx'
import classes from './MonCompte.module.css'

/** The end is red for so long before it comes. */
const soonMs = 14 * 86_400_000

/** When a token ends, or that it has ended. */
export function FinDeJeton({ expiresAt }: { expiresAt: string | null | undefined }) {
  if (!expiresAt) return 'sans fin'
  const left = timeLeft(expiresAt)
  return (
    <span className={left < soonMs ? classes.bientot : undefined}>
      {left > 0 ? 'prend fin\u00a0: ' : 'terminé\u00a0: '}
      <Moment date={expiresAt} />
    </span>
  )
}

function timeLeft(expiresAt: string, now = Date.now()): number {
  return Date.parse(expiresAt) - now
}

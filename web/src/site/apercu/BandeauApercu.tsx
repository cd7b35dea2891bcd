import { useServerResponse } from '../../router/response.ts'
import classes from './BandeauApercu.module.css'
import { formatDate } from '../../ui/formatDate.ts'

/** Says of a page that it is a preview, and how long its link works; nothing on all other pages. */
export function BandeauApercu() {
  const preview = useServerResponse()?.preview
  if (!preview) return null
  const { until, timeZone } = preview
  return (
    <aside className={classes.bandeau} aria-label="Aperçu">
      <strong>Aperçu</strong> avant publication. Ce lien fonctionne jusqu’au{' '}
      <time dateTime={until}>{formatDate(new Date(until), { dateStyle: 'long', timeZone })}</time>.
    </aside>
  )
}

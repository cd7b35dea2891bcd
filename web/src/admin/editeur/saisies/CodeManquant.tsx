import { useState } from 'react'
import { isServerThere } from '../../isServerThere.ts'
import { unreachable } from '../../messages/announcements.ts'
import classes from './saisies.module.css'

/**
 * Stands in for an input whose code did not come. Browsers ask for code anew only with the whole page; what is typed is kept on
 * the device meanwhile.
 */
export function CodeManquant({ quoi }: { quoi: string }) {
  const [isAway, setAway] = useState(false)

  async function retry(): Promise<void> {
    setAway(false)
    if (await isServerThere()) location.reload()
    else setAway(true)
  }

  return (
    <p role="alert" className={classes.alerte}>
      {quoi} n’a pas pu être chargé. {isAway && unreachable}{' '}
      <button type="button" className="outil" onClick={() => void retry()}>
        Recharger la page
      </button>
    </p>
  )
}

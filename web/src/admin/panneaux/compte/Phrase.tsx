import classes from './Compte.module.css'
import type { Reponse } from './reponse.ts'

/** What came of it. The place is there before, so that it is read out and nothing moves. */
export function Phrase({ reponse: { phrase, refuse } }: { reponse: Reponse }) {
  return (
    <p className={classes['phrase']} role="status" data-refuse={refuse ? '' : undefined}>
      {phrase}
    </p>
  )
}

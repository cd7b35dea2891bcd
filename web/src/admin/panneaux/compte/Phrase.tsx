import type { Answer } from '../../ui/useAnswer.ts'
import classes from './MonCompte.module.css'

/** What came of it. The place is there before, so that it is read out and nothing moves. */
export function Phrase({ answer: { refusal, fait } }: { answer: Answer }) {
  return (
    <p className={classes.phrase} role="status" data-refuse={refusal.general === undefined ? undefined : ''}>
      {refusal.general ?? fait}
    </p>
  )
}

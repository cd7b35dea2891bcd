import { type ReactElement, type ReactNode, Suspense } from 'react'
import classes from './BarreChoix.module.css'

/**
 * The rows of a list with its bar after the one that was chosen last: the keyboard goes on to it from there. One sees it at the
 * lower end of the list.
 */
export function withBar(rows: readonly ReactElement[], place: number, barre: ReactNode): ReactNode[] {
  if (!barre) return [...rows]
  return rows.toSpliced(
    place,
    0,
    <li key="barre" data-barre="" className={classes.place}>
      <Suspense fallback={null}>{barre}</Suspense>
    </li>,
  )
}

import type { ReactElement, ReactNode } from 'react'
import { LateBoundary } from '../ui/LateBoundary.tsx'
import classes from './BarreChoix.module.css'
import type { Selection } from './useSelection.ts'

/**
 * The rows of a list, while one selects with its bar after the one that was chosen last: the keyboard goes on to it from there.
 * One sees it at the lower end of the list.
 */
export function withBar(
  rows: readonly ReactElement[],
  { isOpen, place, close }: Selection,
  bar: ReactElement,
): ReactNode[] {
  if (!isOpen) return [...rows]
  return rows.toSpliced(
    place,
    0,
    <li key="barre" data-barre="" className={classes.place}>
      <LateBoundary onMissing={close}>{bar}</LateBoundary>
    </li>,
  )
}

import { useEffect } from 'react'
import { pushStep } from '../../../router/steps.ts'

interface NavigationGuard {
  href: string
  mayLeave(): boolean
}

let activeGuard: NavigationGuard | null = null

/** Takes a step through the history back where the open editor may not be left yet. To be heard before the router. */
export function blockNavigation(event: PopStateEvent): void {
  if (!activeGuard || isOpenAt(activeGuard.href) || activeGuard.mayLeave()) return
  event.stopImmediatePropagation()
  pushStep(activeGuard.href)
}

/** Whether the editor stays where one is now: what opens over it has a step of its own. */
function isOpenAt(href: string): boolean {
  const [here, there] = [new URL(location.href), new URL(href)]
  const isSameItem = ['creer', 'modifier'].every(
    (name) => here.searchParams.get(name) === there.searchParams.get(name),
  )
  return (
    isSameItem &&
    here.pathname === there.pathname &&
    (there.searchParams.has('creer') || there.searchParams.has('modifier'))
  )
}

/** Asks the open editor before a step back leaves it. */
export function useStepBack(mayLeave: () => boolean): void {
  useEffect(() => {
    const guard = { href: location.href, mayLeave }
    activeGuard = guard
    return () => {
      if (activeGuard === guard) activeGuard = null
    }
  })
}

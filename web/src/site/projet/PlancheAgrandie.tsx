import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isPlainClick } from '../../router/links.ts'
import { usePageLocation } from '../../router/location.ts'
import { isSameAddress, pushStep, replaceStep, stepBefore } from '../../router/steps.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import type { PlancheEntiere } from './visionneuse/Visionneuse.tsx'

const Visionneuse = lazy(() => import('./visionneuse/Visionneuse.tsx'))

interface PlancheAgrandieProps {
  titre: string
  planche: PlancheEntiere
  className?: string
  children: ReactNode
}

const ancre = '#planche'

/**
 * Leads to the whole sheet: over the page, at an address that can be passed on; without a script to the picture
 * itself.
 */
export function PlancheAgrandie({ titre, planche, className, children }: PlancheAgrandieProps) {
  const { path } = usePageLocation()
  const [ouverte, setOuverte] = useState(false)
  useEffect(() => {
    const suivre = () => location.hash === ancre && setOuverte(true)
    suivre()
    addEventListener('popstate', suivre)
    return () => removeEventListener('popstate', suivre)
  }, [path])
  useEffect(() => {
    if (!ouverte) return undefined
    function reculer(event: PopStateEvent): void {
      if (location.hash === ancre || location.pathname !== path) return
      // The page below stays where it was: the router would go to its top.
      event.stopImmediatePropagation()
      setOuverte(false)
    }
    addEventListener('popstate', reculer, { capture: true })
    return () => removeEventListener('popstate', reculer, { capture: true })
  }, [ouverte, path])

  function ouvrir(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    pushStep(ancre)
    setOuverte(true)
  }

  function fermer(): void {
    const page = new URL(location.pathname + location.search, location.href)
    const avant = stepBefore()
    if (location.hash === ancre && avant && isSameAddress(avant, page)) return history.back()
    replaceStep(page)
    setOuverte(false)
  }

  return (
    <>
      <a className={className} href={planche.adresse} onClick={ouvrir}>
        {children}
      </a>
      {ouverte && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Visionneuse titre={titre} planche={planche} fermer={fermer} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

import { useEffect, useRef } from 'react'
import { accountSections, type AccountSection } from './accountSections.ts'

/** The heading of a part; its anchor leads the keyboard there. */
export function TitreDePartie({ partie }: { partie: AccountSection }) {
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash !== partie) return
    titre.current?.scrollIntoView({ block: 'start' })
    titre.current?.focus({ preventScroll: true })
  }, [partie])
  return (
    <h3 ref={titre} id={partie.slice(1)} tabIndex={-1}>
      {accountSections[partie].nom}
    </h3>
  )
}

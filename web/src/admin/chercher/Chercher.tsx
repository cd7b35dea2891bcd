import { lazy, useEffect, useState } from 'react'
import { LateBoundary } from '../ui/LateBoundary.tsx'
import classes from './Chercher.module.css'

const Palette = lazy(() => import('./Palette.tsx'))

/** The button, and Ctrl K, that lead to anything of the back office. Nothing else of it is loaded before. */
export function Chercher() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      // Browsers would search the web. What is opened over the page is closed first.
      event.preventDefault()
      if (!document.querySelector('[role=dialog], [role=alertdialog][aria-modal=true]')) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        className={classes.bouton}
        aria-label="Rechercher partout"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span className={classes.loupe} aria-hidden />
        <span className={classes.touches} aria-hidden />
      </button>
      <LateBoundary of={isOpen} onMissing={() => setOpen(false)}>
        {isOpen && <Palette onClose={() => setOpen(false)} />}
      </LateBoundary>
    </>
  )
}

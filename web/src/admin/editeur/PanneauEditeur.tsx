import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import classes from './PanneauEditeur.module.css'

interface PanneauEditeurProps {
  /** The panel takes the whole width, for form and preview beside each other. */
  large: boolean
  onClose(): void
  children: ReactNode
}

/** A sheet over the list: at its right, and on a phone in its place. */
export function PanneauEditeur({ large, onClose, children }: PanneauEditeurProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={classes.voile ?? ''}
    >
      <Modal ref={followView} className={classes.feuille ?? ''} data-large={large || undefined}>
        <Dialog className={classes.dialogue ?? ''}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Keeps the top of a panel at the top of what the keyboard of a phone leaves of the window; who enlarges the page moves in it. */
function followView(panel: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport
  if (!panel || !view) return undefined
  const follow = () => {
    if (view.scale <= 1) panel.style.setProperty('--haut', `${view.offsetTop}px`)
  }
  follow()
  view.addEventListener('resize', follow)
  view.addEventListener('scroll', follow)
  return () => {
    view.removeEventListener('resize', follow)
    view.removeEventListener('scroll', follow)
  }
}

import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import classes from './PanneauEditeur.module.css'

interface PanneauEditeurProps {
  /** The panel takes the whole width, for form and preview beside each other. */
  large: boolean
  onFermer(): void
  children: ReactNode
}

/** A sheet over the list: at its right, and on a phone in its place. */
export function PanneauEditeur({ large, onFermer, children }: PanneauEditeurProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(ouvert) => {
        if (!ouvert) onFermer()
      }}
      className={classes.voile ?? ''}
    >
      <Modal className={classes.feuille ?? ''} data-large={large || undefined}>
        <Dialog className={classes.dialogue ?? ''}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}

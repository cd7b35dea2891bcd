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
      onOpenChange={(ouvert) => {
        if (!ouvert) onClose()
      }}
      className={classes.voile ?? ''}
    >
      <Modal className={classes.feuille ?? ''} data-large={large || undefined}>
        <Dialog className={classes.dialogue ?? ''}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}

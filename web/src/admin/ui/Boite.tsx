import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import classes from './Boite.module.css'
import { useOpener } from './useOpener.ts'

/** Style of what stands in a dialog: `corps`, `champ`, `suites`. */
export { classes as boite }

interface BoiteProps {
  titre: string
  children: ReactNode
  /** Called by Escape and by a press beside it; without it the dialog stays. */
  onClose?: (() => void) | undefined
  /** Room for what stands side by side. */
  large?: boolean
}

/** A dialog over the page. It opens where it is rendered. */
export function Boite({ titre, children, onClose, large = false }: BoiteProps) {
  useOpener()
  return (
    <ModalOverlay
      isOpen
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.()
      }}
      className={classes.voile ?? ''}
    >
      <Modal data-large={large || undefined} className={classes.boite ?? ''}>
        <Dialog className={classes.dialogue ?? ''}>
          <Heading slot="title" level={2} className={classes.titre ?? ''}>
            {titre}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import classes from './Panneau.module.css'

interface PanneauProps {
  titre: string
  close(): void
  /** It holds what cannot be shown again: only its own button closes it. */
  isKept?: boolean
  children: ReactNode
}

/** A sheet at the side of the page, over it. */
export function Panneau({ titre, close, isKept = false, children }: PanneauProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isKept}
      isKeyboardDismissDisabled={isKept}
      onOpenChange={(isOpen) => isOpen || close()}
      className={classes.voile ?? ''}
    >
      <Modal className={classes.panneau ?? ''}>
        <Dialog className={classes.feuille ?? ''}>
          <header className={classes.tete}>
            <Heading slot="title">{titre}</Heading>
            <Button slot="close" className={classes.fermer ?? ''}>
              Fermer
            </Button>
          </header>
          <QueryBoundary
            failed={<p role="alert">Ce panneau n’a pas pu s’afficher.</p>}
            waiting={<p className={classes.attente}>Un instant…</p>}
          >
            {children}
          </QueryBoundary>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import classes from './Question.module.css'

interface Reponse {
  label: string
  onSelect(): void
  /** The one that most readers want. */
  principale?: boolean
  desactivee?: boolean
}

interface QuestionProps {
  titre: string
  children: ReactNode
  reponses: readonly Reponse[]
  large?: boolean
  onClose(): void
}

/** A question that must be answered before one goes on. */
export function Question({ titre, children, reponses, large = false, onClose }: QuestionProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(ouverte) => {
        if (!ouverte) onClose()
      }}
      className={classes.voile ?? ''}
    >
      <Modal className={classes.boite ?? ''} data-large={large || undefined}>
        <Dialog role="alertdialog" className={classes.dialogue ?? ''}>
          <Heading slot="title" className={classes.titre ?? ''}>
            {titre}
          </Heading>
          <div className={classes.corps}>{children}</div>
          <div className={classes.reponses}>
            {reponses.map(({ label, onSelect, principale, desactivee = false }) => (
              <Button
                key={label}
                className={principale ? 'bouton bouton-serre' : 'bouton bouton-serre bouton-leger'}
                isDisabled={desactivee}
                onPress={onSelect}
              >
                {label}
              </Button>
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

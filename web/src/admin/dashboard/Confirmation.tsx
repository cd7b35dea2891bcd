import { type ReactNode, useState } from 'react'
import {
  Button,
  Dialog,
  Form,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components'
import classes from './Confirmation.module.css'

interface ConfirmationProps {
  titre: string
  /** What must be typed, lest it be done by a slip. */
  mot: string
  action: string
  onConfirm(): Promise<void>
  onClose(): void
  children: ReactNode
}

/** Asks before what cannot be undone. */
export function Confirmation({ titre, mot, action, onConfirm, onClose, children }: ConfirmationProps) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isConfirmed = typed.trim().toUpperCase() === mot

  async function confirm(): Promise<void> {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className={classes['voile'] ?? ''}
    >
      <Modal className={classes['boite'] ?? ''}>
        <Dialog role="alertdialog" className={classes['feuille'] ?? ''}>
          <Form
            onSubmit={(event) => {
              event.preventDefault()
              if (isConfirmed && !isBusy) void confirm()
            }}
          >
            <Heading slot="title">{titre}</Heading>
            {children}
            <TextField value={typed} onChange={setTyped} className={classes['champ'] ?? ''}>
              <Label>Tapez {mot} pour confirmer</Label>
              <Input autoComplete="off" autoCapitalize="characters" spellCheck="false" />
            </TextField>
            <div className={classes['boutons']}>
              <Button
                type="submit"
                isDisabled={!isConfirmed}
                isPending={isBusy}
                className={classes['grave'] ?? ''}
              >
                {action}
              </Button>
              <Button slot="close" className={classes['leger'] ?? ''}>
                Annuler
              </Button>
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

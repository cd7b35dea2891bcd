import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Boite, boite } from './Boite.tsx'

interface ConfirmationProps {
  titre: string
  /** What must be typed, lest it be done by a slip. */
  mot: string
  action: string
  /** What leaves all as it is. */
  renoncer?: string
  onConfirm(): Promise<void>
  onClose(): void
  children: ReactNode
}

/** Asks before what cannot be undone. */
export function Confirmation({
  titre,
  mot,
  action,
  renoncer = 'Garder',
  onConfirm,
  onClose,
  children,
}: ConfirmationProps) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isConfirmed = typed.trim().toUpperCase() === mot

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!isConfirmed || isBusy) return
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }

  return (
    <Boite titre={titre} onClose={onClose}>
      <form className={boite.corps} onSubmit={(event) => void submit(event)}>
        {children}
        <label className={boite.champ}>
          Pour confirmer, écrivez {mot}
          <input
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <p className={boite.suites}>
          <button type="submit" className="bouton" disabled={!isConfirmed} aria-busy={isBusy}>
            {action}
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            {renoncer}
          </button>
        </p>
      </form>
    </Boite>
  )
}

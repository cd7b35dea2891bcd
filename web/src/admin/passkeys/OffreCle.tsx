import { useEffect, useRef } from 'react'
import { browserName } from '../panneaux/compte/browserName.ts'
import classes from '../login/FormulaireCourt.module.css'
import { useAnswer } from '../ui/useAnswer.ts'
import { useNewPasskey } from './useNewPasskey.ts'

interface OffreCleProps {
  /** The password that was just chosen. */
  password: string
  onDone(): void
}

/** Offers a passkey to who has just chosen a password and is signed in. */
export function OffreCle({ password, onDone }: OffreCleProps) {
  const create = useNewPasskey()
  const { answer, ask } = useAnswer()
  const bouton = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => bouton.current?.focus(), [])

  async function accept(): Promise<void> {
    if (await ask(() => create(browserName(navigator.userAgent), password))) onDone()
  }
  return (
    <div className={classes.formulaire}>
      <p>
        La prochaine fois, connectez-vous d’un geste&nbsp;: empreinte, visage ou code de cet appareil. Votre
        mot de passe sert toujours.
      </p>
      <p role="alert" className={classes.refus}>
        {answer.refusal.general ?? Object.values(answer.refusal.fields)[0]}
      </p>
      <button
        ref={bouton}
        type="button"
        className="bouton"
        aria-busy={answer.isAsking}
        onClick={() => void accept()}
      >
        Créer une clé d’accès
      </button>
      <button type="button" className="outil" onClick={onDone}>
        Plus tard
      </button>
    </div>
  )
}

import classes from '../login/FormulaireCourt.module.css'
import { hasPasskeys, usePasskeySignIn } from './usePasskeySignIn.ts'

/** Signs in by a passkey, from the e-mail field or by this button. Nothing stands here where the browser knows none. */
export default function UtiliserCle({ onSignedIn }: { onSignedIn(id: string): void }) {
  const { answer, signIn } = usePasskeySignIn(onSignedIn)
  if (!hasPasskeys()) return null
  return (
    <div className={classes.formulaire}>
      <p role="alert" className={classes.refus}>
        {answer.refusal.general}
      </p>
      <button type="button" className="outil" aria-busy={answer.isAsking} onClick={() => void signIn()}>
        Utiliser une clé d’accès
      </button>
    </div>
  )
}

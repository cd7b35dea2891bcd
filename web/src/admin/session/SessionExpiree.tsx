import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FormulaireConnexion } from '../login/FormulaireConnexion.tsx'
import { login } from '../paths.ts'
import { Boite, boite } from '../ui/Boite.tsx'
import type { SessionExpiree_account$key } from '../../__generated__/SessionExpiree_account.graphql.ts'
import { onSessionExpired } from './signedInAgain.ts'

/** Sign-in dialog over the present page, once the session has expired; refused requests are then sent again. */
export function SessionExpiree({ account }: { account: SessionExpiree_account$key }) {
  const { id, email } = useFragment(
    graphql`
      fragment SessionExpiree_account on Account {
        id
        email
      }
    `,
    account,
  )
  const [resume, setResume] = useState<{ done(): void } | null>(null)
  useEffect(() => onSessionExpired((done) => setResume({ done })), [])
  if (!resume) return null
  return (
    <Boite titre="Votre session a expiré">
      <div className={boite.corps}>
        <FormulaireConnexion
          email={email}
          onSignedIn={(signedIn) => {
            // Somebody else’s passkey: nothing of the first is done in his name.
            if (signedIn !== id) return location.reload()
            setResume(null)
            resume.done()
          }}
        >
          <p>Reconnectez-vous pour continuer&nbsp;: ce que vous avez saisi est toujours là.</p>
        </FormulaireConnexion>
        <p>
          <a href={login}>Abandonner et quitter</a>
        </p>
      </div>
    </Boite>
  )
}

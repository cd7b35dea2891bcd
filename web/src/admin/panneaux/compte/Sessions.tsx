import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { Moment } from '../../Moment.tsx'
import { refusOf } from '../../ui/refusDuServeur.ts'
import { useAnswer } from '../../ui/useAnswer.ts'
import type { Sessions_account$key } from '../../../__generated__/Sessions_account.graphql.ts'
import type { SessionsRevokeMutation } from '../../../__generated__/SessionsRevokeMutation.graphql.ts'
import classes from './Compte.module.css'
import { navigateur } from './navigateur.ts'
import { Phrase } from './Phrase.tsx'

/** Where I am signed in, and how to end it there. */
export function Sessions({ account, onChange }: { account: Sessions_account$key; onChange(): void }) {
  const { sessions } = useFragment(
    graphql`
      fragment Sessions_account on Account {
        sessions {
          id
          userAgent
          lastSeenAt
          present
        }
      }
    `,
    account,
  )
  const { answer, ask } = useAnswer()
  const [revoke] = useMutation<SessionsRevokeMutation>(graphql`
    mutation SessionsRevokeMutation($input: RevokeInput!) {
      revokeSession(input: $input) {
        ...refusDuServeur_error @alias(as: "refus")
      }
    }
  `)

  async function fermer(id: string): Promise<void> {
    await ask(async () => {
      const { revokeSession } = await revoke({ variables: { input: { id } } })
      return refusOf(revokeSession.refus)
    }, 'Session fermée.')
    onChange()
  }

  return (
    <section>
      <h3>Sessions ouvertes</h3>
      <ul className={classes.rangs}>
        {sessions?.map(({ id, userAgent, lastSeenAt, present }) => (
          <li key={id}>
            <span>
              {navigateur(userAgent)}
              <small>
                vue <Moment date={lastSeenAt} />
              </small>
            </span>
            {present ? (
              <strong className={classes.presente}>Cette session</strong>
            ) : (
              <button
                type="button"
                className="outil outil-petit"
                disabled={answer.isAsking}
                onClick={() => void fermer(id)}
                aria-label={`Fermer la session ${navigateur(userAgent)}`}
              >
                Fermer
              </button>
            )}
          </li>
        ))}
      </ul>
      <Phrase answer={answer} />
    </section>
  )
}

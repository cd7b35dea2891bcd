import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { useTimeZone } from '../../timeZone.ts'
import { shortMoment, Moment } from '../../Moment.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useAnswer } from '../../ui/useAnswer.ts'
import type { Sessions_account$key } from '../../../__generated__/Sessions_account.graphql.ts'
import type { SessionsRevokeAllMutation } from '../../../__generated__/SessionsRevokeAllMutation.graphql.ts'
import type { SessionsRevokeMutation } from '../../../__generated__/SessionsRevokeMutation.graphql.ts'
import classes from './MonCompte.module.css'
import { browserName } from './browserName.ts'
import { Phrase } from './Phrase.tsx'
import { TitreDePartie } from './TitreDePartie.tsx'

/** The server ends no more in one go. */
const atOnce = 100

/** The places where I am signed in, and how to end it there. */
export function Sessions({ account, onChange }: { account: Sessions_account$key; onChange(): void }) {
  const { sessions } = useFragment(
    graphql`
      fragment Sessions_account on Account {
        sessions {
          id
          userAgent
          createdAt
          lastSeenAt
          present
        }
      }
    `,
    account,
  )
  const fuseau = useTimeZone()
  const { answer, ask } = useAnswer()
  const [revoke] = useMutation<SessionsRevokeMutation>(graphql`
    mutation SessionsRevokeMutation($input: RevokeInput!) {
      revokeSession(input: $input) {
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)

  const [revokeAll] = useMutation<SessionsRevokeAllMutation>(graphql`
    mutation SessionsRevokeAllMutation($input: RevokeSessionsInput!) {
      revokeSessions(input: $input) {
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const autres = sessions?.filter(({ present }) => !present).map(({ id }) => id) ?? []

  async function endOthers(): Promise<void> {
    await ask(async () => {
      for (let at = 0; at < autres.length; at += atOnce) {
        const ids = autres.slice(at, at + atOnce)
        const { revokeSessions } = await revokeAll({ variables: { input: { ids } } })
        if (revokeSessions.refusal) return refusalOf(revokeSessions.refusal)
      }
      return null
    }, 'Les autres sessions sont fermées.')
    onChange()
  }

  async function endSession(id: string): Promise<void> {
    await ask(async () => {
      const { revokeSession } = await revoke({ variables: { input: { id } } })
      return refusalOf(revokeSession.refusal)
    }, 'Session fermée.')
    onChange()
  }

  return (
    <section>
      <TitreDePartie partie="#compte-sessions" />
      <ul className={classes.rangs}>
        {sessions?.map(({ id, userAgent, createdAt, lastSeenAt, present }) => (
          <li key={id}>
            <span>
              {browserName(userAgent)}
              <small>
                ouverture&nbsp;: <Moment date={createdAt} /> · vue&nbsp;: <Moment date={lastSeenAt} />
              </small>
            </span>
            {present ? (
              <strong className={classes.presente}>Cette session</strong>
            ) : (
              <button
                type="button"
                className="outil outil-petit"
                disabled={answer.isAsking}
                onClick={() => void endSession(id)}
                aria-label={`Fermer la session ${browserName(userAgent)}, ouverture\u00a0: ${shortMoment(new Date(createdAt), fuseau)}`}
              >
                Fermer
              </button>
            )}
          </li>
        ))}
      </ul>
      {autres.length > 1 && (
        <button type="button" className="outil" disabled={answer.isAsking} onClick={() => void endOthers()}>
          Fermer toutes les autres
        </button>
      )}
      <Phrase answer={answer} />
    </section>
  )
}

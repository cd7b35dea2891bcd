import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useAnswer } from '../../ui/useAnswer.ts'
import type { EssaiEmail_admin$key } from '../../../__generated__/EssaiEmail_admin.graphql.ts'
import type { EssaiEmailMutation } from '../../../__generated__/EssaiEmailMutation.graphql.ts'
import classes from './MonCompte.module.css'
import { Phrase } from './Phrase.tsx'
import { TitreDePartie } from './TitreDePartie.tsx'

/** Whether the site's e-mail arrives: sends one to oneself, and shows what the SMTP server says to it. */
export function EssaiEmail({ admin, email }: { admin: EssaiEmail_admin$key; email: string }) {
  const { sendsMail } = useFragment(
    graphql`
      fragment EssaiEmail_admin on Admin {
        sendsMail
      }
    `,
    admin,
  )
  const [send] = useMutation<EssaiEmailMutation>(graphql`
    mutation EssaiEmailMutation {
      sendTestEmail {
        ... on TestEmailPayload {
          accepted
          answer
          admin {
            ...PremiersPas_admin
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()
  const [reponse, setReponse] = useState('')

  async function sendTest(): Promise<void> {
    setReponse('')
    await ask(async () => {
      const { sendTestEmail: sent } = await send({ variables: {} })
      if (sent.refusal) return refusalOf(sent.refusal)
      setReponse(sent.answer ?? '')
      return sent.accepted ? null : { general: 'L’essai n’est pas parti.', fields: {} }
    }, `Parti vers ${email}. Regardez s’il arrive, dans les indésirables aussi.`)
  }

  return (
    <section>
      <TitreDePartie partie="#compte-email" />
      {sendsMail ? (
        <>
          <p className={classes.aide}>Un message d’essai, à votre adresse.</p>
          <p className={classes.essai}>
            <button
              type="button"
              className="outil"
              aria-busy={answer.isAsking}
              onClick={() => void sendTest()}
            >
              Envoyer un essai
            </button>
          </p>
          <Phrase answer={answer} />
          {reponse && (
            <p className={classes.aide}>
              {answer.fait ? 'Réponse du serveur de messagerie' : 'Raison'}&nbsp;: <code>{reponse}</code>
            </p>
          )}
        </>
      ) : (
        <p className={classes.aide}>
          Ce site n’envoie pas d’e-mail. Pour qu’il le fasse, la personne qui s’occupe du serveur renseigne{' '}
          <code>SMTP_URL</code>.
        </p>
      )}
    </section>
  )
}

import { useState } from 'react'
import { graphql } from 'react-relay'
import { withDe } from '../../../../../schema/content/fields/elision.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Boite, boite } from '../../ui/Boite.tsx'
import { Champ, ChampChoix } from '../../ui/Champ.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useShortForm } from '../../ui/useShortForm.ts'
import type { InvitationMutation } from '../../../__generated__/InvitationMutation.graphql.ts'
import { givenRoles } from './ChoixDeRole.tsx'
import { LienADonner, type LienADonnerProps } from './LienADonner.tsx'
import { roleLabels } from './roleLabels.ts'

interface InvitationProps {
  /** Relay's id of the list of accounts. */
  connectionId: string
  onClose(): void
}

/** The account that was opened; without a link, that has been sent. */
interface Invited {
  nom: string
  email: string
  lien: LienADonnerProps['lien'] | null
}

/** The form has gone with the button that had the keyboard. */
function focusOn(button: HTMLButtonElement | null): void {
  button?.focus()
}

/** Opens an account for a colleague, who is sent a link, or given the one that is shown. */
export default function Invitation({ connectionId, onClose }: InvitationProps) {
  const [invite] = useMutation<InvitationMutation>(graphql`
    mutation InvitationMutation($input: InviteAccountInput!, $connections: [ID!]!) {
      inviteAccount(input: $input) {
        ... on ActivationPayload {
          account @appendNode(connections: $connections, edgeTypeName: "AdminAccountsConnectionEdge") {
            nom
            email
            ...LigneDeCompte_account
          }
          passwordLink {
            link
            expiresAt
          }
          admin {
            ...PremiersPas_admin
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [invited, setInvited] = useState<Invited | null>(null)
  const { props, answer, fields } = useShortForm(async (value) => {
    const role = givenRoles.find((one) => one === value('role')) ?? null
    const { inviteAccount } = await invite({
      variables: {
        input: { nom: value('nom'), email: value('email'), role },
        connections: [connectionId],
      },
    })
    const { account, passwordLink, refusal } = inviteAccount
    if (account) setInvited({ nom: account.nom, email: account.email, lien: passwordLink ?? null })
    return refusalOf(refusal)
  })

  return (
    <Boite titre="Inviter un collègue" onClose={invited?.lien ? undefined : onClose}>
      <div className={invited ? boite.corps : undefined}>
        {/* It stands there before it says anything, so that it is read out. */}
        <p role="status" className={invited ? undefined : 'hors-ecran'}>
          {invited &&
            (invited.lien
              ? `Le compte ${withDe(invited.nom)} est ouvert.`
              : `Un lien a été envoyé à ${invited.email}. Il sert une fois, pendant sept jours.`)}
        </p>
        {invited?.lien && <LienADonner nom={invited.nom} lien={invited.lien} onClose={onClose} />}
        {invited && !invited.lien && (
          <p className={boite.suites}>
            <button type="button" ref={focusOn} className="bouton" onClick={onClose}>
              C’est fait
            </button>
          </p>
        )}
      </div>
      {!invited && (
        <form className={boite.corps} {...props}>
          <Champ nom="Nom" name="nom" autoComplete="off" required erreur={fields['nom']} />
          <Champ
            nom="E-mail"
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            erreur={fields['email']}
          />
          <ChampChoix nom="Rôle" name="role" erreur={fields['role']}>
            {givenRoles.map((one) => (
              <option key={one} value={one}>
                {roleLabels[one]}
              </option>
            ))}
          </ChampChoix>
          <p role="alert">{answer.refusal.general}</p>
          <p className={boite.suites}>
            <button type="submit" className="bouton" aria-busy={answer.isAsking}>
              Inviter
            </button>
            <button type="button" className="bouton bouton-leger" onClick={onClose}>
              Annuler
            </button>
          </p>
        </form>
      )}
    </Boite>
  )
}

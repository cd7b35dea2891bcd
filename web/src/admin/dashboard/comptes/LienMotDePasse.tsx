import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { Boite, boite } from '../../ui/Boite.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useAnswer } from '../../ui/useAnswer.ts'
import { LienADonner } from './LienADonner.tsx'
import type { LienMotDePasse_account$key } from '../../../__generated__/LienMotDePasse_account.graphql.ts'
import type { LienMotDePasseMutation } from '../../../__generated__/LienMotDePasseMutation.graphql.ts'

interface LienMotDePasseProps {
  account: LienMotDePasse_account$key
  onClose(): void
}

/** Makes a link by which a colleague chooses a new password, to be handed over: the site may send no e-mail. */
export function LienMotDePasse({ account, onClose }: LienMotDePasseProps) {
  const { id, nom } = useFragment(
    graphql`
      fragment LienMotDePasse_account on Account {
        id
        nom
      }
    `,
    account,
  )
  const [create] = useMutation<LienMotDePasseMutation>(graphql`
    mutation LienMotDePasseMutation($input: AccountInput!) {
      createPasswordLink(input: $input) {
        ... on PasswordLinkPayload {
          link
          expiresAt
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()
  const [lien, setLien] = useState<{ link: string; expiresAt: string } | null>(null)

  async function createLink(): Promise<void> {
    await ask(async () => {
      const { createPasswordLink } = await create({ variables: { input: { id } } })
      const { link, expiresAt, refusal } = createPasswordLink
      if (link !== undefined && expiresAt !== undefined) setLien({ link, expiresAt })
      return refusalOf(refusal)
    })
  }

  return (
    <Boite titre={`Nouveau mot de passe pour ${nom}`} onClose={lien ? undefined : onClose}>
      <div className={boite.corps}>
        {lien ? (
          <LienADonner nom={nom} lien={lien} onClose={onClose} />
        ) : (
          <>
            <p>
              {nom} a oublié son mot de passe&#8239;? Faites-lui un lien pour en choisir un autre. Les liens
              donnés auparavant ne mèneront plus nulle part.
            </p>
            <p role="alert">{answer.refusal.general}</p>
            <p className={boite.suites}>
              <button
                type="button"
                className="bouton"
                aria-busy={answer.isAsking}
                onClick={() => void createLink()}
              >
                Créer le lien
              </button>
              <button type="button" className="bouton bouton-leger" onClick={onClose}>
                Annuler
              </button>
            </p>
          </>
        )}
      </div>
    </Boite>
  )
}

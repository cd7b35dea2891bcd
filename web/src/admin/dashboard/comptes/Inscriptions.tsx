import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { usePageLocation } from '../../../router/location.ts'
import { announce } from '../../messages/announcements.ts'
import { inscrire } from '../../paths.ts'
import { ACopier } from '../../ui/ACopier.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useChange } from '../../ui/useChange.ts'
import type { Inscriptions_site$key } from '../../../__generated__/Inscriptions_site.graphql.ts'
import type { InscriptionsMutation } from '../../../__generated__/InscriptionsMutation.graphql.ts'
import classes from '../Dashboard.module.css'

/** Whether anybody may ask for an account, and where. */
export function Inscriptions({ site }: { site: Inscriptions_site$key }) {
  const { registrationsOpen } = useFragment(
    graphql`
      fragment Inscriptions_site on Site {
        registrationsOpen
      }
    `,
    site,
  )
  const [save] = useMutation<InscriptionsMutation>(graphql`
    mutation InscriptionsMutation($input: SetRegistrationsInput!) {
      setRegistrations(input: $input) {
        ... on SetRegistrationsPayload {
          site {
            ...Inscriptions_site
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { origin } = usePageLocation()
  const open = !registrationsOpen
  const { change, isChanging } = useChange(() =>
    announce(
      open
        ? 'Chacun peut maintenant demander un compte.'
        : 'Les comptes s’ouvrent maintenant sur invitation seulement.',
    ),
  )

  function toggle(): void {
    void change(async () =>
      refusalOf((await save({ variables: { input: { open } } })).setRegistrations.refusal),
    )
  }

  return (
    <>
      <label className={classes.bascule}>
        <input type="checkbox" checked={registrationsOpen} aria-busy={isChanging} onChange={toggle} />{' '}
        Accepter les demandes de compte
      </label>
      {registrationsOpen ? (
        <ACopier
          libelle={'Un collègue demande son compte à cette adresse\u00a0: sa demande attend ensuite ici.'}
          valeur={origin + inscrire}
        />
      ) : (
        <p className={classes.vide}>Les comptes s’ouvrent sur invitation seulement.</p>
      )}
    </>
  )
}

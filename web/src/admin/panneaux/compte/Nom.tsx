import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { Champ } from '../../ui/Champ.tsx'
import type { Nom_account$key } from '../../../__generated__/Nom_account.graphql.ts'
import type { NomMutation } from '../../../__generated__/NomMutation.graphql.ts'
import classes from './Compte.module.css'
import { Phrase } from './Phrase.tsx'
import { useReponse } from './reponse.ts'

/** How I am called, and the address I sign in with. */
export function Nom({ account, email }: { account: Nom_account$key; email: string }) {
  const { nom } = useFragment(
    graphql`
      fragment Nom_account on Account {
        nom
      }
    `,
    account,
  )
  const { reponse, envoyer } = useReponse()
  const [save, isSaving] = useMutation<NomMutation>(graphql`
    mutation NomMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        ... on AccountPayload {
          viewer {
            nom
          }
        }
        ... on Error {
          message
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
      }
    }
  `)
  return (
    <section>
      <form
        className={classes['formulaire']}
        onSubmit={(event) => {
          event.preventDefault()
          const input = { nom: String(new FormData(event.currentTarget).get('nom')) }
          void envoyer(async () => (await save({ variables: { input } })).updateAccount, 'Nom enregistré.')
        }}
      >
        <dl className={classes['identite']}>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </dl>
        <Champ
          nom="Nom"
          name="nom"
          defaultValue={nom}
          autoComplete="name"
          required
          maxLength={200}
          erreur={reponse.fautes['nom']}
        />
        <div className={classes['fin']}>
          <button type="submit" aria-busy={isSaving} className={classes['bouton']}>
            Enregistrer
          </button>
          <Phrase reponse={reponse} />
        </div>
      </form>
    </section>
  )
}

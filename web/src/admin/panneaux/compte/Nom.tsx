import { graphql, useFragment } from 'react-relay'
import { account as regles } from '../../../../../schema/inputRules.json'
import { useMutation } from '../../../relay/useMutation.ts'
import { Champ } from '../../ui/Champ.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useShortForm } from '../../ui/useShortForm.ts'
import type { Nom_account$key } from '../../../__generated__/Nom_account.graphql.ts'
import type { NomMutation } from '../../../__generated__/NomMutation.graphql.ts'
import classes from './MonCompte.module.css'
import { FormulaireDeCompte } from './FormulaireDeCompte.tsx'

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
  const [save] = useMutation<NomMutation>(graphql`
    mutation NomMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        ... on AccountPayload {
          viewer {
            nom
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const formulaire = useShortForm(
    async (value) => {
      const { updateAccount } = await save({ variables: { input: { nom: value('nom') } } })
      return refusalOf(updateAccount.refusal)
    },
    { fait: 'Nom enregistré.' },
  )
  return (
    <section>
      <FormulaireDeCompte formulaire={formulaire} envoyer="Enregistrer">
        <dl className={classes.identite}>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </dl>
        <Champ
          nom="Nom"
          name="nom"
          defaultValue={nom}
          autoComplete="name"
          required
          maxLength={regles.nom.maxLength}
          erreur={formulaire.fields['nom']}
        />
      </FormulaireDeCompte>
    </section>
  )
}

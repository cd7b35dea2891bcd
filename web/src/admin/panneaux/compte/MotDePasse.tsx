import { graphql } from 'react-relay'
import { account as regles } from '../../../../../schema/inputRules.json'
import { useMutation } from '../../../relay/useMutation.ts'
import { ChampMotDePasse } from '../../ui/Champ.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useShortForm } from '../../ui/useShortForm.ts'
import type { MotDePasseMutation } from '../../../__generated__/MotDePasseMutation.graphql.ts'
import { FormulaireDeCompte } from './FormulaireDeCompte.tsx'
import { TitreDePartie } from './TitreDePartie.tsx'

/** A new password. `onChange` is called once it is changed: other sessions and all API tokens have then ended. */
export function MotDePasse({ email, onChange }: { email: string; onChange(): void }) {
  const [change] = useMutation<MotDePasseMutation>(graphql`
    mutation MotDePasseMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)

  const formulaire = useShortForm(
    async (value) => {
      const input = { currentPassword: value('currentPassword'), newPassword: value('newPassword') }
      const { changePassword } = await change({ variables: { input } })
      return refusalOf(changePassword.refusal)
    },
    {
      fait: 'Mot de passe changé. Vos autres sessions sont fermées, vos jetons d’API révoqués. Vos clés d’accès restent.',
      onDone(form) {
        form.reset()
        onChange()
      },
    },
  )

  return (
    <section>
      <TitreDePartie partie="#compte-mot-de-passe" />
      <FormulaireDeCompte formulaire={formulaire} envoyer="Changer le mot de passe">
        {/* For password managers: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <ChampMotDePasse
          nom="Mot de passe actuel"
          name="currentPassword"
          autoComplete="current-password"
          required
          erreur={formulaire.fields['currentPassword']}
        />
        <ChampMotDePasse
          nom="Nouveau mot de passe"
          name="newPassword"
          autoComplete="new-password"
          aide={`${regles.password.minLength} caractères au moins. Vos sessions ouvertes ailleurs seront fermées, vos jetons d’API révoqués.`}
          required
          erreur={formulaire.fields['newPassword']}
        />
      </FormulaireDeCompte>
    </section>
  )
}

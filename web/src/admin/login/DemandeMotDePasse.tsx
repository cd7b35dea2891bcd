import { useState } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { login } from '../paths.ts'
import { Champ } from '../ui/Champ.tsx'
import type { DemandeMotDePasseMutation } from '../../__generated__/DemandeMotDePasseMutation.graphql.ts'
import { FormulaireCourt } from './FormulaireCourt.tsx'
import { PageNue } from './PageNue.tsx'
import { refusOf } from '../ui/refusDuServeur.ts'
import { useShortForm } from '../ui/useShortForm.ts'

/** Asks for the e-mail that leads to a new password. It never tells whether the account exists. */
export function DemandeMotDePasse() {
  const [envoye, setEnvoye] = useState('')
  const [request] = useMutation<DemandeMotDePasseMutation>(graphql`
    mutation DemandeMotDePasseMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ... on PasswordResetPayload {
          sent
        }
        ...refusDuServeur_error @alias(as: "refus")
      }
    }
  `)
  const formulaire = useShortForm(async (value) => {
    const email = value('email').trim()
    const { requestPasswordReset: result } = await request({ variables: { input: { email } } })
    if (result.refus) return refusOf(result.refus)
    setEnvoye(email)
    return null
  })
  return (
    <PageNue titre="Mot de passe oublié">
      {envoye ? (
        <p role="status">
          Si un compte porte l’adresse {envoye}, un message vient d’y partir. Le lien qu’il contient sert une
          fois, pendant une heure. Rien reçu&#8239;? Demandez à un autre administrateur.
        </p>
      ) : (
        <FormulaireCourt formulaire={formulaire} envoyer="Recevoir un lien">
          <p>Indiquez votre adresse&nbsp;: vous recevrez un lien pour choisir un nouveau mot de passe.</p>
          <Champ
            nom="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            erreur={formulaire.fields['email']}
          />
        </FormulaireCourt>
      )}
      <p>
        <a href={login}>Revenir à la connexion</a>
      </p>
    </PageNue>
  )
}

import { useState } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { login } from '../paths.ts'
import { Champ } from '../ui/Champ.tsx'
import type { DemandeMotDePasseMutation } from '../../__generated__/DemandeMotDePasseMutation.graphql.ts'
import { FormulaireCourt } from './FormulaireCourt.tsx'
import { PageNue } from './PageNue.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useShortForm } from '../ui/useShortForm.ts'

/** Asks for the e-mail that leads to a new password. It never tells whether the account exists. */
export function DemandeMotDePasse() {
  const [demande, setDemande] = useState<{ email: string; sendsMail: boolean }>()
  const [request] = useMutation<DemandeMotDePasseMutation>(graphql`
    mutation DemandeMotDePasseMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ... on PasswordResetPayload {
          sendsMail
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const formulaire = useShortForm(async (value) => {
    const email = value('email').trim()
    const { requestPasswordReset: result } = await request({ variables: { input: { email } } })
    if (result.refusal) return refusalOf(result.refusal)
    setDemande({ email, sendsMail: result.sendsMail ?? false })
    return null
  })
  return (
    <PageNue titre="Mot de passe oublié">
      {demande ? (
        <div role="status">{demande.sendsMail ? <Envoye email={demande.email} /> : <PasDeMessagerie />}</div>
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

function Envoye({ email }: { email: string }) {
  return (
    <p>
      Si un compte porte l’adresse {email}, un message vient d’y partir. Le lien qu’il contient sert une fois,
      pendant une heure. Rien reçu&#8239;? Demandez à un autre administrateur.
    </p>
  )
}

/** The same whatever the address was. */
function PasDeMessagerie() {
  return (
    <>
      <p>
        <strong>Ce site n’envoie pas d’e-mail</strong>&nbsp;: aucun message ne vous parviendra.
      </p>
      <p>
        Demandez à un collègue qui peut se connecter&nbsp;: sur la page d’accueil de l’administration, sous
        «&nbsp;Comptes&nbsp;», il vous fait un lien pour choisir un nouveau mot de passe.
      </p>
      <p>
        Personne ne peut se connecter&#8239;? Qui s’occupe du serveur obtient ce lien par la commande{' '}
        <code>npm run account reset</code>, suivie de votre adresse.
      </p>
    </>
  )
}

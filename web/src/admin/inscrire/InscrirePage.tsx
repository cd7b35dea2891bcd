import { useState } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { passwordHelp } from '../login/passwordHelp.ts'
import { FormulaireCourt } from '../login/FormulaireCourt.tsx'
import { PageNue } from '../login/PageNue.tsx'
import { useLinkToken } from '../login/useLinkToken.ts'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useShortForm } from '../ui/useShortForm.ts'
import { dashboard, login } from '../paths.ts'
import { Champ, ChampMotDePasse } from '../ui/Champ.tsx'
import { areRegistrationsOpen } from './areRegistrationsOpen.ts'
import type { InscrirePageMutation } from '../../__generated__/InscrirePageMutation.graphql.ts'

/** Registration: with the set-up link of a new installation one is signed in at once, else one waits, or is told to be invited. */
export default function InscrirePage() {
  const setupToken = useLinkToken('jeton')
  const [attend, setAttend] = useState(false)
  const [register] = useMutation<InscrirePageMutation>(graphql`
    mutation InscrirePageMutation($input: RegisterInput!) {
      register(input: $input) {
        ... on RegisterPayload {
          waiting
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const formulaire = useShortForm(async (value) => {
    const [nom, email, password] = [value('nom'), value('email'), value('password')]
    const { register: result } = await register({
      variables: { input: { nom, email, password, setupToken } },
    })
    if (result.refusal) {
      const refusal = refusalOf(result.refusal)
      const lien = refusal?.fields['setupToken']
      return lien ? { general: lien, fields: {} } : refusal
    }
    if (result.waiting) setAttend(true)
    else location.replace(dashboard)
    return null
  })
  const { fields } = formulaire
  if (attend)
    return (
      <PageNue titre="Demande reçue">
        <p role="status">
          Un administrateur doit activer votre compte. Vous recevrez alors un lien pour choisir votre mot de
          passe&nbsp;: celui que vous venez de donner sert seulement à savoir si votre demande attend encore.
        </p>
        <p>
          <a href={login}>Aller à la connexion</a>
        </p>
      </PageNue>
    )
  if (!setupToken && !areRegistrationsOpen())
    return (
      <PageNue titre="Demander un compte">
        <p>Les comptes s’ouvrent ici sur invitation. Demandez-en une à la personne qui s’occupe du site.</p>
        <p>
          <a href={login}>J’ai déjà un compte</a>
        </p>
      </PageNue>
    )
  return (
    <PageNue titre={setupToken ? 'Premier administrateur' : 'Demander un compte'}>
      <FormulaireCourt
        formulaire={formulaire}
        envoyer={setupToken ? 'Créer le compte' : 'Envoyer la demande'}
      >
        <Champ nom="Nom" name="nom" autoComplete="name" required erreur={fields['nom']} />
        <Champ
          nom="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          erreur={fields['email']}
        />
        <ChampMotDePasse
          nom="Mot de passe"
          name="password"
          autoComplete="new-password"
          aide={passwordHelp}
          required
          erreur={fields['password']}
        />
      </FormulaireCourt>
      <p>
        <a href={login}>J’ai déjà un compte</a>
      </p>
    </PageNue>
  )
}

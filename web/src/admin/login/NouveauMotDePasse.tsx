import { useState } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { dashboard, login } from '../paths.ts'
import { ChampMotDePasse } from '../ui/Champ.tsx'
import type { NouveauMotDePasseMutation } from '../../__generated__/NouveauMotDePasseMutation.graphql.ts'
import { OffreCle } from '../passkeys/OffreCle.tsx'
import { hasPasskeys } from '../passkeys/usePasskeySignIn.ts'
import { passwordHelp } from './passwordHelp.ts'
import { FormulaireCourt } from './FormulaireCourt.tsx'
import { PageNue } from './PageNue.tsx'
import { type Refusal, refusalOf } from '../ui/serverRefusal.ts'
import { useShortForm } from '../ui/useShortForm.ts'

/** A new password, by the link of an e-mail; it signs in at once, and a passkey is offered. */
export function NouveauMotDePasse({ token }: { token: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [reset] = useMutation<NouveauMotDePasseMutation>(graphql`
    mutation NouveauMotDePasseMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ... on LoginPayload {
          viewer {
            id
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const formulaire = useShortForm(async (value): Promise<Refusal | null> => {
    const input = { token, password: value('password') }
    const { resetPassword: result } = await reset({ variables: { input } })
    if (!result.refusal) {
      if (hasPasskeys()) setChosen(input.password)
      else goIn()
      return null
    }
    const refusal = refusalOf(result.refusal)
    const lien = refusal?.fields['token']
    return lien ? { general: lien, fields: {} } : refusal
  })
  if (chosen !== null)
    return (
      <PageNue titre="Mot de passe enregistré">
        <OffreCle password={chosen} onDone={goIn} />
      </PageNue>
    )
  return (
    <PageNue titre="Nouveau mot de passe">
      <FormulaireCourt formulaire={formulaire} envoyer="Enregistrer et se connecter">
        <ChampMotDePasse
          nom="Nouveau mot de passe"
          name="password"
          autoComplete="new-password"
          aide={passwordHelp}
          required
          erreur={formulaire.fields['password']}
        />
      </FormulaireCourt>
      <p>
        <a href={`${login}?oublie=1`}>Demander un autre lien</a>
      </p>
    </PageNue>
  )
}

function goIn(): void {
  location.replace(dashboard)
}

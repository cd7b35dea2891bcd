import { type SubmitEvent, useState } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { inscrire, nextAddress } from '../paths.ts'
import type { LoginPageMutation } from './__generated__/LoginPageMutation.graphql.ts'

/** Signs in, and leads back to where one came from. */
export default function LoginPage() {
  const [refus, setRefus] = useState('')
  const [login, isInFlight] = useMutation<LoginPageMutation>(graphql`
    mutation LoginPageMutation($input: LoginInput!) {
      login(input: $input) {
        ... on LoginPayload {
          viewer {
            id
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email'))
    const password = String(form.get('password'))
    try {
      const { login: result } = await login({ variables: { input: { email, password } } })
      if (result.viewer) location.assign(nextAddress(new URLSearchParams(location.search), location.origin))
      else setRefus(result.message ?? '')
    } catch {
      setRefus('Le serveur ne répond pas. Réessayez dans quelques instants.')
    }
  }

  return (
    <main id="contenu">
      <title>Connexion</title>
      <h1>Connexion</h1>
      <form onSubmit={(event) => void submit(event)}>
        <p role="alert">{refus}</p>
        <label>
          E-mail
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Mot de passe
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit" className="bouton" disabled={isInFlight}>
          Se connecter
        </button>
      </form>
      <p>
        <a href={inscrire}>Demander un compte</a>
      </p>
    </main>
  )
}

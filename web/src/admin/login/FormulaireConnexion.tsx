import { lazy, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { Champ, ChampMotDePasse } from '../ui/Champ.tsx'
import type { FormulaireConnexionMutation } from '../../__generated__/FormulaireConnexionMutation.graphql.ts'
import { FormulaireCourt } from './FormulaireCourt.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { refusalOf, type Refusal } from '../ui/serverRefusal.ts'
import { useShortForm } from '../ui/useShortForm.ts'

/** Each list has the form, for a session that ends; few need it. Without this part the password is still there. */
const UtiliserCle = lazy(() => import('../passkeys/UtiliserCle.tsx'))

interface FormulaireConnexionProps {
  /** The account that signs in again. */
  email?: string
  /** Told the id of the account. */
  onSignedIn(id: string): void
  children?: ReactNode
}

/** E-mail and password, or a passkey. */
export function FormulaireConnexion({ email, onSignedIn, children }: FormulaireConnexionProps) {
  const [login] = useMutation<FormulaireConnexionMutation>(graphql`
    mutation FormulaireConnexionMutation($input: LoginInput!) {
      login(input: $input) {
        ... on LoginPayload {
          viewer {
            id
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const formulaire = useShortForm(async (value) => {
    const input = { email: value('email'), password: value('password') }
    const { login: result } = await login({ variables: { input } })
    if (!result.viewer) return asRefused(refusalOf(result.refusal), email !== undefined)
    onSignedIn(result.viewer.id)
    return null
  })
  const { fields } = formulaire
  return (
    <>
      <FormulaireCourt formulaire={formulaire} envoyer="Se connecter">
        {children}
        <Champ
          nom="E-mail"
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
          erreur={fields['email']}
        />
        <ChampMotDePasse
          nom="Mot de passe"
          name="password"
          autoComplete="current-password"
          required
          erreur={fields['password']}
        />
      </FormulaireCourt>
      <QueryBoundary failed={null}>
        <UtiliserCle onSignedIn={onSignedIn} />
      </QueryBoundary>
    </>
  )
}

/** Names the password where the account is known, and address and password do not fit. */
function asRefused(refusal: Refusal | null, isKnown: boolean): Refusal | null {
  const { email: both, ...others } = refusal?.fields ?? {}
  return refusal && isKnown && both ? { ...refusal, fields: { ...others, password: both } } : refusal
}

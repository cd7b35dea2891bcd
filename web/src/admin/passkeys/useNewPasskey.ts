import { graphql } from 'react-relay'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '../../relay/useMutation.ts'
import type { useNewPasskeyMutation } from '../../__generated__/useNewPasskeyMutation.graphql.ts'
import type { useNewPasskeyOptionsMutation } from '../../__generated__/useNewPasskeyOptionsMutation.graphql.ts'
import { refusalOf, type Refusal } from '../ui/serverRefusal.ts'
import { whyNoPasskey } from './whyNoPasskey.ts'

/** Makes a passkey of the signed-in account on this device, or on another that the browser reaches. Null: it is made. */
export function useNewPasskey(): (nom: string, currentPassword: string) => Promise<Refusal | null> {
  const [begin] = useMutation<useNewPasskeyOptionsMutation>(graphql`
    mutation useNewPasskeyOptionsMutation($input: PasskeyOptionsInput!) {
      passkeyOptions(input: $input) {
        ... on PasskeyOptionsPayload {
          options
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [add] = useMutation<useNewPasskeyMutation>(graphql`
    mutation useNewPasskeyMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        ... on PasskeyPayload {
          viewer {
            ...Cles_account
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)

  return async (nom, currentPassword) => {
    const { passkeyOptions: begun } = await begin({ variables: { input: { currentPassword } } })
    if (!begun.options) return refusalOf(begun.refusal)
    const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(begun.options)
    const { startRegistration } = await import('@simplewebauthn/browser')
    const made = await startRegistration({ optionsJSON }).catch(whyNoPasskey)
    if (!('response' in made)) return made
    const credential = JSON.stringify(made)
    const { addPasskey } = await add({ variables: { input: { nom, credential } } })
    const refusal = refusalOf(addPasskey.refusal)
    const general = refusal?.fields['credential']
    return general === undefined ? refusal : { general, fields: {} }
  }
}

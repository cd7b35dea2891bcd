import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'react-relay'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '../../relay/useMutation.ts'
import type { usePasskeySignInMutation } from '../../__generated__/usePasskeySignInMutation.graphql.ts'
import type { usePasskeySignInOptionsMutation } from '../../__generated__/usePasskeySignInOptionsMutation.graphql.ts'
import { refusalOf, type Refusal } from '../ui/serverRefusal.ts'
import { useAnswer } from '../ui/useAnswer.ts'
import { whyNoPasskey } from './whyNoPasskey.ts'

/** Less than the five minutes for which the server knows its question. */
const askedAnewMs = 4 * 60_000

const noAddress: Refusal = {
  general: 'L’adresse de ce site ne permet pas les clés d’accès.',
  fields: {},
}

/** Signs in by a passkey: among what the e-mail field offers, or when `signIn` is called. */
export function usePasskeySignIn(onSignedIn: (id: string) => void) {
  const [begin] = useMutation<usePasskeySignInOptionsMutation>(graphql`
    mutation usePasskeySignInOptionsMutation {
      passkeySignInOptions {
        options
      }
    }
  `)
  const [finish] = useMutation<usePasskeySignInMutation>(graphql`
    mutation usePasskeySignInMutation($input: SignInWithPasskeyInput!) {
      signInWithPasskey(input: $input) {
        ... on LoginPayload {
          viewer {
            id
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()
  const [isDone, setDone] = useState(false)
  const [round, setRound] = useState(0)

  /** What the browser answers; null where it is not asked, since the site's address allows no passkeys or it is too late. */
  async function credentialFor(useBrowserAutofill: boolean, signal?: AbortSignal): Promise<string | null> {
    const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser')
    const { options } = (await begin({ variables: {} })).passkeySignInOptions
    if (!options || signal?.aborted) return null
    signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
    const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(options)
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }))
  }

  async function send(credential: string): Promise<Refusal | null> {
    const { signInWithPasskey } = await finish({ variables: { input: { credential } } })
    if (signInWithPasskey.viewer) {
      setDone(true)
      onSignedIn(signInWithPasskey.viewer.id)
      return null
    }
    const refusal = refusalOf(signInWithPasskey.refusal)
    const general = refusal?.fields['credential'] ?? refusal?.general
    return refusal && { fields: {}, ...(general !== undefined && { general }) }
  }

  /** Waits for somebody to choose a passkey in the field; not at all where browsers have no such list. */
  const offer = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return
    // Nobody has asked yet: what goes wrong is told to who presses the button.
    const credential = await credentialFor(true, signal).catch(() => null)
    if (credential !== null) await ask(() => send(credential))
  })

  const isOffered = !answer.isAsking && !isDone
  useEffect(() => {
    if (!isOffered || !hasPasskeys()) return
    const ended = new AbortController()
    void offer(ended.signal)
    const timer = setTimeout(() => setRound(round + 1), askedAnewMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [isOffered, round])

  async function signIn(): Promise<void> {
    await ask(async () => {
      try {
        const credential = await credentialFor(false)
        return credential === null ? noAddress : await send(credential)
      } catch (error) {
        return whyNoPasskey(error)
      }
    })
  }
  return { answer, signIn }
}

/** Whether the browser makes passkeys here: over http it knows none, and an address without a name has none. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)
}

import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { useJudgementAcceptMutation } from '../../../../__generated__/useJudgementAcceptMutation.graphql.ts'
import type { useJudgementEraseMutation } from '../../../../__generated__/useJudgementEraseMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { addToTotal } from '../../../liste/edges.ts'
import { announceError, announce, whyNot } from '../../../messages/announcements.ts'

interface Subject {
  id: string
  nom: string
  /** Relay's id of the list. */
  connectionId: string
  /** It is about to leave the list. */
  onLeave(): void
}

/** What staff say of one that may be a robot’s: that it is a person’s, or that it can go. `open` shows the message that it becomes. */
export function useJudgement({ id, nom, connectionId, onLeave }: Subject, open: (message: number) => void) {
  const environment = useRelayEnvironment()
  const [accept, isAccepting] = useMutation<useJudgementAcceptMutation>(graphql`
    mutation useJudgementAcceptMutation($input: IndesirableInput!, $connections: [ID!]!) {
      result: acceptIndesirable(input: $input) {
        ... on IndesirablePayload {
          deletedIndesirableId @deleteEdge(connections: $connections)
          content {
            databaseId
          }
          stats {
            total
            unread
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const [erase, isErasing] = useMutation<useJudgementEraseMutation>(graphql`
    mutation useJudgementEraseMutation($input: IndesirableInput!, $connections: [ID!]!) {
      result: eraseIndesirable(input: $input) {
        ... on IndesirablePayload {
          deletedIndesirableId @deleteEdge(connections: $connections)
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const isBusy = isAccepting || isErasing
  const variables = { input: { id }, connections: [connectionId] }
  const dit = `L’envoi de «\u00a0${nom}\u00a0»`

  async function judge(
    ask: () => Promise<{
      result: { message?: string; content?: { readonly databaseId: number } | null | undefined }
    }>,
    done: string,
  ): Promise<void> {
    if (isBusy) return
    onLeave()
    try {
      const { result } = await ask()
      if (result.message !== undefined) return announceError(result.message)
      commitLocalUpdate(environment, (store) => addToTotal(store.get(connectionId), -1))
      const message = result.content?.databaseId
      announce(
        `${dit} ${done}`,
        message === undefined ? undefined : { libelle: 'Ouvrir', perform: () => open(message) },
      )
    } catch (error) {
      announceError(whyNot(error))
    }
  }

  return {
    isBusy,
    onAccept: () => void judge(() => accept({ variables }), 'est dans la boîte.'),
    onErase: () => void judge(() => erase({ variables }), 'est supprimé.'),
  }
}

import { useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import {
  commitLocalUpdate,
  ConnectionHandler,
  type Environment,
  type MutationParameters,
  type RecordSourceProxy,
} from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import { act, type LifecycleAct } from '../../liste/actes/lifecycle.ts'
import { addToTotal, type EdgePlace, edgePlaceOf, reinsertEdge } from '../../liste/edges.ts'
import { lifecycleRefusal } from '../../liste/actes/refusal.ts'
import { announceError, announce, whyNot } from '../../messages/announcements.ts'
import { markRead } from './markRead.ts'
import type { Typename } from './inboxes.ts'

interface Subject {
  id: string
  libelle: string
  typename: Typename
  /** Relay's id of the list. */
  connectionId: string
  /** The list goes over all of them: what is only put elsewhere stays in it. */
  partout: boolean
}

export type MessageActs = ReturnType<typeof useMessageActs>

interface ReadMutation extends MutationParameters {
  readonly response: { readonly result: { readonly message?: string } }
}

/** What can be done with one message. Each says itself what went wrong; the promise tells whether it left the list. */
export function useMessageActs({ id, libelle, typename, connectionId, partout }: Subject) {
  const environment = useRelayEnvironment()
  return useMemo(
    () => actsOn(environment, { id, libelle, typename, connectionId, partout }),
    [environment, id, libelle, typename, connectionId, partout],
  )
}

function actsOn(environment: Environment, { id, libelle, typename, connectionId, partout }: Subject) {
  const nom = `«\u00a0${libelle}\u00a0»`

  function local(update: (store: RecordSourceProxy) => void): void {
    commitLocalUpdate(environment, update)
  }

  async function perform(acte: LifecycleAct): Promise<boolean> {
    // What comes out of the trash lies where it lay.
    const input = { id, ...(acte === 'restore' && { asBefore: true }) }
    try {
      const result = await act(environment, acte, { input, connections: [] })
      if (result.__typename === 'LifecyclePayload') return true
      announceError(lifecycleRefusal(result, libelle))
    } catch (error) {
      announceError(whyNot(error))
    }
    return false
  }

  /**
   * Does it, and takes the row out of the list it no longer fits; the way back is offered, where there is one. The
   * promise tells whether the row is gone.
   */
  async function takeOut(acte: LifecycleAct, dit: string, back?: () => Promise<boolean>): Promise<boolean> {
    const part = !partout || acte === 'erase'
    let place: EdgePlace = { connectionId: connectionId, before: [] }
    local((store) => void (place = edgePlaceOf(store, connectionId, id)))
    if (!(await perform(acte))) return false
    if (part)
      local((store) => {
        const list = store.get(connectionId)
        if (!list) return
        ConnectionHandler.deleteNode(list, id)
        addToTotal(list, -1)
      })
    announce(
      `${nom} ${dit}`,
      back && {
        libelle: 'Annuler',
        perform: () =>
          void back().then((done) => {
            if (done && part) local((store) => reinsertEdge(store, place, id, 'MessageEdge'))
          }),
      },
    )
    return part
  }

  return {
    async setRead(lu: boolean): Promise<void> {
      try {
        const { result } = await commit<ReadMutation>(environment, markRead[typename], { input: { id, lu } })
        if (result.message !== undefined) announceError(result.message)
      } catch (error) {
        announceError(whyNot(error))
      }
    },
    archive: () => takeOut('unpublish', 'est classé.', () => perform('publish')),
    unarchive: () => takeOut('publish', 'est de retour dans la boîte.', () => perform('unpublish')),
    softDelete: () => takeOut('softDelete', 'est dans la corbeille.', () => perform('restore')),
    restore: () => takeOut('restore', 'n’est plus dans la corbeille.', () => perform('softDelete')),
    erase: () => takeOut('erase', 'est effacé pour de bon.'),
  }
}

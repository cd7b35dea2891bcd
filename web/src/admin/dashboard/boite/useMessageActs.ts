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
import { act, type Acte } from '../../liste/actes/actes.ts'
import { countBy, type Place, placeOf, putBack } from '../../liste/place.ts'
import { refusalOf } from '../../liste/actes/refusal.ts'
import { alerter, annoncer, whyNot } from '../../messages/annonces.ts'
import { lire } from './actesDeMessage.ts'
import type { Typename } from './boites.ts'

interface Sujet {
  id: string
  libelle: string
  typename: Typename
  /** Relay's id of the list. */
  connexion: string
  /** The list goes over all of them: what is only put elsewhere stays in it. */
  partout: boolean
}

export type GestesDeMessage = ReturnType<typeof useMessageActs>

interface Lecture extends MutationParameters {
  readonly response: { readonly result: { readonly message?: string } }
}

/** What can be done with one message. Each says itself what went wrong; the promise tells whether it left the list. */
export function useMessageActs({ id, libelle, typename, connexion, partout }: Sujet) {
  const environment = useRelayEnvironment()
  return useMemo(
    () => actsOn(environment, { id, libelle, typename, connexion, partout }),
    [environment, id, libelle, typename, connexion, partout],
  )
}

function actsOn(environment: Environment, { id, libelle, typename, connexion, partout }: Sujet) {
  const nom = `«\u00a0${libelle}\u00a0»`

  function local(update: (store: RecordSourceProxy) => void): void {
    commitLocalUpdate(environment, update)
  }

  async function faire(acte: Acte): Promise<boolean> {
    // What comes out of the trash lies where it lay.
    const input = { id, ...(acte === 'restore' && { asBefore: true }) }
    try {
      const result = await act(environment, acte, { input, connections: [] })
      if (result.__typename === 'LifecyclePayload') return true
      alerter(refusalOf(result, libelle))
    } catch (error) {
      alerter(whyNot(error))
    }
    return false
  }

  /**
   * Does it, and takes the row out of the list it no longer fits; the way back is offered, where there is one. The
   * promise tells whether the row is gone.
   */
  async function sortir(acte: Acte, dit: string, back?: () => Promise<boolean>): Promise<boolean> {
    const part = !partout || acte === 'erase'
    let place: Place = { connexion, avant: [] }
    local((store) => void (place = placeOf(store, connexion, id)))
    if (!(await faire(acte))) return false
    if (part)
      local((store) => {
        const list = store.get(connexion)
        if (!list) return
        ConnectionHandler.deleteNode(list, id)
        countBy(list, -1)
      })
    annoncer(
      `${nom} ${dit}`,
      back && {
        libelle: 'Annuler',
        faire: () =>
          void back().then((done) => {
            if (done && part) local((store) => putBack(store, place, id, 'MessageEdge'))
          }),
      },
    )
    return part
  }

  return {
    async lire(lu: boolean): Promise<void> {
      try {
        const { result } = await commit<Lecture>(environment, lire[typename], { input: { id, lu } })
        if (result.message !== undefined) alerter(result.message)
      } catch (error) {
        alerter(whyNot(error))
      }
    },
    classer: () => sortir('unpublish', 'est classé.', () => faire('publish')),
    remettre: () => sortir('publish', 'est de retour dans la boîte.', () => faire('unpublish')),
    supprimer: () => sortir('softDelete', 'est dans la corbeille.', () => faire('restore')),
    restaurer: () => sortir('restore', 'n’est plus dans la corbeille.', () => faire('softDelete')),
    effacer: () => sortir('erase', 'est effacé pour de bon.'),
  }
}

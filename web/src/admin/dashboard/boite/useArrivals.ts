import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler } from 'relay-runtime'
import { countBy } from '../../liste/place.ts'
import { type Nouvelle, useNouvelles } from '../../panneaux/notifications/nouvelles.ts'
import { type Adresse, boites, recoit } from './boites.ts'

/** Puts what has just come in on top of the list, where the list would show it. */
export function useArrivals(connexion: string, adresse: Adresse): void {
  const environment = useRelayEnvironment()
  const { typename } = boites[adresse.boite]
  const isLive = recoit(adresse)
  const prepend = useCallback(
    (nouvelle: Nouvelle) => {
      if (!isLive || nouvelle.typename !== typename) return
      commitLocalUpdate(environment, (store) => {
        const connection = store.get(connexion)
        const node = store.get(nouvelle.id)
        if (!connection || !node) return
        const shown = connection.getLinkedRecords('edges') ?? []
        if (shown.some((edge) => edge.getLinkedRecord('node')?.getDataID() === nouvelle.id)) return
        ConnectionHandler.insertEdgeBefore(
          connection,
          ConnectionHandler.createEdge(store, connection, node, 'MessageEdge'),
        )
        countBy(connection, 1)
      })
    },
    [environment, connexion, typename, isLive],
  )
  useNouvelles(prepend)
}

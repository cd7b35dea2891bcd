import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The place of a row: its list, and the rows before it. */
export interface EdgePlace {
  connectionId: string
  before: readonly string[]
}

function edgesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
}

function nodeIdOf(edge: RecordProxy): string | undefined {
  return edge.getLinkedRecord('node')?.getDataID()
}

/** Remembers where a row stands, before it leaves. */
export function edgePlaceOf(store: RecordSourceProxy, connectionId: string, id: string): EdgePlace {
  const connection = store.get(connectionId)
  const ids = connection ? edgesOf(connection).map((edge) => nodeIdOf(edge) ?? '') : []
  return { connectionId: connectionId, before: ids.slice(0, Math.max(0, ids.indexOf(id))) }
}

/** Puts a row back behind those that stood before it and are still there. */
export function reinsertEdge(
  store: RecordSourceProxy,
  { connectionId, before }: EdgePlace,
  id: string,
  edgeType: string,
): void {
  const connection = store.get(connectionId)
  const node = store.get(id)
  if (!connection || !node) return
  const edges = edgesOf(connection)
  if (edges.some((edge) => nodeIdOf(edge) === id)) return
  const last = edges.findLastIndex((edge) => before.includes(nodeIdOf(edge) ?? ''))
  const edge = ConnectionHandler.createEdge(store, connection, node, edgeType)
  connection.setLinkedRecords(edges.toSpliced(last + 1, 0, edge), 'edges')
  addToTotal(connection, 1)
}

/** Takes rows out of a list. */
export function removeEdges(store: RecordSourceProxy, connectionId: string, ids: readonly string[]): void {
  const connection = store.get(connectionId)
  if (!connection) return
  const left = new Set(ids)
  const edges = edgesOf(connection)
  connection.setLinkedRecords(
    edges.filter((edge) => !left.has(nodeIdOf(edge) ?? '')),
    'edges',
  )
  addToTotal(connection, -ids.length)
}

/** Puts the rows of a list into this order; others stay behind them. */
export function reorderEdges(store: RecordSourceProxy, connectionId: string, ids: readonly string[]): void {
  const connection = store.get(connectionId)
  if (!connection) return
  const places = new Map(ids.map((id, n) => [id, n]))
  const edgePlaceOf = (edge: RecordProxy) => places.get(nodeIdOf(edge) ?? '') ?? ids.length
  connection.setLinkedRecords(
    edgesOf(connection).toSorted((a, b) => edgePlaceOf(a) - edgePlaceOf(b)),
    'edges',
  )
}

/** The total of a list follows what leaves it and comes back: nothing is asked anew. */
export function addToTotal(connection: RecordProxy | null | undefined, change: number): void {
  const total = connection?.getValue('totalCount')
  if (typeof total === 'number') connection?.setValue(Math.max(0, total + change), 'totalCount')
}

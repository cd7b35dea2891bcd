import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { Attacher } from './ecrire.ts'

/** The item as `node(id)` gives it. */
export function attacherNode(store: RecordSourceProxy, record: RecordProxy): void {
  store.getRoot().setLinkedRecord(record, 'node', { id: record.getDataID() })
}

/** The item as the only one of a list of the site, as the site asks for its first items. */
export function attacherSeul(liste: string, first: number): Attacher {
  return (store, record) => {
    const edge =
      store.get('client:apercu:edge') ?? store.create('client:apercu:edge', `${record.getType()}Edge`)
    store
      .getRoot()
      .getLinkedRecord('site')
      ?.getLinkedRecord(liste, { first })
      ?.setLinkedRecords([edge.setLinkedRecord(record, 'node')], 'edges')
  }
}

import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { Attach } from './writeRecord.ts'

/** The item as `node(id)` gives it. */
export function attachNode(store: RecordSourceProxy, record: RecordProxy): void {
  store.getRoot().setLinkedRecord(record, 'node', { id: record.getDataID() })
}

/** The item in the place of the one that the site shows under this name. */
export function attachTo(nom: string): Attach {
  return (store, record) => {
    store.getRoot().getLinkedRecord('site')?.setLinkedRecord(record, nom)
  }
}

/** The item as the only one of a list of the site, as the site asks for its first items. */
export function attachOnly(liste: string, first: number): Attach {
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

import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** The item as `node(id)` gives it. */
export function attacherNode(store: RecordSourceProxy, record: RecordProxy): void {
  store.getRoot().setLinkedRecord(record, 'node', { id: record.getDataID() })
}

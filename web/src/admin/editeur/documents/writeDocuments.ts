import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { type LinkedDocument, linkText } from './documentsFrom.ts'

/** Writes PDFs to download as the server would give them. In a preview no link leads anywhere. */
export function writeDocuments(
  store: RecordSourceProxy,
  record: RecordProxy,
  name: string,
  documents: readonly LinkedDocument[],
): void {
  const written = documents.map((one) => {
    const id = `client:document:${one.media}`
    return (store.get(id) ?? store.create(id, 'Telechargement'))
      .setValue(linkText(one), 'titre')
      .setValue(`#${one.media}`, 'url')
      .setValue(one.taille ?? 0, 'size')
  })
  record.setLinkedRecords(written, name)
}

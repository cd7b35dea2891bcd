/** What every editor of a content type is given. */
export interface EditeurProps {
  /** Global id of the item to edit; null makes a new one. */
  id: string | null
  /** Relay's ids of the lists that a new item is put into. */
  connections: readonly string[]
  /** A new item is saved: its global id. The editor may stay open on it. */
  onCree(id: string, libelle: string): void
  /** Closes the editor: the item is saved, or the reader leaves. */
  onClose(): void
}

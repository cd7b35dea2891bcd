import type { DocumentNode } from 'graphql'

const longestText = 10_000
/** The length of all texts together: a document takes up to a hundred times its text. */
const mostText = 400_000

/** Cache of valid documents by their texts; the least recently used go first. */
export class ValidDocuments {
  private readonly known = new Map<string, DocumentNode>()
  private length = 0

  add(document: DocumentNode): void {
    const text = document.loc?.source.body
    if (text === undefined || text.length > longestText) return
    if (!this.known.delete(text)) this.length += text.length
    this.known.set(text, document)
    for (const [oldest] of this.known) {
      if (this.length <= mostText) return
      this.known.delete(oldest)
      this.length -= oldest.length
    }
  }

  find(text: string): DocumentNode | undefined {
    const document = this.known.get(text)
    if (document) this.add(document)
    return document
  }
}

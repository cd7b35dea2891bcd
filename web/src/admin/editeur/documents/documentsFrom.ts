/** A PDF to download: the one of the library, and what its link says here. */
export interface LinkedDocument {
  /** Global id of the file itself: a list has it once. */
  media: string
  /** Empty: the name of the file. */
  titre: string
  /** Of the file; empty where only its id is known. */
  nom: string
  /** Bytes; null where only its id is known. */
  taille: number | null
}

/** PDFs as the server has them: of an item, or as an input gives them, which is all that a draft holds. */
export function documentsFrom(value: unknown): LinkedDocument[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => documentFrom(one) ?? []) : []
}

function documentFrom(value: unknown): LinkedDocument | null {
  if (typeof value !== 'object' || value === null) return null
  const { media, file, titre, name, size }: Readonly<Record<string, unknown>> = { ...value }
  // An input names the file by its id alone.
  const id = media ?? file
  if (typeof id !== 'string') return null
  const nom = typeof name === 'string' ? name : ''
  return {
    media: id,
    // The server says the name of the file where there is no title.
    titre: typeof titre === 'string' && titre !== linkText({ titre: '', nom }) ? titre : '',
    nom,
    taille: typeof size === 'number' ? size : null,
  }
}

/** What the link says, by the rule of the server. */
export function linkText({ titre, nom }: Pick<LinkedDocument, 'titre' | 'nom'>): string {
  return titre.trim() || nom.replace(/\.pdf$/i, '')
}

/** The same as a mutation takes them. */
export function documentsInput(documents: readonly LinkedDocument[]): object[] {
  return documents.map(({ media, titre }) => ({ file: media, titre: titre.trim() || null }))
}

/** The same documents, each with the name of its file where that is known from another list. */
export function withNames(
  documents: readonly LinkedDocument[],
  known: readonly LinkedDocument[],
): LinkedDocument[] {
  const files = new Map(known.map((one) => [one.media, one]))
  return documents.map((one) => {
    const { nom = '', taille = null } = files.get(one.media) ?? {}
    return { ...one, nom: one.nom || nom, taille: one.taille ?? taille }
  })
}

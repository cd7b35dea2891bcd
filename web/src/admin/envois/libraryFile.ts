import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { libraryFile_media$key } from '../../__generated__/libraryFile_media.graphql.ts'

/** A file of the library, as a form takes it. */
export interface LibraryFile {
  /** Global id. */
  media: string
  name: string
  /** What it shows: the description that a new use begins with. */
  alt: string
  /** Bytes; null of earlier ones. */
  size: number | null
  /** The picture, by the address of a small one; null of a document. */
  image: { adresse: string; largeur: number; hauteur: number } | null
}

export function readLibraryFile(key: libraryFile_media$key): LibraryFile {
  const { id, name, alt, size, image } = readInlineData<libraryFile_media$key>(
    graphql`
      fragment libraryFile_media on Media @inline {
        id
        name
        alt
        size
        image {
          small: url(width: 480)
          width
          height
        }
      }
    `,
    key,
  )
  return {
    media: id,
    name,
    alt: alt ?? '',
    size: size ?? null,
    image: image ? { adresse: image.small, largeur: image.width, hauteur: image.height } : null,
  }
}

/** A picture of a gallery: the one of the library, and what is said of it here. */
export interface GalleryPicture {
  /** Global id of the picture itself: a gallery has it once. */
  media: string
  /** Address of a small one; null where only its id is known. */
  adresse: string | null
  /** Pixels; null where only its id is known. */
  taille: { largeur: number; hauteur: number } | null
  legende: string
  alt: string
  /** What a crop must keep: from 0, left and top, to 1. */
  focal: { x: number; y: number } | null
  /** It shows how things were before, and the next one how they became. */
  avant: boolean
}

/** Pictures of a gallery as the server has them: of an item, or as an input gives them, which is all that a draft holds. */
export function galleryFrom(value: unknown): GalleryPicture[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => pictureFrom(one) ?? []) : []
}

function pictureFrom(value: unknown): GalleryPicture | null {
  if (!isRecord(value)) return null
  // An input names the picture, and says the rest beside it.
  const image = isRecord(value['image']) ? value['image'] : { ...value, media: value['image'] }
  const { media, alt, url, width, height } = image
  if (typeof media !== 'string') return null
  return {
    media,
    adresse: typeof url === 'string' ? url : null,
    taille:
      typeof width === 'number' && typeof height === 'number' ? { largeur: width, hauteur: height } : null,
    legende: textIn(value['legende']),
    alt: textIn(alt),
    focal: pointIn(image),
    avant: value['avant'] === true,
  }
}

/** The same as a mutation takes them. */
export function galleryInput(pictures: readonly GalleryPicture[]): object[] {
  return pictures.map(({ media, legende, alt, focal, avant }) => ({
    image: media,
    legende: legende.trim() || null,
    alt: alt.trim() || null,
    focalX: focal?.x ?? null,
    focalY: focal?.y ?? null,
    avant,
  }))
}

function pointIn({ focalX, focalY }: Readonly<Record<string, unknown>>): GalleryPicture['focal'] {
  return typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

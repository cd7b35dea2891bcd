import type { GalleryPicture } from './galleryFrom.ts'

/** The same pictures, each with its address where it is known from another list. */
export function withAddresses(
  pictures: readonly GalleryPicture[],
  known: readonly GalleryPicture[],
): GalleryPicture[] {
  const places = new Map(known.map((one) => [one.media, one]))
  return pictures.map((picture) => {
    const { adresse = null, taille = null } = places.get(picture.media) ?? {}
    return { ...picture, adresse: picture.adresse ?? adresse, taille: picture.taille ?? taille }
  })
}

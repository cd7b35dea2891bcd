import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { writeImage } from '../photo/writeImage.ts'
import type { GalleryPicture } from './galleryFrom.ts'

/** Writes the pictures of a gallery as the server would give them. What the page has of one is kept: it is sharper than the small one. */
export function writeGalerie(
  store: RecordSourceProxy,
  record: RecordProxy,
  name: string,
  pictures: readonly GalleryPicture[],
): void {
  for (const shown of record.getLinkedRecords(name) ?? []) {
    const image = shown?.getLinkedRecord('image')
    if (image) imageOf(store, String(image.getValue('media'))).setLinkedRecord(image, 'image')
  }
  const written = pictures.flatMap(({ media, adresse, taille, legende, alt, focal, avant }) => {
    const known = imageOf(store, media)
    const image = known.getLinkedRecord('image') ?? newImage(known, media, adresse, taille)
    if (!image) return []
    image
      .setValue(alt.trim() || null, 'alt')
      .setValue(focal?.x ?? null, 'focalX')
      .setValue(focal?.y ?? null, 'focalY')
    return [
      recordOf(store, `client:galerie:${media}`, 'GalerieImage')
        .setValue(legende.trim() || null, 'legende')
        .setValue(avant, 'avant')
        .setLinkedRecord(image, 'image'),
    ]
  })
  record.setLinkedRecords(written, name)
}

/** Where the preview remembers the image of a picture, however often it leaves the gallery and comes back. */
function imageOf(store: RecordSourceProxy, media: string): RecordProxy {
  return recordOf(store, `client:media:${media}`, 'Media')
}

function recordOf(store: RecordSourceProxy, id: string, type: string): RecordProxy {
  return store.get(id) ?? store.create(id, type)
}

/** Null of a picture of which only the id is known. */
function newImage(
  known: RecordProxy,
  media: string,
  adresse: GalleryPicture['adresse'],
  taille: GalleryPicture['taille'],
): RecordProxy | null {
  if (adresse === null || taille === null) return null
  const image = known.getOrCreateLinkedRecord('image', 'Image')
  image.setValue(`${media}:apercu`, 'id').setValue(media, 'media')
  return writeImage(image, adresse, taille)
}

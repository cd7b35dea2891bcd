import type { RecordProxy } from 'relay-runtime'

/** Widths that pages ask for. */
const widths = [480, 512, 640, 960, 1200, 1440, 1920]

/** Writes a picture that is known by one address alone, as pages read it. */
export function writeImage(
  image: RecordProxy,
  adresse: string,
  { largeur, hauteur }: { largeur: number; hauteur: number },
): RecordProxy {
  image.setValue(adresse, 'url')
  for (const width of widths) image.setValue(adresse, 'url', { width })
  for (const format of ['AVIF', 'WEBP']) image.setValue(null, 'srcSet', { format })
  // Whether it is a drawing is told by the server.
  for (const field of ['placeholder', 'isDrawing']) image.setValue(null, field)
  return image.setValue(largeur, 'width').setValue(hauteur, 'height')
}

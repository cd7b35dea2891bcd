import { headBytes, isAnimated, pictureFormatOf } from '../../../../../schema/content/files/pictureFormat.ts'
import { picture as regles } from '../../../../../schema/inputRules.json'

export const formats = regles.accept.split(',')
/** Wide enough for every preview. */
const largeurApercu = 1440

/** A chosen picture as it can be shown before it is sent. */
export interface PhotoPreview {
  /** A data URI: the content security policy has no blob:. */
  adresse: string
  largeur: number
  hauteur: number
  /** An animation, of which the first frame is kept. */
  animee: boolean
}

/** What will be kept of a picture, where that is not all of it. */
export function keptSizeText({ largeur, hauteur, animee }: PhotoPreview): string | null {
  const echelle = Math.min(1, regles.keptWidth / largeur, regles.keptHeight / hauteur)
  const taille = [largeur, hauteur].map((cote) => Math.round(cote * echelle)).join('\u00a0×\u00a0')
  const reduite = echelle < 1 ? `Image de ${largeur}\u00a0×\u00a0${hauteur} pixels, gardée en ${taille}.` : ''
  const figee = animee ? 'Image animée\u00a0: seule sa première image est gardée.' : ''
  return [reduite, figee].filter(Boolean).join(' ') || null
}

/** A file that is not worth sending. The message tells why. */
export class PhotoError extends Error {}

/** The refusal of what is no picture, or could not be read whole. */
export const unreadable = () =>
  new PhotoError('Cette image n’est pas lisible : le fichier est peut-être abîmé.')

const decoded = new WeakMap<File, Promise<PhotoPreview>>()

/** Reads a picture, once for each file. Throws PhotoRefusee for what the server would refuse. */
export function readPhoto(fichier: File): Promise<PhotoPreview> {
  const lue = decoded.get(fichier) ?? decode(fichier)
  decoded.set(fichier, lue)
  return lue
}

async function decode(fichier: File): Promise<PhotoPreview> {
  const head = new Uint8Array(
    await fichier
      .slice(0, headBytes)
      .arrayBuffer()
      .catch(() => {
        throw unreadable()
      }),
  )
  const format = pictureFormatOf(head)
  if (format === 'heic') throw new PhotoError(regles.heic)
  if (!format) throw formats.includes(fichier.type) ? unreadable() : new PhotoError(regles.otherFormat)
  if (fichier.size > regles.maxBytes) throw new PhotoError(regles.tooLarge)
  const image = await createImageBitmap(new Blob([fichier], { type: `image/${format}` })).catch(() => {
    throw unreadable()
  })
  const { width: largeur, height: hauteur } = image
  if (largeur * hauteur > regles.maxPixels) throw new PhotoError(regles.tooManyPixels)
  const echelle = Math.min(1, largeurApercu / largeur)
  const toile = document.createElement('canvas')
  toile.width = Math.max(1, Math.round(largeur * echelle))
  toile.height = Math.max(1, Math.round(hauteur * echelle))
  toile.getContext('2d')?.drawImage(image, 0, 0, toile.width, toile.height)
  image.close()
  return { adresse: toile.toDataURL('image/webp', 0.85), largeur, hauteur, animee: isAnimated(head) }
}

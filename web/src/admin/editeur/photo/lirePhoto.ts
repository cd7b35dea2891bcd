import { picture as regles } from '../../../../../schema/inputRules.json'

export const formats = regles.accept.split(',')
/** Wide enough for every preview. */
const largeurApercu = 1440

/** A chosen picture as it can be shown before it is sent. */
export interface Apercue {
  /** A data URI: the content security policy has no blob:. */
  adresse: string
  largeur: number
  hauteur: number
}

/** A file that is not worth sending. The message tells why. */
export class PhotoRefusee extends Error {}

/** The refusal of what is no picture, or could not be read whole. */
export const illisible = () =>
  new PhotoRefusee('Cette image n’est pas lisible : le fichier est peut-être abîmé.')

const lues = new WeakMap<File, Promise<Apercue>>()

/** Reads a picture, once for each file. Throws PhotoRefusee for what the server would refuse. */
export function lirePhoto(fichier: File): Promise<Apercue> {
  const lue = lues.get(fichier) ?? lire(fichier)
  lues.set(fichier, lue)
  return lue
}

async function lire(fichier: File): Promise<Apercue> {
  if (!formats.includes(fichier.type)) throw new PhotoRefusee(regles.otherFormat)
  if (fichier.size > regles.maxBytes) throw new PhotoRefusee(regles.tooLarge)
  const image = await createImageBitmap(fichier).catch(() => {
    throw illisible()
  })
  const { width: largeur, height: hauteur } = image
  if (largeur * hauteur > regles.maxPixels) throw new PhotoRefusee(regles.tooManyPixels)
  const echelle = Math.min(1, largeurApercu / largeur)
  const toile = document.createElement('canvas')
  toile.width = Math.max(1, Math.round(largeur * echelle))
  toile.height = Math.max(1, Math.round(hauteur * echelle))
  toile.getContext('2d')?.drawImage(image, 0, 0, toile.width, toile.height)
  image.close()
  return { adresse: toile.toDataURL('image/webp', 0.85), largeur, hauteur }
}

import {
  headBytes,
  isAnimated,
  isSvg,
  pictureFormatOf,
} from '../../../../../schema/content/files/pictureFormat.ts'
import { picture as rules } from '../../../../../schema/inputRules.json'

export const formats = rules.accept.split(',')
/** Wide enough for every preview. */
const previewWidth = 1440

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
export function keptSizeText({ largeur: width, hauteur: height, animee }: PhotoPreview): string | null {
  const scale = Math.min(1, rules.keptWidth / width, rules.keptHeight / height)
  const size = [width, height].map((side) => Math.round(side * scale)).join('\u00a0×\u00a0')
  const reduced = scale < 1 ? `Image de ${width}\u00a0×\u00a0${height} pixels, gardée en ${size}.` : ''
  const frozen = animee ? 'Image animée\u00a0: seule sa première image est gardée.' : ''
  return [reduced, frozen].filter(Boolean).join(' ') || null
}

/** A file that is not worth sending. The message tells why. */
export class PhotoError extends Error {}

/** The refusal of what is no picture, or could not be read whole. */
export const unreadable = () =>
  new PhotoError('Cette image n’est pas lisible : le fichier est peut-être abîmé.')

const decoded = new WeakMap<File, Promise<PhotoPreview>>()

/** Reads a picture, once for each file. Throws PhotoError for what the server would refuse. */
export function readPhoto(file: File): Promise<PhotoPreview> {
  const reading = decoded.get(file) ?? decode(file)
  decoded.set(file, reading)
  return reading
}

async function decode(file: File): Promise<PhotoPreview> {
  const head = new Uint8Array(
    await file
      .slice(0, headBytes)
      .arrayBuffer()
      .catch(() => {
        throw unreadable()
      }),
  )
  const format = pictureFormatOf(head)
  if (format === 'heic') throw new PhotoError(rules.heic)
  if (!format && (isSvg(head) || file.type === 'image/svg+xml')) throw new PhotoError(rules.svg)
  if (!format) throw formats.includes(file.type) ? unreadable() : new PhotoError(rules.otherFormat)
  if (file.size > rules.maxBytes) throw new PhotoError(rules.tooLarge)
  const image = await createImageBitmap(new Blob([file], { type: `image/${format}` })).catch(() => {
    throw unreadable()
  })
  const { width, height } = image
  if (width * height > rules.maxPixels) throw new PhotoError(rules.tooManyPixels)
  const scale = Math.min(1, previewWidth / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return {
    adresse: canvas.toDataURL('image/webp', 0.85),
    largeur: width,
    hauteur: height,
    animee: isAnimated(head),
  }
}

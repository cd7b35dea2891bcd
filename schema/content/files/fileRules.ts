/** Refusals of a good file for want of room; the rest of the item may be sent without it. */
export const roomRules = {
  noRoom: 'Ce site n’a plus de place pour un fichier en ce moment\u00a0: envoyez le reste sans lui.',
  tooMuchToday:
    'Trop de fichiers ont été envoyés d’ici en un jour\u00a0: envoyez le reste sans lui, ou réessayez demain.',
  tooManyUploads:
    'Trop de fichiers sont en route pour ce compte\u00a0: laissez-les arriver, ou réessayez dans quelques heures.',
}

/** Formats of a CV; the gateway reads the file itself to know. */
export const documentRules = {
  accept: '.pdf,.doc,.docx,.odt',
  maxBytes: 5 * 1024 * 1024,
  tooLarge: 'Ce document dépasse 5\u00a0Mo.',
  invalid: 'Ce document n’est pas lisible\u00a0: PDF, DOC, DOCX ou ODT.',
}

/** Formats of a file that visitors may download; the gateway reads the file itself to know. */
export const downloadRules = {
  accept: 'application/pdf',
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'Ce document dépasse 10\u00a0Mo.',
  invalid: 'Ce document n’est pas un PDF lisible.',
  help: 'PDF, jusqu’à 10\u00a0Mo.',
}

const pictureFormats = 'PNG, JPEG, WebP, AVIF ou GIF'

/** Formats of a picture; the gateway reads the file itself as well. */
export const pictureRules = {
  accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif',
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  /** Lower limit of AVIF: its decoder takes 18 bytes a pixel, whatever the file’s size. */
  maxAvifPixels: 20_000_000,
  /** Size to which pictures are reduced. WebP and AVIF end at 16,383 pixels; anything higher is no picture for a page. */
  keptWidth: 1920,
  keptHeight: 8192,
  tooLarge: 'Cette image dépasse 10\u00a0Mo.',
  tooManyPixels: 'Cette image dépasse 50\u00a0millions de pixels.',
  tooManyAvifPixels: 'Cette image AVIF dépasse 20\u00a0millions de pixels.',
  tooHard: 'Cette image n’a pas pu être préparée\u00a0: envoyez-la plus petite, ou en JPEG.',
  invalid: `Cette image n’est pas lisible\u00a0: ${pictureFormats}.`,
  otherFormat: `Choisissez une image ${pictureFormats}.`,
  heic: 'Cette photo est au format HEIC, que les navigateurs ne lisent pas. Enregistrez-la en JPEG\u00a0; sur un iPhone\u00a0: Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0».',
  svg: 'Un dessin SVG ne peut pas être montré ici\u00a0: enregistrez-le en PNG, sur fond transparent s’il le faut, puis envoyez ce fichier.',
  help: `${pictureFormats}, jusqu’à 10\u00a0Mo et 50\u00a0millions de pixels.`,
}

/** Bounds of a file that is sent in pieces, whatever it is. */
export const uploadRules = {
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'Ce fichier dépasse 10\u00a0Mo.',
}

/** Messages that mean « too large ». */
export const tooLarge: ReadonlySet<string> = new Set([
  documentRules.tooLarge,
  downloadRules.tooLarge,
  pictureRules.tooLarge,
  pictureRules.tooManyPixels,
  pictureRules.tooManyAvifPixels,
])

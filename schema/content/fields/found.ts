import { described } from '../columns.ts'
import { line, paragraph, picture, pictureAlt, pictureFocal } from './fields.ts'

/** How an item with a page of its own stands in the answers of search engines. */
export const found = {
  titreRecherche: described(
    line,
    'Title in search engines and shared links, where it is another one than that of the page.',
  ),
  descriptionRecherche: described(
    paragraph,
    'Description in search engines and shared links, where it is another one than the summary.',
  ),
} as const

/** The same, with the picture that goes with a shared link where it is another one than that of the page. */
export const foundAndShared = {
  ...found,
  partage: described(picture, 'Picture of shared links, where it is another one than that of the page.'),
  partageAlt: pictureAlt,
  partageFocalX: pictureFocal,
  partageFocalY: pictureFocal,
} as const

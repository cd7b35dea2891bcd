import type { ContentItem } from '../../../db/content/contentStore.ts'
import { keptInText, keysInText, withDrawnPictures } from '../../../db/files/textPictures.ts'
import type { Context } from '../../context.ts'
import { pictureAttributes, storedFiles } from './image.ts'

/** Room of a picture in a text: the width of the page on a phone, that of the column of the text on larger screens. */
const sizes = '(min-width: 48rem) 44rem, 100vw'

/**
 * A rich text as it is read: each picture with its copies, its size and its description; for staff by one copy, as those that are made
 * after a save would look like a change of the text. Given back, it is the text that it was. A picture whose file is gone is left out, with its caption.
 */
export async function drawnText(
  html: string,
  { audience }: Pick<ContentItem, 'audience'>,
  context: Context,
): Promise<string> {
  const keys = keysInText(html)
  if (keys.length === 0) return html
  const loader = storedFiles(context)
  const stored = new Map(await Promise.all(keys.map(async (key) => [key, await loader.load(key)] as const)))
  const shown = keptInText(html, (key) => Boolean(stored.get(key)))
  return withDrawnPictures(shown, ({ key, alt }) => {
    const found = stored.get(key)
    if (!found) return ''
    const { url, avif, webp, width, height, isDrawing } = pictureAttributes(found, context)
    if (audience === 'administrator') return `<img src="${url}" alt="${alt}" />`
    const source = avif ? `<source type="image/avif" srcset="${avif}" sizes="${sizes}" />` : ''
    const size = `width="${width}" height="${height}"`
    const drawing = isDrawing ? ' data-dessin' : ''
    const copies = webp ? ` srcset="${webp}" sizes="${sizes}"` : ''
    return `<picture${drawing}>${source}<img src="${url}"${copies} ${size} loading="lazy" decoding="async" alt="${alt}" /></picture>`
  })
}

/*
 * Pictures in rich texts. A text names each in one way, `<img src="/uploads/<key>" alt="…" />`, which the sanitiser of the
 * texts writes: triggers, replacing and drawing find them by it.
 */

const picture = /<img src="\/uploads\/([0-9a-f]{32})" alt="([^"]*)" \/>/g

/** A picture of a text. */
export interface TextPicture {
  key: string
  /** Escaped description; empty where there is none. */
  alt: string
}

/** Pictures of a rich text, in their order. */
export function picturesInText(html: string | null): TextPicture[] {
  return Array.from(html?.matchAll(picture) ?? [], ([, key = '', alt = '']) => ({ key, alt }))
}

/** Keys of the pictures of a rich text, in their order. */
export function keysInText(html: string | null): string[] {
  return picturesInText(html).map(({ key }) => key)
}

/** The tag of a picture, as texts hold it; `alt` is escaped. */
export function pictureTag({ key, alt }: TextPicture): string {
  return `<img src="/uploads/${key}" alt="${alt}" />`
}

/** A rich text whose pictures are drawn by `draw`. */
export function withDrawnPictures(html: string, draw: (picture: TextPicture) => string): string {
  return html.replace(picture, (_tag, key: string, alt: string) => draw({ key, alt }))
}

/** A rich text with another picture in the place of one; for null without it, and without its figure and caption. */
export function replacedInText(html: string | null, from: string, to: string | null): string | null {
  if (html === null || !keysInText(html).includes(from)) return html
  if (to === null) return keptInText(html, (key) => key !== from)
  return withDrawnPictures(html, ({ key, alt }) => pictureTag({ key: key === from ? to : key, alt }))
}

const figure = /<figure><img src="\/uploads\/([0-9a-f]{32})"[^>]*>.*?<\/figure>/gs

/** A rich text without the pictures that are not kept, and without their figures and captions. */
export function keptInText(html: string, isKept: (key: string) => boolean): string {
  const figures = html.replace(figure, (whole, key: string) => (isKept(key) ? whole : ''))
  return withDrawnPictures(figures, (one) => (isKept(one.key) ? pictureTag(one) : ''))
}

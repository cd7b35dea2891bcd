/** Parts of a rich text that are not text: tags and entities. */
const notText = /(<[^<>]*>|&#?\w+;)/
/** Positions where a sentence may begin. */
const breaks = /^<\/?(?:p|h[1-6]|li|ul|ol|blockquote|br|td|th|tr|table|caption)\b/i
const narrow = '\u202f'
const wide = '\u00a0'
const opening = '«\u00a0'
const closing = '\u00a0»'

/** Applies French typography to a text: quotation marks, apostrophe, no-break spaces. */
export function inFrench(text: string): string {
  return correct(text, '')
}

/** Applies it to a rich text, whose tags stay as they are. */
export function richInFrench(html: string): string {
  let last = ''
  return html
    .split(notText)
    .map((part, n) => {
      if (n % 2 === 1) {
        last = breaks.test(part) ? '' : part.startsWith('&') ? 'x' : last
        return part
      }
      const corrected = correct(part, last)
      last = corrected.at(-1) ?? last
      return corrected
    })
    .join('')
}

/** `before` is the text before it on the line. */
function correct(text: string, before: string): string {
  return text
    .replace(/"/g, (_quote, at: number) =>
      /[\p{L}\p{N}.,;:!?…)»%]/u.test(text[at - 1] ?? before) ? closing : opening,
    )
    .replace(/«[ \u00a0\u202f]*(?=\S)/g, opening)
    .replace(/(?<=\S)[ \u00a0\u202f]*»/g, closing)
    .replace(/(?<=\p{L})'(?=\p{L}|$)/gu, '’')
    .replace(/\.\.\.(?!\.)/g, '…')
    .replace(/(?<=[\p{L}\p{N}»)’…])([;!?])(?=[\s!?»)]|$)/gu, `${narrow}$1`)
    .replace(/(?<=[\p{L}»)’]):(?=\s|$)/gu, `${wide}:`)
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
}

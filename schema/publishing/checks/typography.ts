/** The parts of a rich text that are not text: tags, and entities. */
const notText = /(<[^<>]*>|&#?\w+;)/
/** Where another sentence may begin. */
const breaks = /^<\/?(?:p|h[1-6]|li|ul|ol|blockquote|br|td|th|tr|table|caption)\b/i
const narrow = '\u202f'
const wide = '\u00a0'
const opening = '«\u00a0'
const closing = '\u00a0»'

/** A text with the signs that French sets: its quotation marks, its apostrophe, a space before what takes one. */
export function inFrench(text: string): string {
  return correct(text, '')
}

/** The same of a rich text, whose tags stay as they are. */
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

/** `before` is what stands before it on the line. */
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

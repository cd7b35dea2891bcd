/** What sanitize-html reads style attributes with. We allow none, and each start would read 200 kB for it. */
export function parse(): never {
  throw new Error('No style attribute is allowed.')
}

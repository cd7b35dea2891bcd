/** A date whose month is a word, as it is written in French: the first of a month is « 1er », which `toLocaleString` does not know. */
export function formatDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('fr', options)
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('')
}

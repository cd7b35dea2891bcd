const dayAndMonth =
  /(\d|1er) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu

/** Keeps together what French does not part at the end of a line: a day and its month, a sign and its word. */
export function nonBreaking(text: string): string {
  return text
    .replace(dayAndMonth, '$1\u00a0')
    .replace(/(«|n°) /g, '$1\u00a0')
    .replace(/ (?=[:»%])/g, '\u00a0')
    .replace(/ (?=[;!?])/g, '\u202f')
}

/** The same for what stands outside the tags: the values of attributes are not for readers alone. */
export function nonBreakingHtml(html: string): string {
  return html.replace(/(<[^<>]*>)|[^<]+/g, (part, tag?: string) => tag ?? nonBreaking(part))
}

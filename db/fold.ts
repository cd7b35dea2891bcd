/** How texts are compared in search and in the LABEL order: without accents, case and ligatures. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
}

/** How texts are compared in search and in the LABEL order: accents, case and ligatures aside (contract, section 2). */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
}

/** Joins « de » and a name: « d’Aya », « de Koffi ». */
export function withDe(nom: string): string {
  return elide(nom) ? `d’${nom}` : `de ${nom}`
}

/** Tells whether « de » loses its vowel before this name. Not before an h, which may be of either kind. */
export function elide(nom: string): boolean {
  return /^(?:[aeiou]|y[^aeiou])/i.test(nom.normalize('NFKD').replace(/^œ/i, 'oe'))
}

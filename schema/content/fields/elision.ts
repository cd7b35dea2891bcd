/** « d’Aya », « de Koffi »: a name after « de ». */
export function withDe(nom: string): string {
  return elide(nom) ? `d’${nom}` : `de ${nom}`
}

/** Whether words lose their vowel before this one. Before an h they stay whole, since nobody can tell which kind it is. */
export function elide(nom: string): boolean {
  return /^(?:[aeiou]|y[^aeiou])/i.test(nom.normalize('NFKD').replace(/^œ/i, 'oe'))
}

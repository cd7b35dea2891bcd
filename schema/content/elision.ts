/** « d’Aya », « de Koffi »: a name after « de ». Before an h it stays whole, since nobody can tell which kind it is. */
export function de(nom: string): string {
  return /^(?:[aeiou]|y[^aeiou])/i.test(nom.normalize('NFKD').replace(/^œ/i, 'oe')) ? `d’${nom}` : `de ${nom}`
}

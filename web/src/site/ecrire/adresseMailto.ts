/** A link that opens the visitor's mail program with subject and first lines written. */
export function adresseMailto(email: string, sujet: string, lignes: readonly string[] = []): string {
  const champs = [`subject=${encodeURIComponent(sujet)}`]
  if (lignes.length > 0) champs.push(`body=${encodeURIComponent(lignes.join('\r\n'))}`)
  return `mailto:${email}?${champs.join('&')}`
}

/** A link that opens the visitor's mail program with the subject written. */
export function mailtoHref(email: string, sujet: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(sujet)}`
}

const { format } = new Intl.NumberFormat('fr-FR')

/** So many of them, in French: below two it is one. */
export function count(n: number, one: string, many: string): string {
  return `${format(n)} ${n < 2 ? one : many}`
}

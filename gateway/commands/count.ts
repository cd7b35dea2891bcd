const { format } = new Intl.NumberFormat('fr-FR')

/** A number of them, in French: below two it is singular. */
export function count(n: number, one: string, many: string): string {
  return `${format(n)} ${n < 2 ? one : many}`
}

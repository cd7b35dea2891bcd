/** Opens all remarks on the site beside any page of the back office. */
export const siteChecksAnchor = '#relecture'

/** “3 remarques”; counting stops somewhere. */
export function checkCount(total: number, isMore: boolean): string {
  const nombre = total.toLocaleString('fr-FR')
  if (isMore) return `Plus de ${nombre} remarques`
  return total === 1 ? 'Une remarque' : `${nombre} remarques`
}

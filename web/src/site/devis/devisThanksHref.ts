/** The page that says thanks for a request for a quote, and what to bring for its service. */
export function devisThanksHref(reference: string | undefined, service: string): string {
  const search = new URLSearchParams({ merci: reference ?? 'oui' })
  if (service) search.set('service', service)
  return `/devis?${search}`
}

interface ServiceNomme {
  databaseId: number
  slug: string
  nom: string
}

/** The three addresses of a service: by id from the header, by nom from the footer, by slug for good. */
export function serviceHrefs({ databaseId, slug, nom }: ServiceNomme) {
  return {
    parId: `/services/${databaseId}`,
    parNom: `/services/${encodeURIComponent(nom)}`,
    parSlug: `/services/${slug}`,
  }
}

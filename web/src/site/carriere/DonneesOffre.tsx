import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import { JsonLd } from '../../ui/JsonLd.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { etablissementId } from '../Etablissement.tsx'
import type { DonneesOffre_offre$key } from '../../__generated__/DonneesOffre_offre.graphql.ts'
import type { DonneesOffre_site$key } from '../../__generated__/DonneesOffre_site.graphql.ts'

interface DonneesOffreProps {
  site: DonneesOffre_site$key
  offre: DonneesOffre_offre$key
}

/** A job offer for search engines, which list it among others. */
export function DonneesOffre({ site, offre }: DonneesOffreProps) {
  const { entreprise } = useFragment(
    graphql`
      fragment DonneesOffre_site on Site {
        entreprise {
          ...bureau_entreprise
        }
      }
    `,
    site,
  )
  const { titre, slug, lieu, resume, description, jusquAu, createdAt } = useFragment(
    graphql`
      fragment DonneesOffre_offre on Offre {
        titre
        slug
        lieu
        resume
        description
        jusquAu
        createdAt
      }
    `,
    offre,
  )
  const { origin } = usePageLocation()
  const { rue, ville } = officeOf(entreprise)
  const place = lieu ? { addressLocality: lieu } : { streetAddress: rue, addressLocality: ville }
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: titre,
        description: description ?? resume ?? titre,
        url: `${origin}/carriere/${slug}`,
        datePosted: createdAt,
        validThrough: jusquAu ? `${jusquAu}T23:59:59Z` : undefined,
        directApply: true,
        hiringOrganization: { '@id': etablissementId(origin) },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressCountry: 'CI', ...given(place) },
        },
      }}
    />
  )
}

/** The values that are none are left out. */
function given(values: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

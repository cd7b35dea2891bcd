import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../router/location.ts'
import { JsonLd } from '../ui/JsonLd.tsx'
import { pays } from '../../../schema/content/fields/adresse.ts'
import { officeOf } from '../lieux/bureau.ts'
import { heuresOf } from './horaires/heures.ts'
import { openingHours } from './horaires/openingHours.ts'
import type { Etablissement_site$key } from '../__generated__/Etablissement_site.graphql.ts'

/** The name by which the other data blocks mean the firm. */
export function etablissementId(origin: string): string {
  return `${origin}/#cabinet`
}

/** The firm for search engines and maps: its name, its place, its hours; on the home page the site as well. */
export function Etablissement({ site }: { site: Etablissement_site$key }) {
  const { origin, path } = usePageLocation()
  const { entreprise } = useFragment(
    graphql`
      fragment Etablissement_site on Site {
        entreprise {
          nom
          resume
          email1
          ...bureau_entreprise
          horaire
          rccm
          compteContribuable
          ordre
          ordreNumero
          fondation
          ...heures_entreprise
          logo {
            adresse: url(width: 512)
          }
          phone1Link {
            href
          }
          urlFacebook
          urlInstagram
          urlLinkedin
          urlTwitter
        }
      }
    `,
    site,
  )
  const { nom, resume, email1, horaire, logo, phone1Link, ordre } = entreprise
  const { rue, ville, place } = officeOf(entreprise)
  const reseaux = [
    entreprise.urlFacebook,
    entreprise.urlInstagram,
    entreprise.urlLinkedin,
    entreprise.urlTwitter,
  ].flatMap((url) => url ?? [])
  const numbers = Object.entries({
    RCCM: entreprise.rccm,
    [ordre ?? 'Ordre']: entreprise.ordreNumero,
  }).flatMap(([propertyID, value]) =>
    value ? [{ '@type': 'PropertyValue' as const, propertyID, value }] : [],
  )
  return (
    <>
      {path === '/' && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: nom,
            url: `${origin}/`,
            inLanguage: 'fr-CI',
            publisher: { '@id': etablissementId(origin) },
          }}
        />
      )}
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'LocalBusiness',
          '@id': etablissementId(origin),
          name: nom,
          description: resume ?? undefined,
          url: `${origin}/`,
          image: `${origin}/og.jpg`,
          logo: logo ? new URL(logo.adresse, origin).href : undefined,
          email: email1,
          telephone: phone1Link?.href?.replace('tel:', ''),
          identifier: numbers.length > 0 ? numbers : undefined,
          taxID: entreprise.compteContribuable ?? undefined,
          foundingDate: entreprise.fondation ?? undefined,
          memberOf: ordre ? { '@type': 'Organization', name: ordre } : undefined,
          ...openingHours(heuresOf(entreprise), horaire),
          address: {
            '@type': 'PostalAddress',
            ...(rue && { streetAddress: rue }),
            ...(ville && { addressLocality: ville }),
            addressCountry: 'CI',
          },
          geo: place ? { '@type': 'GeoCoordinates', ...place } : undefined,
          areaServed: { '@type': 'Country', name: pays },
          sameAs: reseaux.length > 0 ? reseaux : undefined,
        }}
      />
    </>
  )
}

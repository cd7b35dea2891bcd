import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../router/location.ts'
import type { PageHead_site$key } from './__generated__/PageHead_site.graphql.ts'

interface PageHeadProps {
  site: PageHead_site$key
  /** What the page is about; the firm's name follows. Without it the firm's name alone. */
  title?: string
  description?: string | null
  /** The exact path, where the visitor may have come by another. */
  path?: string
  image?: string | null
  noindex?: boolean
}

/** What the page says of itself to browsers, search engines and those it is shared with. */
export function PageHead({ site, title, description, path, image, noindex = false }: PageHeadProps) {
  const location = usePageLocation()
  const { demo, entreprise } = useFragment(
    graphql`
      fragment PageHead_site on Site {
        demo
        entreprise {
          nom
          resume
        }
      }
    `,
    site,
  )
  const address = location.origin + (path ?? location.path)
  const name = title ? `${title} – ${entreprise.nom}` : `${entreprise.nom}, géomètres à Abidjan`
  const summary = (description ?? entreprise.resume)?.replace(/\s+/g, ' ').slice(0, 300)
  return (
    <>
      <title>{name}</title>
      {summary && <meta name="description" content={summary} />}
      {noindex || demo ? <meta name="robots" content="noindex" /> : null}
      {!noindex && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_CI" />
      <meta property="og:site_name" content={entreprise.nom} />
      <meta property="og:title" content={title ?? entreprise.nom} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={location.origin + image} />}
    </>
  )
}

import { graphql } from 'react-relay'
import { service as texts } from '../../../../schema/texts/catalogue/service.ts'
import { useText } from '../../texts/texts.ts'
import { Redirect } from '../../router/Redirect.tsx'
import { isFormerSlug } from '../formerSlug.ts'
import { Introuvable } from '../introuvable/Introuvable.tsx'
import type { PageProps } from '../sitePage.tsx'
import type { ServicePageQuery } from '../../__generated__/ServicePageQuery.graphql.ts'
import { AutresServices } from './AutresServices.tsx'
import { FicheService } from './FicheService.tsx'
import { ProjetsService } from './ProjetsService.tsx'

export const query = graphql`
  query ServicePageQuery($key: String!) @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "service")
      ...Introuvable_site
      ...FicheService_site
      ...AutresServices_site
      service(key: $key) {
        id
        databaseId
        slug
        libelle
        ...FicheService_service
        ...ProjetsService_service
      }
    }
  }
`

/** A service by its id, nom or slug; a former slug leads to the one it has now. */
export default function ServicePage({ data: { site }, variables }: PageProps<ServicePageQuery>) {
  const text = useText()
  const { service } = site
  if (!service) return <Introuvable site={site} titre={text(texts.introuvable)} />
  if (isFormerSlug(variables.key, service)) return <Redirect to={`/services/${service.slug}`} />
  return (
    <>
      <FicheService site={site} service={service} />
      <ProjetsService service={service} />
      <AutresServices site={site} sauf={service.id} />
    </>
  )
}

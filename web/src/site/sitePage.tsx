import type { ComponentType } from 'react'
import { type PreloadedQuery, loadQuery, usePreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { Params, Route } from '../router/route.ts'
import { BandeauApercu } from './apercu/BandeauApercu.tsx'
import { BarrePourPersonnel } from './barre/BarrePourPersonnel.tsx'
import { SiteLayout } from './SiteLayout.tsx'
import type { SiteLayout_site$key } from '../__generated__/SiteLayout_site.graphql.ts'

/** A page's one query: what header and footer show, and what the page shows. */
export interface SiteQuery extends OperationType {
  readonly response: { readonly site: SiteLayout_site$key }
}

export interface PageProps<Query extends SiteQuery> {
  data: Query['response']
  params: Params
  /** What the query was asked with, for what the address says after its question mark. */
  variables: Query['variables']
}

interface PageModule<Query extends SiteQuery> {
  default: ComponentType<PageProps<Query>>
  query: GraphQLTaggedNode
}

interface PageDefinition<Query extends SiteQuery> {
  path: string
  reads?: readonly string[]
  module: string
  /** The query's name and id alone, so that data and code can be asked for at the same time. */
  request: PreloadableConcreteRequest<Query>
  load(): Promise<PageModule<Query>>
  variables(params: Params, search: URLSearchParams): Query['variables']
}

interface SitePageProps<Query extends SiteQuery> {
  module: PageModule<Query>
  preloaded: PreloadedQuery<Query>
  params: Params
}

/** The same component for every page, so that React keeps header and footer from one to the next. */
function SitePage<Query extends SiteQuery>({ module, preloaded, params }: SitePageProps<Query>) {
  const data = usePreloadedQuery(module.query, preloaded)
  const Page = module.default
  return (
    <>
      <SiteLayout site={data.site}>
        <Page data={data} params={params} variables={preloaded.variables} />
      </SiteLayout>
      <BandeauApercu />
      <BarrePourPersonnel params={params} />
    </>
  )
}

/** A public page as a route. */
export function sitePage<Query extends SiteQuery>(definition: PageDefinition<Query>): Route {
  const { path, reads = [], module, request, load, variables } = definition
  return {
    path,
    reads,
    area: 'site',
    module,
    load,
    async open(environment, params, search) {
      const preloaded = loadQuery(environment, request, variables(params, search))
      const [loaded] = await Promise.all([load(), preloaded.source?.toPromise()])
      return {
        element: <SitePage module={loaded} preloaded={preloaded} params={params} />,
        dispose: () => preloaded.dispose(),
      }
    },
  }
}

import type { ComponentType } from 'react'
import { type PreloadedQuery, loadQuery, usePreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { Route } from '../router/route.ts'
import { AdminLayout } from './AdminLayout.tsx'
import type { AdminLayout_query$key } from '../__generated__/AdminLayout_query.graphql.ts'
import { isServerThere } from './isServerThere.ts'
import { PanneAdmin } from './PanneAdmin.tsx'
import type { ContentPath } from './paths.ts'

/** A page's one query: what the menu shows, and what the page shows. */
export interface AdminQuery extends OperationType {
  readonly response: AdminLayout_query$key
}

export interface AdminPageProps<Query extends AdminQuery> {
  data: Query['response']
  variables: Query['variables']
}

interface PageModule<Query extends AdminQuery> {
  default: ComponentType<AdminPageProps<Query>>
  query: GraphQLTaggedNode
}

interface PageDefinition<Query extends AdminQuery> {
  path: ContentPath
  request: PreloadableConcreteRequest<Query>
  load(): Promise<PageModule<Query>>
  variables(search: URLSearchParams): Query['variables']
}

function AdminPage<Query extends AdminQuery>({
  module,
  preloaded,
}: {
  module: PageModule<Query>
  preloaded: PreloadedQuery<Query>
}) {
  const data = usePreloadedQuery(module.query, preloaded)
  const Page = module.default
  return (
    <AdminLayout query={data}>
      <Page data={data} variables={preloaded.variables} />
    </AdminLayout>
  )
}

/** A content page under the admin menu. What it shows is asked for anew at each visit: others work here too. */
export function adminPage<Query extends AdminQuery>(definition: PageDefinition<Query>): Route {
  const { path, request, load, variables } = definition
  return {
    path,
    area: 'admin',
    module: '',
    load,
    sameData: (from, to) => JSON.stringify(variables(from)) === JSON.stringify(variables(to)),
    async open(environment, _params, search) {
      const preloaded = loadQuery(environment, request, variables(search), {
        fetchPolicy: 'store-and-network',
      })
      const failure = (isCodeMissing: boolean) => {
        preloaded.dispose()
        return { element: <PanneAdmin isCodeMissing={isCodeMissing} />, failed: true, dispose() {} }
      }
      let module
      try {
        module = await load()
      } catch (error) {
        if (!(await isServerThere())) return failure(true)
        // It has other code by now: the browser loads the page whole.
        preloaded.dispose()
        throw error
      }
      try {
        await preloaded.source?.toPromise()
      } catch {
        return failure(false)
      }
      return {
        element: <AdminPage module={module} preloaded={preloaded} />,
        dispose: () => preloaded.dispose(),
      }
    },
  }
}

interface BareModule {
  default: ComponentType
}

/** A page without menu, for people who are not signed in. */
export function barePage({ path, load }: { path: string; load(): Promise<BareModule> }): Route {
  return {
    path,
    area: 'admin',
    module: '',
    load,
    async open() {
      const { default: Page } = await load()
      return { element: <Page />, dispose() {} }
    },
  }
}

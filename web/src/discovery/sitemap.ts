import { fetchQuery, graphql } from 'react-relay'
import type { FetchFunction } from 'relay-runtime'
import { createServerEnvironment } from '../relay/environment.ts'
import { routes } from '../routes.tsx'
import type { sitemapQuery } from '../__generated__/sitemapQuery.graphql.ts'

/** The most addresses that the protocol allows in one file; of the projets the newest. */
const most = 50_000

interface Entry {
  path: string
  lastmod?: string
}

/** Every address that a search engine may show. */
export async function sitemap(fetch: FetchFunction, origin: string): Promise<string> {
  const entries: Entry[] = routes
    .filter(({ area, path }) => area === 'site' && !path.includes(':'))
    .map(({ path }) => ({ path }))
  let after: string | null | undefined
  do {
    // One store for each page of the list, so that a long one takes no more memory than its text.
    const environment = createServerEnvironment(fetch)
    const answer = await fetchQuery<sitemapQuery>(
      environment,
      graphql`
        query sitemapQuery($after: String, $first: Boolean!) {
          site {
            services(first: 100) @include(if: $first) {
              edges {
                node {
                  slug
                  updatedAt
                }
              }
            }
            pages(first: 100) @include(if: $first) {
              edges {
                node {
                  slug
                  updatedAt
                }
              }
            }
            offres(first: 100) @include(if: $first) {
              edges {
                node {
                  slug
                  updatedAt
                }
              }
            }
            projets(first: 100, after: $after) {
              edges {
                node {
                  slug
                  updatedAt
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      `,
      { after, first: after === undefined },
    ).toPromise()
    if (!answer) break
    const { services, pages, offres, projets } = answer.site
    for (const [below, list] of Object.entries({ services, pages, carriere: offres, projets }))
      for (const { node } of list?.edges ?? [])
        entries.push({ path: `/${below}/${node.slug}`, lastmod: node.updatedAt })
    after = projets.pageInfo.hasNextPage ? projets.pageInfo.endCursor : null
  } while (after && entries.length < most)
  const urls = entries
    .slice(0, most)
    .map(
      ({ path, lastmod }) =>
        `<url><loc>${origin}${encodeURI(path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

import { fetchQuery, graphql } from 'react-relay'
import type { FetchFunction } from 'relay-runtime'
import { createServerEnvironment } from '../relay/environment.ts'
import { routes } from '../routes.tsx'
import type { sitemapQuery } from '../__generated__/sitemapQuery.graphql.ts'

/** The most addresses that the protocol allows in one file; of the projets the newest. */
const most = 50_000
/** Of pictures the newest items’, so that a sitemap of many galleries stays a few megabytes and a moment’s work. */
const mostPictures = 20_000

interface Entry {
  path: string
  lastmod?: string | undefined
  /** Addresses of its pictures. */
  pictures?: string[]
}

interface Dated {
  readonly updatedAt: string
}
interface Picture {
  readonly url: string
}
interface Illustrated extends Dated {
  readonly image?: Picture | null | undefined
  readonly galerie?: readonly { readonly image: Picture }[] | undefined
}
interface List {
  readonly edges: readonly { readonly node: Dated }[]
}

/** The age of a company that nobody has written. */
const never = new Date(0).toISOString()

function nodesOf(list: List | null | undefined): readonly Dated[] {
  return list?.edges.map(({ node }) => node) ?? []
}

/** The picture of an item and those of its gallery; none where they were not asked for. */
function picturesOf({ image, galerie = [] }: Illustrated, origin: string): string[] {
  const shown = [...(image ? [image] : []), ...galerie.map((one) => one.image)]
  return shown.map(({ url }) => new URL(url, origin).href)
}

/** Every address that a search engine may show. */
export async function sitemap(fetch: FetchFunction, origin: string): Promise<string> {
  const frames = routes
    .filter(({ area, path }) => area === 'site' && !path.includes(':'))
    .map(({ path }) => path)
  /** When what a page shows was last written; every page shows the company. */
  const written = new Map<string, string>()
  function note(paths: readonly string[], shown: readonly Dated[]): void {
    for (const path of paths)
      for (const { updatedAt } of shown)
        if (updatedAt > (written.get(path) ?? never)) written.set(path, updatedAt)
  }
  /** Pages that no menu shows. */
  const hidden = new Set<string>()
  const items: Entry[] = []
  let pictures = 0
  let after: string | null | undefined
  do {
    // One store for each page of the list, so that a long one takes no more memory than its text.
    const environment = createServerEnvironment(fetch)
    const answer = await fetchQuery<sitemapQuery>(
      environment,
      graphql`
        query sitemapQuery($after: String, $first: Boolean!, $illustrated: Boolean!) {
          site {
            menu @include(if: $first) {
              href
              isShown
            }
            entreprise @include(if: $first) {
              updatedAt
            }
            presentation @include(if: $first) {
              updatedAt
            }
            slides(first: 8) @include(if: $first) {
              edges {
                node {
                  updatedAt
                }
              }
            }
            equipe(first: 100) @include(if: $first) {
              edges {
                node {
                  updatedAt
                }
              }
            }
            partenaires(first: 100) @include(if: $first) {
              edges {
                node {
                  updatedAt
                }
              }
            }
            testimonials(first: 100) @include(if: $first) {
              edges {
                node {
                  updatedAt
                }
              }
            }
            faqs(first: 100) @include(if: $first) {
              edges {
                node {
                  updatedAt
                  questions {
                    updatedAt
                  }
                }
              }
            }
            services(first: 100) @include(if: $first) {
              edges {
                node {
                  slug
                  updatedAt
                  image {
                    url
                  }
                  galerie {
                    image {
                      url
                    }
                  }
                }
              }
            }
            pages(first: 100) @include(if: $first) {
              edges {
                node {
                  slug
                  updatedAt
                  image {
                    url
                  }
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
                  image @include(if: $illustrated) {
                    url
                  }
                  galerie @include(if: $illustrated) {
                    image {
                      url
                    }
                  }
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
      { after, first: after === undefined, illustrated: pictures < mostPictures },
    ).toPromise()
    if (!answer) break
    const { entreprise, presentation, slides, equipe, partenaires, testimonials, faqs } = answer.site
    const { menu, services, pages, offres, projets } = answer.site
    for (const { href, isShown } of menu ?? []) if (href && !isShown) hidden.add(href)
    if (entreprise) note(frames, [entreprise])
    if (presentation) note(['/', '/histoire'], [presentation])
    for (const list of [slides, partenaires, testimonials]) note(['/'], nodesOf(list))
    for (const { node } of faqs?.edges ?? []) note(['/Faq'], [node, ...node.questions])
    note(['/', '/equipe'], nodesOf(equipe))
    note(['/', '/devis', '/plan'], nodesOf(services))
    note(['/plan'], nodesOf(pages))
    note(['/carriere', '/plan'], nodesOf(offres))
    note(['/', '/references', '/plan'], nodesOf(projets))
    for (const [below, list] of Object.entries({ services, pages, carriere: offres, projets }))
      for (const { node } of list?.edges ?? []) {
        const own = picturesOf(node, origin)
        pictures += own.length
        items.push({ path: `/${below}/${node.slug}`, lastmod: node.updatedAt, pictures: own })
      }
    after = projets.pageInfo.hasNextPage ? projets.pageInfo.endCursor : null
  } while (after && items.length < most)
  const shown = frames.filter((path) => !hidden.has(path))
  const urls = [...shown.map((path): Entry => ({ path, lastmod: written.get(path) })), ...items]
    .slice(0, most)
    .map(({ path, lastmod, pictures: own = [] }) => {
      const images = own.map((url) => `<image:image><image:loc>${url}</image:loc></image:image>`)
      const date = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
      return `<url><loc>${origin}${encodeURI(path)}</loc>${date}${images.join('')}</url>`
    })
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

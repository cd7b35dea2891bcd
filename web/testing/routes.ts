import type { DemoServer } from './server.ts'

interface Slugs {
  edges: { node: { slug: string } }[]
}

/** An address of each public route, with the demo's content. */
export async function publicRoutes(server: Pick<DemoServer, 'ask'>): Promise<string[]> {
  const first = ['services', 'projets', 'offres', 'pages'].map(
    (list) => `${list}(first: 1) { edges { node { slug } } }`,
  )
  const { site } = await server.ask<{ site: Record<string, Slugs> }>(`{ site { ${first.join(' ')} } }`)
  const slugOf = (list: string) => site[list]?.edges[0]?.node.slug
  return [
    '/',
    '/histoire',
    '/equipe',
    '/contact',
    '/Faq',
    `/services/${slugOf('services')}`,
    '/references',
    `/projets/${slugOf('projets')}`,
    '/devis',
    '/carriere',
    `/carriere/${slugOf('offres')}`,
    `/pages/${slugOf('pages')}`,
  ]
}

import type { DemoServer } from './server.ts'

interface Slugs {
  edges: { node: { slug: string } }[]
}

/** An address of each of the ten public routes, with the demo's content. */
export async function publicRoutes(server: Pick<DemoServer, 'ask'>): Promise<string[]> {
  const { site } = await server.ask<{ site: { services: Slugs; projets: Slugs } }>(
    '{ site { services(first: 1) { edges { node { slug } } } projets(first: 1) { edges { node { slug } } } } }',
  )
  return [
    '/',
    '/histoire',
    '/equipe',
    '/contact',
    '/Faq',
    `/services/${site.services.edges[0]?.node.slug}`,
    '/references',
    `/projets/${site.projets.edges[0]?.node.slug}`,
    '/devis',
    '/carriere',
  ]
}

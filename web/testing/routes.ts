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

/** Every public page by a name, since what the demo’s slugs are is known only once it runs: the routes in their order, then the others. */
export const pageNames = [
  'accueil',
  'histoire',
  'equipe',
  'contact',
  'faq',
  'service',
  'references',
  'projet',
  'devis',
  'carriere',
  'offre',
  'page',
  'mentions-legales',
  'confidentialite',
  'accessibilite',
  'plan',
  'nulle-part',
] as const
export type PageName = (typeof pageNames)[number]

/** The address of every public page, by its name. */
export async function publicAddresses(server: Pick<DemoServer, 'ask'>): Promise<(name: PageName) => string> {
  const routes = await publicRoutes(server)
  return (name) => routes[pageNames.indexOf(name)] ?? `/${name}`
}

import { fetchQuery, graphql } from 'react-relay'
import type { FetchFunction } from 'relay-runtime'
import { createServerEnvironment } from '../relay/environment.ts'
import { createServerFetch, type ServerExecute } from '../relay/network.ts'
import type { discoverQuery } from '../__generated__/discoverQuery.graphql.ts'
import { colour } from '../ui/styles/colours.ts'
import { faceOf, versionOf } from '../ui/face.ts'
import type { Face } from '../router/response.ts'
import { sitemap } from './sitemap.ts'

interface Source {
  /** Runs one of the persisted operations in this process, as a visitor. */
  execute: ServerExecute
  /** PUBLIC_URL without trailing slash. */
  origin: string
}

interface Discovery {
  type: string
  write(fetch: FetchFunction, origin: string): Promise<string>
}

async function facts(fetch: FetchFunction) {
  const answer = await fetchQuery<discoverQuery>(
    createServerEnvironment(fetch),
    graphql`
      query discoverQuery {
        site {
          demo
          entreprise {
            nom
            resume
            email1
            couleur
            ...face_entreprise
          }
        }
      }
    `,
    {},
  ).toPromise()
  if (!answer) throw new Error('The site does not answer.')
  return answer.site
}

/** While the demo's content stands every page asks not to be indexed: then nobody is led to the list of them. */
async function robots(fetch: FetchFunction, origin: string): Promise<string> {
  const { demo } = await facts(fetch)
  const rules = [
    'User-agent: *',
    ...['/admin', '/api/', '/graphql', '/documents/'].map((each) => `Disallow: ${each}`),
  ]
  return [...rules, ...(demo ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]), ''].join('\n')
}

async function manifest(fetch: FetchFunction): Promise<string> {
  const { entreprise } = await facts(fetch)
  const version = `?v=${versionOf(faceOf(entreprise))}`
  return JSON.stringify({
    name: entreprise.nom,
    short_name: entreprise.nom,
    description: entreprise.resume ?? undefined,
    lang: 'fr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colour('papier'),
    theme_color: entreprise.couleur ?? colour('papier'),
    icons: [
      { src: `/icone.svg${version}`, sizes: 'any', type: 'image/svg+xml' },
      { src: `/icone-192.png${version}`, sizes: '192x192', type: 'image/png' },
      { src: `/icone-512.png${version}`, sizes: '512x512', type: 'image/png' },
      { src: `/icone-pleine-512.png${version}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

/** Where to report a weakness of the site (RFC 9116). */
async function security(fetch: FetchFunction, origin: string): Promise<string> {
  const { entreprise } = await facts(fetch)
  return [
    `Contact: mailto:${encodeURI(entreprise.email1)}`,
    `Expires: ${expiry(new Date())}`,
    'Preferred-Languages: fr',
    `Canonical: ${origin}${securityPath}`,
    '',
  ].join('\n')
}

/** The first of a month, ten to eleven months on: the text is the same all month, and no copy of it expires soon. */
function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11)).toISOString()
}

const securityPath = '/.well-known/security.txt'

const discoveries = new Map<string, Discovery>([
  ['/robots.txt', { type: 'text/plain; charset=utf-8', write: robots }],
  [securityPath, { type: 'text/plain; charset=utf-8', write: security }],
  ['/sitemap.xml', { type: 'application/xml; charset=utf-8', write: sitemap }],
  ['/manifest.webmanifest', { type: 'application/manifest+json; charset=utf-8', write: manifest }],
])

/** The firm as its icons show it. */
export async function findFace({ execute }: Pick<Source, 'execute'>): Promise<Face> {
  const { entreprise } = await facts(createServerFetch(execute))
  return faceOf(entreprise)
}

/** What machines read to find their way; null at any other path. */
export async function discover(
  path: string,
  { execute, origin }: Source,
): Promise<{ type: string; text: string } | null> {
  const discovery = discoveries.get(path)
  if (!discovery) return null
  return { type: discovery.type, text: await discovery.write(createServerFetch(execute), origin) }
}

import { expect, test } from 'vitest'
import { readDemo } from '../../testing/server.ts'

interface Block {
  '@type': string
  [name: string]: unknown
}

const server = await readDemo()

async function blocksOf(path: string): Promise<Block[]> {
  const html = await (await fetch(server.origin + path)).text()
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

const find = (blocks: Block[], type: string) => blocks.find((block) => block['@type'] === type)

test('every page says who the firm is, where and when it is open', async () => {
  const { site } = await server.ask<{ site: { entreprise: { nom: string; email1: string } } }>(
    '{ site { entreprise { nom email1 } } }',
  )
  for (const path of ['/', '/contact', '/mentions-legales', '/nulle-part']) {
    expect(find(await blocksOf(path), 'LocalBusiness')).toMatchObject({
      name: site.entreprise.nom,
      email: site.entreprise.email1,
      telephone: expect.stringMatching(/^\+225\d{10}$/),
      openingHours: 'Mo-Sa 08:00-18:00',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '08:00',
          closes: '18:00',
        },
        { validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), opens: '00:00', closes: '00:00' },
        { validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), opens: '08:00', closes: '12:00' },
      ],
      address: { streetAddress: expect.stringContaining('Cocody Riviera'), addressCountry: 'CI' },
      url: `${server.origin}/`,
    })
  }
})

test('a service, a projet and the questions say what they are and how they are reached', async () => {
  const { site } = await server.ask<{
    site: Record<'services' | 'projets', { edges: { node: { nom: string; slug: string } }[] }>
  }>(
    '{ site { services(first: 1) { edges { node { nom slug } } } projets(first: 1, category: "Géodésie") { edges { node { nom slug } } } } }',
  )
  const service = site.services.edges[0]?.node
  const blocks = await blocksOf(`/services/${service?.slug}`)
  const business = find(await blocksOf('/'), 'LocalBusiness')
  expect(find(blocks, 'Service')).toMatchObject({
    name: service?.nom,
    provider: { '@id': business?.['@id'] },
  })
  const projet = site.projets.edges[0]?.node
  const crumbs = find(await blocksOf(`/projets/${projet?.slug}`), 'BreadcrumbList')?.['itemListElement']
  expect(crumbs).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${server.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Références', item: `${server.origin}/references` },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Géodésie',
      item: `${server.origin}/references?categorie=G%C3%A9od%C3%A9sie`,
    },
    { '@type': 'ListItem', position: 4, name: projet?.nom },
  ])
  const questions = find(await blocksOf('/Faq'), 'FAQPage')?.['mainEntity']
  expect(questions).toContainEqual(
    expect.objectContaining({
      '@type': 'Question',
      acceptedAnswer: { '@type': 'Answer', text: expect.any(String) },
    }),
  )
})

test('the firm’s site, its people and its projets are said as such', async () => {
  const business = find(await blocksOf('/'), 'LocalBusiness')
  expect(find(await blocksOf('/'), 'WebSite')).toMatchObject({
    name: business?.['name'],
    url: `${server.origin}/`,
    publisher: { '@id': business?.['@id'] },
  })
  const people = (await blocksOf('/equipe')).filter((block) => block['@type'] === 'Person')
  expect(people).toHaveLength(4)
  expect(people[0]).toMatchObject({ name: expect.any(String), worksFor: { '@id': business?.['@id'] } })
  expect(find(await blocksOf('/projets/extension-nord-de-daloa'), 'CreativeWork')).toMatchObject({
    name: 'Extension nord de Daloa',
    url: `${server.origin}/projets/extension-nord-de-daloa`,
    dateCreated: '2019',
    creator: { '@id': business?.['@id'] },
    contentLocation: { name: 'Daloa', geo: { latitude: 6.9021, longitude: -6.4476 } },
  })
})

test('the numbers of the firm in its registers, and its order, are said as such', async () => {
  expect(find(await blocksOf('/'), 'LocalBusiness')).toMatchObject({
    identifier: [
      { propertyID: 'RCCM', value: 'CI-ABJ-0000-B-00000 (exemple)' },
      { propertyID: 'Ordre des géomètres-experts de Côte d’Ivoire', value: '000 (exemple)' },
    ],
    taxID: '0000000 X (exemple)',
    foundingDate: '2009',
    memberOf: { '@type': 'Organization', name: 'Ordre des géomètres-experts de Côte d’Ivoire' },
  })
})

test('the title of a service says where; the menu marks what a page belongs to', async () => {
  const read = async (path: string) => (await fetch(server.origin + path)).text()
  expect(await read('/services/topographie')).toContain('<title>Topographie à Abidjan –')
  expect(await read('/projets/extension-nord-de-daloa')).toContain(
    '<a href="/references" aria-current="true">',
  )
  expect(await read('/references')).toContain('<a href="/references" aria-current="page">')
})

test('the references bear the name of a category that there is, and no other words of the address', async () => {
  const page = async (categorie: string) => {
    const html = await (
      await fetch(`${server.origin}/references?${new URLSearchParams({ categorie })}`)
    ).text()
    return { html, canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1] }
  }
  const known = await page('Géodésie')
  expect(known.html).toContain('<title>Références\u00a0: Géodésie')
  expect(known.canonical).toBe(`${server.origin}/references?categorie=G%C3%A9od%C3%A9sie`)
  const unknown = await page('Casino gratuit')
  expect(unknown.html).toContain('<meta name="robots" content="noindex"')
  expect(unknown.canonical).toBeUndefined()
  expect(unknown.html.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toContain('Casino')
})

test('every page has a title, a description and a canonical address of its own', async () => {
  const map = await (await fetch(`${server.origin}/sitemap.xml`)).text()
  const addresses = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address)
  const heads = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await fetch(address)).text()
      const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
      return {
        address,
        title: first(/<title>([^<]*)/),
        description: first(/<meta name="description" content="([^"]*)/),
        canonical: first(/<link rel="canonical" href="([^"]*)/),
      }
    }),
  )
  expect(heads.length).toBeGreaterThan(20)
  for (const name of ['title', 'description', 'canonical'] as const) {
    const all = heads.map((head) => head[name])
    expect(all.filter((each, n) => each.length < 12 || all.indexOf(each) !== n)).toEqual([])
  }
  expect(heads.filter(({ address, canonical }) => address !== canonical)).toEqual([])
})

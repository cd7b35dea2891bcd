import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'

import { entreprises } from './entreprise.ts'
import { equipe } from './equipe.ts'
import { faqs } from './faqs.ts'
import { carrieres, contacts, devis } from './messages.ts'
import { partenaires } from './partenaires.ts'
import { presentations } from './presentation.ts'
import { projets } from './projets.ts'
import { samples } from './samples.ts'
import { categoriesService, services } from './services.ts'
import { slides } from './slides.ts'
import { testimonials } from './testimonials.ts'

interface Text {
  /** Where it stands, for the message of a failure. */
  readonly path: string
  readonly field: string
  readonly text: string
}

/** Every text in `value`, wherever it is nested. */
const textsOf = (value: unknown, path: string, field: string): Text[] => {
  if (typeof value === 'string') return [{ path, field, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, i) => textsOf(item, `${path}[${i}]`, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`, key))
}

const texts = textsOf(samples, 'demo', '')

/** Keys, addresses and numbers: no French. `horaire` has a fixed wording, `heures` is JSON. */
const isProse = ({ field }: Text): boolean =>
  !/^(slug|image|photo|logo|email\d?|telephone|phone\d|support|url\w*|lien|horaire|heures|rccm|compteContribuable|ordreNumero|numeroOrdre|declarationArtci|hebergeur|responsable)$/.test(
    field,
  )

const isHtml = ({ field, path }: Text): boolean =>
  /^(contenu|contenue|footerSec|reponse)$/.test(field) ||
  (field === 'description' && /^demo\.(entreprise|service|projet|offre)\[/.test(path))

const prose = texts.filter(isProse)
const withoutTags = (text: string): string =>
  text.replace(/<\/?(?:a|strong|em)\b[^>]*>/g, '').replace(/<[^>]*>/g, '\n')
const wordsOf = (text: string | null): number =>
  withoutTags(text ?? '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const offenders = (pattern: RegExp, among: readonly Text[] = prose): string[] =>
  among.flatMap(({ path, text }) => {
    const found = withoutTags(text).match(pattern)
    return found === null ? [] : [`${path}: ${found[0]}`]
  })

const active = <T extends { readonly status: boolean }>(items: readonly T[]): T[] =>
  items.filter((item) => item.status)

describe('how many', () => {
  test('active items are at their limits and never over', () => {
    expect(active(entreprises)).toHaveLength(1)
    expect(active(presentations)).toHaveLength(1)
    expect(active(services)).toHaveLength(3)
    expect(active(equipe)).toHaveLength(4)
  })

  test('the other types have what the pages need', () => {
    expect([entreprises, presentations, services, equipe].map((items) => items.length)).toEqual([2, 2, 8, 6])
    expect(categoriesService).toHaveLength(10)
    expect(slides.filter(({ status, archive }) => status && !archive)).toHaveLength(3)
    expect(slides.filter(({ archive }) => archive)).toHaveLength(1)
    expect(slides.filter(({ status }) => !status)).toHaveLength(1)
    expect([partenaires.length, active(partenaires).length]).toEqual([8, 7])
    expect([testimonials.length, active(testimonials).length]).toEqual([5, 4])
    expect([contacts.length, devis.length, carrieres.length]).toEqual([5, 4, 3])
    expect(faqs).toHaveLength(4)
    for (const { questions } of faqs) {
      expect(questions.length).toBeGreaterThanOrEqual(3)
      expect(questions.length).toBeLessThanOrEqual(5)
    }
  })

  test('24 projets stand in the four categories', () => {
    expect(projets).toHaveLength(24)
    expect(active(projets)).toHaveLength(21)
    expect(new Set(projets.map(({ category }) => category))).toEqual(
      new Set(['Géodésie', 'Lotissement', 'Topographie', 'Industruels']),
    )
    for (const label of ['Géodésie', 'Lotissement', 'Topographie', 'Industruels'])
      expect(active(projets).filter(({ category }) => category === label).length).toBeGreaterThanOrEqual(4)
  })

  test('lengths are what the layout expects', () => {
    for (const { slug, description } of projets) {
      expect(wordsOf(description), slug).toBeGreaterThanOrEqual(120)
      expect(wordsOf(description), slug).toBeLessThanOrEqual(250)
    }
    for (const { slug, description, resume } of services) {
      expect(wordsOf(description), slug).toBeGreaterThanOrEqual(150)
      expect(wordsOf(description), slug).toBeLessThanOrEqual(300)
      expect(resume?.length, slug).toBeLessThanOrEqual(160)
    }
    for (const { nom, description } of equipe) {
      expect(wordsOf(description), nom).toBeGreaterThanOrEqual(40)
      expect(wordsOf(description), nom).toBeLessThanOrEqual(60)
    }
    for (const { titre } of slides) expect(titre.length).toBeLessThanOrEqual(50)
  })
})

describe('keys', () => {
  // That they come from nom is tested beside the rule: `schema/content/fields/slugOf.test.ts`.
  test('slugs are unique', () => {
    for (const items of [projets, services])
      expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
  })

  test('pictures are named by what they belong to, and have a text each', () => {
    expect(projets.map(({ image }) => image)).toEqual(projets.map(({ slug }) => `projet-${slug}`))
    expect(services.map(({ image }) => image)).toEqual([
      'service-topographie',
      'service-lotissement',
      'service-geodesie',
      'service-industrie',
      'service-bathymetrie',
      'service-photogrammetrie',
      'service-expertise',
      'service-vrd',
    ])
    expect(equipe.map(({ photo }) => photo)).toEqual(equipe.map((_, i) => `equipe-${i + 1}`))
    expect(partenaires.map(({ logo }) => logo)).toEqual(partenaires.map((_, i) => `partenaire-${i + 1}`))
    expect(testimonials.map(({ photo }) => photo).toSorted()).toEqual(
      testimonials.map((_, i) => `testimonial-${i + 1}`),
    )
    expect(active(slides).map(({ image }) => image)).toEqual(['slide-1', 'slide-2', 'slide-3', 'slide-2'])
    for (const { image } of slides) expect(image).toMatch(/^slide-[1-3]$/)
    expect(active(entreprises).map(({ logo }) => logo)).toEqual(['logo-entreprise'])
    expect(active(presentations).map(({ image }) => image)).toEqual(['presentation'])
    for (const [picture, alt] of [
      ...[...projets, ...services, ...slides, ...presentations].map((item) => [item.image, item.imageAlt]),
      ...projets.flatMap(({ galerie = [] }) => galerie.map(({ image, alt }) => [image, alt])),
      ...[...equipe, ...testimonials].map((item) => [item.photo, item.photoAlt]),
      ...[...entreprises, ...partenaires].map((item) => [item.logo, item.logoAlt]),
    ]) {
      expect(alt === null).toBe(picture === null)
      if (alt !== null) expect(alt).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  test('categories of services exist, and all are used', () => {
    const used = new Set(services.flatMap(({ categories }) => categories))
    expect(used).toEqual(new Set(categoriesService.map(({ nom }) => nom)))
  })

  test('links stay inside the site or under a reserved domain', () => {
    const slugs = new Set(active(services).map(({ slug }) => `/services/${slug}`))
    const pages = new Set([
      '/',
      '/histoire',
      '/equipe',
      '/contact',
      '/Faq',
      '/references',
      '/devis',
      '/carriere',
    ])
    const links = texts.flatMap(({ text }) => [...text.matchAll(/href="([^"]*)"/g)].map((found) => found[1]))
    for (const link of [...links, ...slides.filter(({ status }) => status).map(({ lien }) => lien)])
      expect(pages.has(link ?? '') || slugs.has(link ?? ''), link ?? '').toBe(true)
    for (const { field, text } of texts)
      if (field.startsWith('url')) expect(text).toMatch(/^https:\/\/www\.example\.(com|org)\/[a-z/-]+$/)
  })
})

describe('facts', () => {
  test('projets lie in Côte d’Ivoire, and their UTM zone is the one of their longitude', () => {
    for (const { slug, latitude, longitude, description } of projets) {
      expect(latitude, slug).toBeGreaterThan(4.3)
      expect(latitude, slug).toBeLessThan(10.75)
      expect(longitude, slug).toBeGreaterThan(-8.61)
      expect(longitude, slug).toBeLessThan(-2.48)
      const zones = [...(description ?? '').matchAll(/UTM\u00a0(\d\d)N/g)].map((found) => found[1])
      if (zones.length === 0) expect(description, slug).toContain('repère local')
      else {
        expect(new Set(zones), slug).toEqual(new Set([(longitude ?? 0) < -6 ? '29' : '30']))
        expect(description, slug).toContain('RGCI')
      }
    }
  })

  test('projets run from 2015 to 2025, the oldest first; only finished ones have a result and are shown', () => {
    const years = projets.map(({ annee }) => annee ?? 0)
    expect(years).toEqual(years.toSorted((a, b) => a - b))
    expect([years[0], years.at(-1)]).toEqual([2015, 2025])
    for (const { status, resultat } of projets) expect(resultat !== null).toBe(status)
  })

  test('a result takes up a figure of its description', () => {
    for (const { slug, nom, description, resultat } of projets) {
      const known = new Set(`${nom} ${withoutTags(description ?? '')}`.match(/\d[\d\u202f,]*/g) ?? [])
      const figures = (resultat ?? '').match(/\d[\d\u202f,]*/g) ?? []
      if (figures.length > 0)
        expect(
          figures.some((figure) => known.has(figure)),
          slug,
        ).toBe(true)
    }
  })

  test('prices are amounts in FCFA', () => {
    for (const { prix } of projets)
      if (prix !== null) expect(prix).toMatch(/^\d{1,3}(\u202f\d{3})+\u00a0FCFA$/)
  })

  test('e-mail addresses lie under reserved domains', () => {
    const addresses = texts.flatMap(({ text }) => text.match(/\S+@\S+/g) ?? [])
    expect(addresses.length).toBeGreaterThan(15)
    for (const address of addresses)
      expect(address).toMatch(/^[a-z0-9.-]+@(example\.(com|org|net)|[a-z0-9-]+\.example)$/)
  })

  test('phone numbers are valid Ivorian samples', () => {
    const numbers = texts.filter(({ field }) => /^(phone\d|support|telephone)$/.test(field))
    expect(numbers.length).toBeGreaterThan(12)
    for (const { text } of numbers) {
      expect(text).toMatch(/^\+225 (01|05|07|25) 00 00 00 \d\d$/)
      expect(isValidPhoneNumber(text, 'CI'), text).toBe(true)
    }
  })

  test('notes are 4 or 5, and the company has its fixed hours and year', () => {
    for (const { note } of testimonials) expect([4, 5]).toContain(note)
    expect(active(entreprises)[0]).toMatchObject({ horaire: 'Lundi - Samedi : 08.00 - 18.00', annee: 2023 })
  })
})

describe('French typography', () => {
  test('apostrophes and quotation marks are French', () => {
    expect(offenders(/.{0,12}['"“”‘].{0,12}/)).toEqual([])
    expect(offenders(/«(?!\u00a0)|(?<!\u00a0)»/)).toEqual([])
    expect(offenders(/\.\.\./)).toEqual([])
  })

  test('no-break spaces stand before double punctuation', () => {
    expect(offenders(/.{0,12}(?<!\u202f)[;!?].{0,4}/)).toEqual([])
    expect(offenders(/.{0,12}(?<!\u00a0):.{0,4}/)).toEqual([])
  })

  test('numbers do not break, nor leave their units', () => {
    expect(offenders(/\d \d{3}(?!\d)/)).toEqual([])
    expect(
      offenders(/\d (m|m²|m³|cm|mm|km|ha|a|ca|kHz|%|‰|FCFA|lots|bornes|points|hectares)(?![\p{L}²³])/u),
    ).toEqual([])
    expect(offenders(/\d\.\d/)).toEqual([])
    expect(offenders(/UTM \d/)).toEqual([])
    expect(offenders(/n° /)).toEqual([])
    const long = prose.flatMap(({ path, text }) =>
      (withoutTags(text).match(/(?<![\d-])\d{4,}/g) ?? []).map((found) => ({ path, found })),
    )
    for (const { path, found } of long) {
      expect(Number(found), path).toBeGreaterThanOrEqual(1880)
      expect(Number(found), path).toBeLessThanOrEqual(2025)
    }
  })

  test('no stray space', () => {
    expect(offenders(/ {2}|[ \u00a0\u202f]{2}| $|^ | [,.](?!\d)| \n|\n /)).toEqual([])
  })
})

describe('rich text', () => {
  const allowed =
    /^<(\/?(p|h2|h3|ul|ol|li|strong|em|a|table|thead|tbody|tr|th|td|blockquote)|a href="[^"]+")>$/
  const rich = texts.filter(isHtml)

  test('has the agreed tags only, closed in order, and plain fields have none', () => {
    expect(rich.length).toBeGreaterThan(50)
    for (const { path, text } of rich) {
      const open: string[] = []
      for (const [tag] of text.matchAll(/<[^>]*>/g)) {
        expect(tag, path).toMatch(allowed)
        const name = tag.replace(/[</>]/g, '').split(' ')[0] ?? ''
        if (tag.startsWith('</')) expect(open.pop(), path).toBe(name)
        else open.push(name)
      }
      expect(open, path).toEqual([])
      expect(text, path).toMatch(/^<p>/)
      expect(text, path).not.toContain('&')
    }
    for (const item of texts) if (!isHtml(item)) expect(item.text, item.path).not.toMatch(/[<>&]/)
  })
})

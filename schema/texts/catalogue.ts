import { accessibilite } from './catalogue/accessibilite.ts'
import { accueil } from './catalogue/accueil.ts'
import { carriere } from './catalogue/carriere.ts'
import { commun } from './catalogue/commun.ts'
import { confidentialite } from './catalogue/confidentialite.ts'
import { contact } from './catalogue/contact.ts'
import { courriel } from './catalogue/courriel.ts'
import { devis } from './catalogue/devis.ts'
import { equipe } from './catalogue/equipe.ts'
import { faq } from './catalogue/faq.ts'
import { formulaires } from './catalogue/formulaires.ts'
import { histoire } from './catalogue/histoire.ts'
import { introuvable } from './catalogue/introuvable.ts'
import { mentions } from './catalogue/mentions.ts'
import { page as ownPage } from './catalogue/page.ts'
import { plan } from './catalogue/plan.ts'
import { projet } from './catalogue/projet.ts'
import { projets } from './catalogue/projets.ts'
import { references } from './catalogue/references.ts'
import { service } from './catalogue/service.ts'
import type { SiteText } from './text.ts'

/** A page of the site with its texts, in the order in which visitors meet them. */
interface TextPage {
  /** First part of the keys. */
  readonly name: string
  readonly label: string
  /** Path of the page; null of what stands on no page of its own, or on all. */
  readonly path: string | null
  readonly texts: readonly SiteText[]
}

function page(
  name: string,
  label: string,
  path: string | null,
  texts: Readonly<Record<string, SiteText>>,
): TextPage {
  return { name, label, path, texts: Object.values(texts) }
}

/** Pages whose texts any public page may show. */
const shared = ['commun', 'formulaires', 'projets', 'introuvable']

/** Pages that show texts of others: pictures of a service as those of a projet, files to download as those of a page. */
const borrowed: Readonly<Record<string, readonly string[]>> = {
  projet: ['page'],
  service: ['projet', 'page'],
  carriere: ['page'],
}

/** Names of the pages whose texts a page shows: its own, those that it borrows, and those of all. */
export function shownWith(page: string): string[] {
  const shown = [page, ...(borrowed[page] ?? []), ...shared]
  return textPages.flatMap(({ name }) => (shown.includes(name) ? [name] : []))
}

/** Every text of the site that is not content. */
export const textPages: readonly TextPage[] = [
  page('commun', 'Toutes les pages', null, commun),
  page('formulaires', 'Formulaires', null, formulaires),
  page('accueil', 'Accueil', '/', accueil),
  page('histoire', 'Histoire', '/histoire', histoire),
  page('equipe', 'Équipe', '/equipe', equipe),
  page('references', 'Références', '/references', references),
  page('projets', 'Projets, sur plusieurs pages', null, projets),
  page('projet', 'Projet', null, projet),
  page('faq', 'FAQ', '/Faq', faq),
  page('contact', 'Contact', '/contact', contact),
  page('service', 'Page d’un service', null, service),
  page('devis', 'Devis', '/devis', devis),
  page('carriere', 'Carrière', '/carriere', carriere),
  page('page', 'Pages du cabinet', null, ownPage),
  page('mentions', 'Mentions légales', '/mentions-legales', mentions),
  page('confidentialite', 'Confidentialité', '/confidentialite', confidentialite),
  page('accessibilite', 'Accessibilité', '/accessibilite', accessibilite),
  page('plan', 'Plan du site', '/plan', plan),
  page('introuvable', 'Page introuvable', null, introuvable),
  page('courriel', 'E-mails aux visiteurs', null, courriel),
]

const byKey = new Map(
  textPages.flatMap((one) => one.texts.map((text) => [text.key, { page: one, text }] as const)),
)

export interface PlacedText {
  readonly page: TextPage
  readonly text: SiteText
}

export function findCatalogued(key: string): PlacedText | undefined {
  return byKey.get(key)
}

/** All texts, page by page. */
export function allCatalogued(): PlacedText[] {
  return [...byKey.values()]
}

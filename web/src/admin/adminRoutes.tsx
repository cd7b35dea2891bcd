import type { ComponentType } from 'react'
import DashboardPageQuery from '../__generated__/DashboardPageQuery$parameters.ts'
import type { ListePageQuery as Query } from '../__generated__/ListePageQuery.graphql.ts'
import ImagesPageQuery from '../__generated__/ImagesPageQuery$parameters.ts'
import JournalPageQuery from '../__generated__/JournalPageQuery$parameters.ts'
import ListePageQuery from '../__generated__/ListePageQuery$parameters.ts'
import WebhooksPageQuery from '../__generated__/WebhooksPageQuery$parameters.ts'
import type { Route } from '../router/route.ts'
import { inboxQueryOf, listArguments } from './dashboard/boite/inboxes.ts'
import { globalId } from './globalId.ts'
import { imagesArguments, imagesFilterOf } from './images/imagesFilter.ts'
import { journalArguments, journalFilterOf } from './journal/journalFilter.ts'
import { argumentsOf, listFilterOf } from './liste/filtres/listFilter.ts'
import type { ContentType } from './liste/contentType.ts'
import { adminPage, type AdminPageProps, barePage } from './page.tsx'
import {
  dashboard,
  images,
  inscrire,
  isListPath,
  journal,
  type ListPath,
  login,
  pages,
  webhooks,
} from './paths.ts'
import { contentTypesOn, contentTypes } from './contentTypes.ts'
import { partIn } from './site/parts.ts'
import type { ContentTypeName } from './contentTypeName.ts'

/** All that the back office knows of a content type. */
async function contentTypeOf(nom: ContentTypeName): Promise<ContentType> {
  const fiche = contentTypes[nom]
  return { nom, ...fiche, ...(await fiche.load()) }
}

/** A page with the lists of one type or of several, one at a time: `?liste=` names any but the first. */
function listPage(path: ListPath): Route {
  const noms = contentTypesOn(path)
  // One for good: another would be another page to React.
  let Page: ComponentType<AdminPageProps<Query>> | undefined
  return adminPage<Query>({
    path,
    request: ListePageQuery,
    async load() {
      const [{ ListePage, query }, ...genres] = await Promise.all([
        import('./liste/ListePage.tsx'),
        ...noms.map(contentTypeOf),
      ])
      Page ??= (props) => <ListePage {...props} genres={genres} />
      return { default: Page, query }
    },
    variables(asked) {
      // A part of the page asks for what it shows by itself.
      const search = partIn(path, asked) ? new URLSearchParams() : asked
      const [first, ...others] = noms
      if (!first) throw new Error(`${path} lists nothing.`)
      const type = others.find((nom) => contentTypes[nom].liste === search.get('liste')) ?? first
      const { tris, parent, classement } = contentTypes[type]
      const faq = parent ? globalId('Faq', search.get(parent)) : null
      const categorie = classement?.parametre === 'categorie' ? search.get('categorie') : null
      return {
        type,
        faq,
        parent: faq ?? '',
        isOfOne: faq !== null,
        category: classement && categorie ? globalId(contentTypes[classement.parmi].type, categorie) : null,
        isClassed: classement !== undefined,
        // Any will do where the list is not narrowed.
        among: classement?.parmi ?? 'FAQ',
        ...argumentsOf(listFilterOf(search, tris[0]), tris[0]),
      }
    },
  })
}

/** Every admin page. Code and data of each come with its first visit. */
export const routes: readonly Route[] = [
  barePage({ path: login, load: () => import('./login/LoginPage.tsx') }),
  barePage({ path: inscrire, load: () => import('./inscrire/InscrirePage.tsx') }),
  adminPage({
    path: dashboard,
    request: DashboardPageQuery,
    load: () => import('./dashboard/DashboardPage.tsx'),
    variables: (search) => listArguments(inboxQueryOf(search)),
  }),
  adminPage({
    path: journal,
    request: JournalPageQuery,
    load: () => import('./journal/JournalPage.tsx'),
    variables: (search) => journalArguments(journalFilterOf(search)),
  }),
  adminPage({
    path: images,
    request: ImagesPageQuery,
    load: () => import('./images/ImagesPage.tsx'),
    variables: (search) => imagesArguments(imagesFilterOf(search)),
  }),
  adminPage({
    path: webhooks,
    request: WebhooksPageQuery,
    load: () => import('./webhooks/WebhooksPage.tsx'),
    variables: () => ({}),
  }),
  ...Object.keys(pages).filter(isListPath).map(listPage),
]

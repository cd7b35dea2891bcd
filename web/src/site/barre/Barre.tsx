import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ListPath } from '../../admin/paths.ts'
import { usePageLocation } from '../../router/location.ts'
import type { Params } from '../../router/route.ts'
import type { BarreQuery } from '../../__generated__/BarreQuery.graphql.ts'
import classes from './Barre.module.css'

/** The way for staff from a page to what it is made of: no visitor loads it. */
export default function Barre({ params: { key = '' } }: { params: Params }) {
  const { path } = usePageLocation()
  const [, section = ''] = path.split('/')
  const { site } = useLazyLoadQuery<BarreQuery>(
    graphql`
      query BarreQuery(
        $key: String!
        $unService: Boolean!
        $unProjet: Boolean!
        $unePage: Boolean!
        $uneOffre: Boolean!
      ) {
        site {
          entreprise {
            databaseId
          }
          presentation {
            databaseId
          }
          service(key: $key) @include(if: $unService) {
            databaseId
          }
          projet(key: $key) @include(if: $unProjet) {
            databaseId
          }
          page(key: $key) @include(if: $unePage) {
            databaseId
          }
          offre(key: $key) @include(if: $uneOffre) {
            databaseId
          }
        }
      }
    `,
    {
      key,
      unService: section === 'services',
      unProjet: section === 'projets',
      unePage: section === 'pages',
      uneOffre: section === 'carriere' && key !== '',
    },
  )
  const editeur = editorOf(section, site)
  return (
    <aside className={classes.barre} aria-label="Pour l’équipe" data-ecran>
      {editeur && <a href={editeur}>Modifier</a>}
      <a href={`/admin/site?partie=textes&page=${textsOf(section)}`}>
        {editeur ? 'Textes' : 'Modifier'}
        <span className="hors-ecran"> {editeur ? 'de cette page' : 'les textes'}</span>
      </a>
      <a href="/admin/dashboard">Administration</a>
    </aside>
  )
}

/** The page of the catalogue of texts for each first part of an address. */
const pagesOfTexts: Readonly<Record<string, string>> = {
  '': 'accueil',
  histoire: 'histoire',
  equipe: 'equipe',
  references: 'references',
  Faq: 'faq',
  contact: 'contact',
  services: 'service',
  projets: 'projet',
  pages: 'page',
  devis: 'devis',
  carriere: 'carriere',
  'mentions-legales': 'mentions',
  confidentialite: 'confidentialite',
  accessibilite: 'accessibilite',
  plan: 'plan',
}

/** The texts of a page; any other address is that of the page that says so. */
function textsOf(section: string): string {
  return pagesOfTexts[section] ?? 'introuvable'
}

/** The editor of a page; null where nothing of it is edited. */
function editorOf(section: string, site: BarreQuery['response']['site']): string | null {
  const { entreprise, presentation, service, projet, page, offre } = site
  switch (section) {
    case '':
      return liste('/admin/pages/presentation')
    case 'histoire':
      return liste('/admin/pages/presentation', presentation)
    case 'equipe':
      return liste('/admin/pages/createquipe')
    case 'Faq':
      return liste('/admin/pages/createfaq')
    case 'references':
      return liste('/admin/pages/createprojet')
    case 'services':
      return service ? liste('/admin/pages/createservice', service) : null
    case 'projets':
      return projet ? liste('/admin/pages/createprojet', projet) : null
    case 'pages':
      return page ? liste('/admin/site', page) : null
    case 'carriere':
      return liste('/admin/site?liste=offres', offre)
    case 'accessibilite':
      return '/admin/site?partie=accessibilite'
    case 'contact':
    case 'mentions-legales':
    case 'confidentialite':
      return liste('/admin/pages/createntreprise', entreprise)
    default:
      return null
  }
}

/** A list of the back office, with the editor of one of its items open over it. */
function liste(
  page: ListPath | `${ListPath}?liste=${string}`,
  item?: { readonly databaseId: number } | null,
): string {
  return item?.databaseId ? `${page}${page.includes('?') ? '&' : '?'}modifier=${item.databaseId}` : page
}

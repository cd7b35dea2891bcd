import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react'
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import type { ApercuTextesQuery } from '../../../__generated__/ApercuTextesQuery.graphql.ts'
import { createBrowserEnvironment } from '../../../relay/environment.ts'
import { SiteLayout } from '../../../site/SiteLayout.tsx'
import type { PageProps, SiteQuery } from '../../../site/sitePage.tsx'
import { TextsContext } from '../../../texts/texts.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Cadre } from '../../apercu/cadre/Cadre.tsx'
import filtres from '../../liste/filtres/Filtres.module.css'
import { signedInAgain } from '../../session/signedInAgain.ts'
import classes from './Textes.module.css'

interface ApercuTextesProps {
  /** Name of the page in the catalogue. */
  page: string
  /** Texts as they are to be, by key; all others are as visitors read them. */
  texts: ReadonlyMap<string, string>
}

/** The page itself, with what is being written in its place; where texts stand on several pages, one of them. */
export function ApercuTextes({ page, texts }: ApercuTextesProps) {
  const [environment] = useState(() => createBrowserEnvironment('admin', {}, signedInAgain))
  const [chosen, setChosen] = useState('')
  const known = useMemo(() => ({ published: texts, common: {} }), [texts])
  const shownOn = places[page]
  const place = shownOn?.find(({ nom }) => nom === chosen) ?? shownOn?.[0]
  if (!place) return null
  return (
    <div className={classes.apercu}>
      {shownOn && shownOn.length > 1 && (
        <label className={filtres.tri}>
          Page de l’aperçu
          <select value={place.nom} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {shownOn.map(({ nom }) => (
              <option key={nom}>{nom}</option>
            ))}
          </select>
        </label>
      )}
      <RelayEnvironmentProvider environment={environment}>
        <Cadre titre="Aperçu de la page">
          <TextsContext value={known}>
            <ErrorBoundary of={place} fallback={<p>L’aperçu n’a pas pu être chargé.</p>}>
              <Suspense fallback={null}>
                <place.Page />
              </Suspense>
            </ErrorBoundary>
          </TextsContext>
        </Cadre>
      </RelayEnvironmentProvider>
    </div>
  )
}

interface PageModule<Query extends SiteQuery> {
  default: ComponentType<PageProps<Query>>
  query: GraphQLTaggedNode
}

type Load<Query extends SiteQuery> = () => Promise<PageModule<Query>>

/** A page of the site, loaded once it is shown. */
function previewed<Query extends SiteQuery & { variables: Variables }>(
  load: Load<Query>,
  variables: Query['variables'],
): ComponentType {
  const Page = loaded(load)
  return function PreviewedPage() {
    return <Page variables={variables} />
  }
}

interface LoadedProps<Query extends SiteQuery> {
  variables: Query['variables']
}

function loaded<Query extends SiteQuery & { variables: Variables }>(
  load: Load<Query>,
): ComponentType<LoadedProps<Query>> {
  return lazy(async () => {
    const { default: Page, query } = await load()
    return {
      default: function LoadedPage({ variables }: LoadedProps<Query>) {
        const data = useLazyLoadQuery<Query>(query, variables)
        return (
          <SiteLayout site={data.site}>
            <Page data={data} params={{}} variables={variables} />
          </SiteLayout>
        )
      },
    }
  })
}

type ItemList = 'services' | 'projets' | 'pages' | 'offres'

/** The page of the first item of a list that visitors see. */
function itemPreviewed<Query extends SiteQuery & { variables: { key: string } }>(
  load: Load<Query>,
  list: ItemList,
): ComponentType {
  const Page = loaded(load)
  return function PreviewedItem() {
    const { site } = useLazyLoadQuery<ApercuTextesQuery>(
      graphql`
        query ApercuTextesQuery {
          site {
            services(first: 1) {
              edges {
                node {
                  slug
                }
              }
            }
            projets(first: 1) {
              edges {
                node {
                  slug
                }
              }
            }
            pages(first: 1) {
              edges {
                node {
                  slug
                }
              }
            }
            offres(first: 1) {
              edges {
                node {
                  slug
                }
              }
            }
          }
        }
      `,
      {},
    )
    const key = site[list].edges[0]?.node.slug
    if (!key) return <p>Rien de tel n’est en ligne&nbsp;: il n’y a pas de page à montrer.</p>
    return <Page variables={{ key }} />
  }
}

/** A page on which texts are shown. */
interface Place {
  nom: string
  Page: ComponentType
}

const accueil: Place = {
  nom: 'Accueil',
  Page: previewed(() => import('../../../site/accueil/AccueilPage.tsx'), {}),
}
const contact: Place = {
  nom: 'Contact',
  Page: previewed(() => import('../../../site/contact/ContactPage.tsx'), {}),
}
const devis: Place = {
  nom: 'Devis',
  Page: previewed(() => import('../../../site/devis/DevisPage.tsx'), {
    service: '',
    isNamed: false,
    projet: '',
    isLike: false,
  }),
}
const carriere: Place = {
  nom: 'Carrière',
  Page: previewed(() => import('../../../site/carriere/CarrierePage.tsx'), {}),
}
const offre: Place = {
  nom: 'Une offre d’emploi',
  Page: itemPreviewed(() => import('../../../site/carriere/OffrePage.tsx'), 'offres'),
}
const references: Place = {
  nom: 'Références',
  Page: previewed(() => import('../../../site/references/ReferencesPage.tsx'), {
    category: null,
    isNarrowed: false,
    count: 12,
  }),
}
const projet: Place = {
  nom: 'Un projet',
  Page: itemPreviewed(() => import('../../../site/projet/ProjetPage.tsx'), 'projets'),
}
const service: Place = {
  nom: 'Un service',
  Page: itemPreviewed(() => import('../../../site/service/ServicePage.tsx'), 'services'),
}

function single(Page: ComponentType): readonly Place[] {
  return [{ nom: '', Page }]
}

/** The pages on which the texts of each part of the catalogue stand. */
const places: Readonly<Record<string, readonly Place[]>> = {
  commun: [accueil, service],
  formulaires: [contact, devis, carriere],
  accueil: [accueil],
  histoire: single(previewed(() => import('../../../site/histoire/HistoirePage.tsx'), {})),
  equipe: single(previewed(() => import('../../../site/equipe/EquipePage.tsx'), {})),
  references: [references],
  projets: [references, accueil],
  projet: [projet],
  faq: single(previewed(() => import('../../../site/faq/FaqPage.tsx'), {})),
  contact: [contact],
  service: [service],
  devis: [devis],
  carriere: [carriere, offre],
  page: single(itemPreviewed(() => import('../../../site/page/PagePage.tsx'), 'pages')),
  mentions: single(previewed(() => import('../../../site/legal/MentionsLegalesPage.tsx'), {})),
  confidentialite: single(previewed(() => import('../../../site/legal/ConfidentialitePage.tsx'), {})),
  accessibilite: single(previewed(() => import('../../../site/accessibilite/AccessibilitePage.tsx'), {})),
  plan: single(previewed(() => import('../../../site/plan/PlanPage.tsx'), {})),
  introuvable: single(previewed(() => import('../../../site/introuvable/IntrouvablePage.tsx'), {})),
}

import { lazy } from 'react'
import { graphql } from 'react-relay'
import type { ListePageQuery } from '../../__generated__/ListePageQuery.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { CodeManquant } from '../editeur/saisies/CodeManquant.tsx'
import type { AdminPageProps } from '../page.tsx'
import { pages } from '../paths.ts'
import { peut } from '../peut/peut.ts'
import { partIn, partsOf } from '../site/parts.ts'
import { Onglets } from '../ui/Onglets.tsx'
import type { ContentType } from './contentType.ts'
import { Liste } from './Liste.tsx'
import classes from './ListePage.module.css'

const SitePart = lazy(() => import('../site/SitePart.tsx'))

export const query = graphql`
  query ListePageQuery(
    $type: ContentName!
    $faq: ID
    $category: ID
    $drafted: Boolean
    $isClassed: Boolean!
    $among: ContentName!
    $parent: ID!
    $isOfOne: Boolean!
    $search: String
    $status: Boolean
    $trashed: Boolean
    $order: ContentOrder
  ) @preloadable {
    ...AdminLayout_query
    parent: node(id: $parent) @include(if: $isOfOne) {
      ... on Content {
        libelle
      }
    }
    admin {
      ...Liste_admin
      classes: contents(type: $among, order: SITE, first: 100) @include(if: $isClassed) {
        edges {
          node {
            databaseId
            libelle
          }
        }
      }
    }
  }
`

interface ListePageProps extends AdminPageProps<ListePageQuery> {
  /** The lists of this page. */
  genres: readonly ContentType[]
}

/** A content page: its name, and one of its lists at a time. */
export function ListePage({ data: { admin, parent }, variables, genres }: ListePageProps) {
  const { search } = usePageLocation()
  const contentType = genres.find(({ nom }) => nom === variables.type)
  if (!contentType) return null
  const { titre } = pages[contentType.page]
  const part = peut('CONTENU') ? partIn(contentType.page, new URLSearchParams(search)) : undefined
  return (
    <>
      <title>{`${titre} – Administration`}</title>
      <h1>{titre}</h1>
      {genres.length > 1 && (
        <Onglets
          nom={titre}
          onglets={[
            ...genres.map(({ nom, page, liste, plusieurs }) => ({
              href: liste ? `${page}?liste=${liste}` : page,
              nom: plusieurs,
              actif: !part && nom === contentType.nom,
            })),
            ...(peut('CONTENU') ? partsOf(contentType.page) : []).map(({ partie, nom }) => ({
              href: `${contentType.page}?partie=${partie}`,
              nom,
              actif: partie === part?.partie,
            })),
          ]}
        />
      )}
      {part && (
        <QueryBoundary
          of={part.partie}
          failed={<CodeManquant quoi={`La partie «\u00a0${part.nom}\u00a0»`} />}
        >
          <SitePart partie={part.partie} />
        </QueryBoundary>
      )}
      {parent?.libelle && (
        <h2 className={classes.parent}>
          {contentType.plusieurs} de «&nbsp;{parent.libelle}&nbsp;»
        </h2>
      )}
      {admin && !part && (
        <Liste
          key={contentType.nom}
          admin={admin}
          contentType={contentType}
          parmi={admin.classes?.edges.map(({ node }) => node) ?? []}
          demande={variables}
        />
      )}
    </>
  )
}

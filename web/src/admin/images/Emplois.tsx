import { graphql, usePaginationFragment } from 'react-relay'
import { useRef } from 'react'
import type { Emplois_media$key, MediaUsageState } from '../../__generated__/Emplois_media.graphql.ts'
import type { EmploisPaginationQuery } from '../../__generated__/EmploisPaginationQuery.graphql.ts'
import { contentTypeInfo } from '../contentTypes.ts'
import dashboard from '../dashboard/Dashboard.module.css'
import { editorHref } from '../editorHref.ts'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import classes from './Images.module.css'

const states: Readonly<Record<MediaUsageState, string>> = {
  LIVE: 'En ligne',
  OFFLINE: 'Hors ligne',
  TRASH: 'Corbeille',
  DRAFT: 'Brouillon',
  VERSION: 'Ancienne version',
}

const fields: Readonly<Record<string, string>> = {
  contenu: 'Texte',
  contenue: 'Texte',
  description: 'Description',
  footerSec: 'Texte du pied de page',
  reponse: 'Réponse',
  documents: 'Documents',
  galerie: 'Galerie',
  image: 'Image',
  logo: 'Logo',
  partage: 'Image de partage',
  photo: 'Photo',
  symbole: 'Symbole',
}

/** Places in which a picture is used, each with the way there. */
export function Emplois({ media }: { media: Emplois_media$key }) {
  const pagination = usePaginationFragment<EmploisPaginationQuery, Emplois_media$key>(
    graphql`
      fragment Emplois_media on Media
      @refetchable(queryName: "EmploisPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        usages(first: $first, after: $after) @connection(key: "Emplois_usages") {
          totalCount
          edges {
            node {
              state
              field
              place
              content {
                __typename
                id
                databaseId
                libelle
                softdelete
              }
            }
          }
        }
      }
    `,
    media,
  )
  const rows = useRef<HTMLUListElement>(null)
  const { edges, totalCount } = pagination.data.usages
  return (
    <section aria-labelledby="emplois" className={classes.emplois}>
      <h3 id="emplois">
        Emplois <small>{totalCount.toLocaleString('fr-FR')}</small>
      </h3>
      <ul ref={rows} className={dashboard.rangs} aria-labelledby="emplois">
        {edges.map(({ node: { state, field, place, content } }) => {
          const fiche = contentTypeInfo(content.__typename)
          const where = field === 'galerie' && state !== 'VERSION' ? `, image ${place + 1}` : ''
          return (
            <li key={`${state} ${field} ${place} ${content.id}`}>
              <span className={dashboard.quoi}>
                {fiche ? <a href={editorHref(fiche, content, field)}>{content.libelle}</a> : content.libelle}
                <small>
                  {fiche?.un}, {fields[field] ?? field}
                  {where}
                </small>
              </span>
              <span className={dashboard.statut} data-attend={state === 'LIVE' ? undefined : ''}>
                {states[state]}
              </span>
            </li>
          )
        })}
      </ul>
      {totalCount === 0 && <p className={dashboard.vide}>Rien ne l’emploie.</p>}
      <VoirPlus shown={edges.length} pagination={pagination} rows={rows} />
    </section>
  )
}

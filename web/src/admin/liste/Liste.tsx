import { lazy, useId } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import type { ListePaginationQuery } from '../../__generated__/ListePaginationQuery.graphql.ts'
import type { ListePageQuery$variables } from '../../__generated__/ListePageQuery.graphql.ts'
import type { Liste_admin$key } from '../../__generated__/Liste_admin.graphql.ts'
import type { Liste_stats$key } from '../../__generated__/Liste_stats.graphql.ts'
import { withBar } from '../choix/withBar.tsx'
import { SelectionContext, selectionCount, useSelection } from '../choix/useSelection.ts'
import { noneLabel } from '../wording.ts'
import { ListContext } from './listContext.ts'
import { EditeurOuvert } from './EditeurOuvert.tsx'
import { type ListFilter, listFilterOf } from './filtres/listFilter.ts'
import type { Classe } from './filtres/Classement.tsx'
import { Filtres } from './filtres/Filtres.tsx'
import { isOrdered, type ContentType } from './contentType.ts'
import { Ligne } from './Ligne.tsx'
import classes from './Liste.module.css'
import { peut } from '../peut/peut.ts'
import { OrdreOuvert } from './ordre/OrdreOuvert.tsx'
import { useKeyboardPlace } from '../ui/useKeyboardPlace.ts'
import { useReload } from './useReload.ts'
import { VoirPlus } from './VoirPlus.tsx'

const BarreListe = lazy(() => import('./actes/BarreListe.tsx'))

interface ListeProps {
  contentType: ContentType
  admin: Liste_admin$key
  /** Among what the list can be narrowed. */
  parmi: readonly Classe[]
  /** What it was asked for. */
  demande: ListePageQuery$variables
}

/** A list of the back office: filters, rows, more rows, and the editor that the address opens. */
export function Liste({ contentType, admin, parmi, demande }: ListeProps) {
  const pagination = usePaginationFragment<ListePaginationQuery, Liste_admin$key>(
    graphql`
      fragment Liste_admin on Admin
      @refetchable(queryName: "ListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        contents(
          first: $first
          after: $after
          type: $type
          faq: $faq
          category: $category
          drafted: $drafted
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        )
          @connection(
            key: "Liste_contents"
            filters: ["type", "faq", "category", "drafted", "search", "status", "trashed", "order"]
          ) {
          __id
          totalCount
          totalIsMore
          stats {
            ...Liste_stats
          }
          edges {
            node {
              id
              libelle
              status
              ...Ligne_content
            }
          }
        }
      }
    `,
    admin,
  )
  const { __id, edges, totalCount, totalIsMore, stats: compte } = pagination.data.contents
  const { hasNext } = pagination
  const items = edges.map(({ node }) => node)
  const stats = useFragment<Liste_stats$key>(
    graphql`
      fragment Liste_stats on ContentStats {
        id
        total
        activeCount
        activeLimit
        trashed
        drafts
        actives {
          id
          libelle
        }
      }
    `,
    compte,
  )
  const { search } = usePageLocation()
  const params = new URLSearchParams(search)
  const filter = listFilterOf(params, contentType.tris[0])
  const { etat } = filter
  const { classement } = contentType
  const isPart = classement !== undefined && params.has(classement.parametre)
  const compteurId = useId()
  const { rows, beforeRowLeaves } = useKeyboardPlace(edges.length)
  const ids = items.map(({ id }) => id)
  const choix = useSelection(__id, ids)
  const reload = useReload(pagination, edges.length)
  const context = {
    contentType: contentType,
    etat,
    connectionId: __id,
    stats,
    counterId: compteurId,
    beforeRowLeaves,
  }

  return (
    <ListContext value={context}>
      <SelectionContext value={choix}>
        <Filtres
          parmi={parmi}
          total={hasNext ? totalCount : edges.length}
          totalIsMore={hasNext && totalIsMore}
        />
        {params.has('ordonner') && isOrdered(contentType) && peut('CONTENU') ? (
          <OrdreOuvert items={items} pagination={pagination} />
        ) : (
          <div role="presentation" onKeyDown={choix.onEscape}>
            <ul ref={rows} className={classes.rangees} data-choix={choix.isOpen || undefined}>
              {withBar(
                items.map((item) => <Ligne key={item.id} content={item} />),
                choix,
                <BarreListe
                  ids={ids}
                  demande={demande}
                  total={hasNext ? totalCount : edges.length}
                  totalIsMore={hasNext && totalIsMore}
                  reload={reload}
                />,
              )}
            </ul>
            {edges.length === 0 && !hasNext && (
              <p className={classes.vide}>{emptyText(contentType, filter, isPart && classement.ici)}</p>
            )}
            <VoirPlus shown={edges.length} pagination={pagination} rows={rows} />
            <p role="status" className="hors-ecran">
              {choix.isOpen && selectionCount(choix.ids.size)}
            </p>
          </div>
        )}
        {peut('CONTENU') && <EditeurOuvert items={items} />}
      </SelectionContext>
    </ListContext>
  )
}

/** What stands in place of the rows; `ici` names the part that the list is narrowed to. */
function emptyText(contentType: ContentType, { etat, q }: ListFilter, here: string | false): string {
  const where = here ? ` ${here}` : ''
  if (q) return `Rien ne correspond à «\u00a0${q}\u00a0»${where}.`
  if (etat === 'publies') return `Rien n’est publié${where || ' pour l’instant'}.`
  if (etat === 'hors-ligne') return `Rien n’est hors ligne${where}.`
  if (etat === 'brouillons') return `Aucun brouillon n’attend${where}.`
  if (etat === 'corbeille') return where ? `Rien n’est à la corbeille${where}.` : 'La corbeille est vide.'
  return `${noneLabel(contentType)}${where || ' pour l’instant'}.`
}

import { lazy } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { withBar } from '../../../choix/withBar.tsx'
import { BoutonChoisir } from '../../../choix/BoutonChoisir.tsx'
import { SelectionContext, selectionCount, useSelection } from '../../../choix/useSelection.ts'
import type { Indesirables_admin$key } from '../../../../__generated__/Indesirables_admin.graphql.ts'
import type { IndesirablesPaginationQuery } from '../../../../__generated__/IndesirablesPaginationQuery.graphql.ts'
import { useKeyboardPlace } from '../../../ui/useKeyboardPlace.ts'
import { VoirPlus } from '../../../liste/VoirPlus.tsx'
import { inboxes, type InboxName } from '../inboxes.ts'
import classes from '../BoiteDeReception.module.css'
import { Indesirable } from './Indesirable.tsx'

const BarreIndesirables = lazy(() => import('./BarreIndesirables.tsx'))

interface IndesirablesProps {
  admin: Indesirables_admin$key
  boite: InboxName
  q: string
}

/** What may be robots’: each opens where it stands, to be judged. */
export default function Indesirables({ admin, boite, q }: IndesirablesProps) {
  const pagination = usePaginationFragment<IndesirablesPaginationQuery, Indesirables_admin$key>(
    graphql`
      fragment Indesirables_admin on Admin
      @refetchable(queryName: "IndesirablesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        indesirables(first: $first, after: $after, type: $type, search: $search)
          @connection(key: "Indesirables_indesirables", filters: ["type", "search"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...Indesirable_indesirable
            }
          }
        }
      }
    `,
    admin,
  )
  const { __id: connectionId, edges, totalCount } = pagination.data.indesirables
  const { rows, beforeRowLeaves } = useKeyboardPlace(edges.length, '[aria-labelledby=boite]')
  const ids = edges.map(({ node }) => node.id)
  const choix = useSelection(connectionId, ids, '[aria-labelledby=boite]')
  return (
    <div role="presentation" className={classes.indesirables} onKeyDown={choix.onEscape}>
      <p className={classes.compte}>
        <span>
          {totalCount.toLocaleString('fr')} {totalCount > 1 ? 'éléments' : 'élément'}
        </span>
        {edges.length > 0 && <BoutonChoisir choix={choix} />}
        <span>Ni comptés, ni annoncés&nbsp;; effacés au bout de 30&nbsp;jours.</span>
      </p>
      {edges.length === 0 && !pagination.hasNext && (
        <p className={classes.vide}>
          {q === ''
            ? 'Aucun envoi suspect. Ce qui ressemble à l’envoi d’un robot attend ici qu’on le regarde.'
            : `Rien ne contient «\u00a0${q}\u00a0» parmi les indésirables.`}
        </p>
      )}
      <SelectionContext value={choix}>
        <ul
          ref={rows}
          aria-label={`${inboxes[boite].libelle}, indésirables`}
          data-choix={choix.isOpen || undefined}
        >
          {withBar(
            edges.map(({ node }) => (
              <Indesirable
                key={node.id}
                indesirable={node}
                connectionId={connectionId}
                beforeRowLeaves={beforeRowLeaves}
              />
            )),
            choix,
            <BarreIndesirables
              boite={boite}
              q={q}
              connectionId={connectionId}
              ids={ids}
              total={totalCount}
              totalIsMore={false}
            />,
          )}
        </ul>
        <VoirPlus shown={edges.length} pagination={pagination} rows={rows} />
        <p role="status" className="hors-ecran">
          {choix.isOpen && selectionCount(choix.ids.size)}
        </p>
      </SelectionContext>
    </div>
  )
}

import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler } from 'relay-runtime'
import { isPlainClick, linkTarget } from '../../../router/links.ts'
import { usePageLocation } from '../../../router/location.ts'
import { backTo } from '../../../router/steps.ts'
import { adresseAvec } from '../../liste/filtre.ts'
import { countBy } from '../../liste/place.ts'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { type Nouvelle, useNouvelles } from '../../panneaux/notifications/nouvelles.ts'
import type { Boite_admin$key } from '../../../__generated__/Boite_admin.graphql.ts'
import type { BoitePaginationQuery } from '../../../__generated__/BoitePaginationQuery.graphql.ts'
import { adresseOf, boites } from './boite.ts'
import classes from './Boite.module.css'
import { FiltresDeBoite } from './FiltresDeBoite.tsx'
import { LigneMessage } from './LigneMessage.tsx'
import { MessageOuvert } from './MessageOuvert.tsx'
import { useClavier } from './useClavier.ts'

/** What visitors have sent: the list, and the one that the address opens beside it. */
export function Boite({ admin }: { admin: Boite_admin$key }) {
  const pagination = usePaginationFragment<BoitePaginationQuery, Boite_admin$key>(
    graphql`
      fragment Boite_admin on Admin
      @refetchable(queryName: "BoitePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        ...FiltresDeBoite_admin
        messages(
          first: $first
          after: $after
          type: $type
          lu: $lu
          status: $status
          trashed: $trashed
          search: $search
        ) @connection(key: "Boite_messages", filters: ["type", "lu", "status", "trashed", "search"]) {
          __id
          totalCount
          totalIsMore
          edges {
            node {
              id
              databaseId
              ...LigneMessage_message
            }
          }
        }
      }
    `,
    admin,
  )
  const { data, hasNext, loadNext } = pagination
  const environment = useRelayEnvironment()
  const { path, search, navigate } = usePageLocation()
  const adresse = adresseOf(new URLSearchParams(search))
  const { typename } = boites[adresse.boite]
  const { __id: connexion, edges, totalCount, totalIsMore } = data.messages
  const list = useRef<HTMLUListElement>(null)

  const isLive =
    adresse.etat !== 'corbeille' && adresse.etat !== 'classes' && adresse.etat !== 'lus' && !adresse.q
  const prepend = useCallback(
    (nouvelle: Nouvelle) => {
      if (!isLive || nouvelle.typename !== typename) return
      commitLocalUpdate(environment, (store) => {
        const connection = store.get(connexion)
        const node = store.get(nouvelle.id)
        if (!connection || !node) return
        const shown = connection.getLinkedRecords('edges') ?? []
        if (shown.some((edge) => edge.getLinkedRecord('node')?.getDataID() === nouvelle.id)) return
        ConnectionHandler.insertEdgeBefore(
          connection,
          ConnectionHandler.createEdge(store, connection, node, 'MessageEdge'),
        )
        countBy(connection, 1)
      })
    },
    [environment, connexion, typename, isLive],
  )
  useNouvelles(prepend)

  // A figure above leads here: to the router it is the same page.
  useEffect(() => {
    if (location.hash !== '#boite') return
    const titre = document.getElementById('boite')
    titre?.scrollIntoView({ behavior: 'instant' })
    titre?.focus({ preventScroll: true })
  }, [search])

  // Where nothing is open any more, one is back in the list.
  const last = useRef(adresse.message)
  const unasked = useRef<number>(null)
  useEffect(() => {
    const closed = adresse.message === null ? last.current : null
    if (unasked.current !== adresse.message) unasked.current = null
    last.current = adresse.message
    if (closed === null || document.activeElement !== document.body) return
    const row = list.current?.querySelector<HTMLElement>(`[data-message="${closed}"] a`)
    ;(row ?? document.getElementById('boite'))?.focus()
  }, [adresse.message])

  const place = edges.findIndex(({ node }) => node.databaseId === adresse.message)
  const hrefOf = (message: number | null) =>
    adresseAvec(search, { message: message === null ? null : String(message) })
  /** From one to the next is no step of its own: one step back leads to the list. */
  function open(message: number | undefined): void {
    if (message === undefined) close()
    else navigate(hrefOf(message), { replace: adresse.message !== null })
  }
  function close(): void {
    backTo(hrefOf(null), navigate)
  }
  function onClick({ nativeEvent }: MouseEvent): void {
    const url = adresse.message !== null && isPlainClick(nativeEvent) ? linkTarget(nativeEvent) : null
    if (url?.pathname !== path) return
    const { message } = adresseOf(url.searchParams)
    if (message !== null) open(message)
    else if (url.href === new URL(hrefOf(null), location.href).href) close()
    else return
    nativeEvent.preventDefault()
  }
  const before = place > 0 ? edges[place - 1]?.node.databaseId : undefined
  const after = place >= 0 ? edges[place + 1]?.node.databaseId : undefined
  const onKeyDown = useClavier(list, {
    suivant: () => {
      if (place < 0) open(edges[0]?.node.databaseId)
      else if (after !== undefined) open(after)
      else if (hasNext) loadNext(20)
    },
    precedent: () => before !== undefined && open(before),
    fermer: close,
  })

  return (
    <section
      className={classes['boite']}
      aria-labelledby="boite"
      data-ouvert={adresse.message === null ? undefined : ''}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <FiltresDeBoite admin={data} adresse={adresse} />
      <div className={classes['table']}>
        <div className={classes['colonne']}>
          <p className={classes['compte']}>
            <span>
              {totalIsMore ? 'plus de ' : ''}
              {totalCount.toLocaleString('fr')} {totalCount > 1 ? 'éléments' : 'élément'}
            </span>
            <span className={classes['touches']}>
              <kbd>j</kbd> <kbd>↓</kbd> suivant · <kbd>k</kbd> <kbd>↑</kbd> précédent · <kbd>Échap</kbd>{' '}
              fermer
            </span>
          </p>
          {edges.length === 0 && !hasNext && <p className={classes['vide']}>{vide(adresse.q)}</p>}
          <ul ref={list} className={classes['liste']} aria-label={boites[adresse.boite].libelle}>
            {edges.map(({ node }) => (
              <li key={node.id} data-message={node.databaseId}>
                <LigneMessage
                  message={node}
                  href={hrefOf(node.databaseId)}
                  isOpen={node.databaseId === adresse.message}
                />
              </li>
            ))}
          </ul>
          <VoirPlus shown={edges.length} pagination={pagination} rows={list} />
        </div>
        {adresse.message === null ? (
          <p className={classes['rien']}>Choisissez un élément de la liste pour le lire ici.</p>
        ) : (
          <MessageOuvert
            key={`${typename}:${adresse.message}`}
            typename={typename}
            databaseId={adresse.message}
            connexion={connexion}
            list={list}
            precedent={before === undefined ? null : hrefOf(before)}
            suivant={after === undefined ? null : hrefOf(after)}
            retour={hrefOf(null)}
            isAsked={() => unasked.current !== adresse.message}
            onLeave={() => {
              unasked.current = after ?? before ?? null
              open(after ?? before)
            }}
          />
        )}
      </div>
    </section>
  )
}

function vide(q: string): string {
  return q ? `Rien ne contient «\u00a0${q}\u00a0».` : 'Rien ici pour le moment.'
}

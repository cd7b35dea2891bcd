import { lazy, useRef } from 'react'
import type { useMessages_admin$key } from '../../../__generated__/useMessages_admin.graphql.ts'
import { usePageLocation } from '../../../router/location.ts'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { SelectionContext, useSelection } from '../../choix/useSelection.ts'
import { inboxQueryOf, inboxes, isEverywhere } from './inboxes.ts'
import classes from './BoiteDeReception.module.css'
import { FiltresDeBoite } from './FiltresDeBoite.tsx'
import { useInboxKeys } from './useInboxKeys.ts'
import { ListeDeMessages } from './ListeDeMessages.tsx'
import { MessageOuvert } from './lecture/MessageOuvert.tsx'
import { useArrivals } from './useArrivals.ts'
import { useInboxFocus } from './useInboxFocus.ts'
import { useMessages } from './useMessages.ts'
import { useReading } from './lecture/useReading.ts'

const Indesirables = lazy(() => import('./indesirables/Indesirables.tsx'))

/** What visitors have sent: the list, and the one that the address opens beside it. */
export function BoiteDeReception({ admin }: { admin: useMessages_admin$key }) {
  const messages = useMessages(admin)
  const { __id: connectionId, edges } = messages.data.messages
  const { search } = usePageLocation()
  const adresse = inboxQueryOf(new URLSearchParams(search))
  const { boite, message } = adresse
  const list = useRef<HTMLUListElement>(null)
  const { indesirables } = messages.data
  const shown = indesirables ? [] : edges.map(({ node }) => node.databaseId)
  const reading = useReading(message, shown)
  const choix = useSelection(
    connectionId,
    edges.map(({ node }) => node.id),
    '[aria-labelledby=boite]',
  )
  useArrivals(connectionId, adresse)
  useInboxFocus(message, list)

  const { before, after, open } = reading
  const onKeyDown = useInboxKeys(list, {
    next() {
      if (message === null || !shown.includes(message)) open(shown[0])
      else if (after !== undefined) open(after)
      else if (messages.hasNext) messages.loadNext(20)
    },
    previous() {
      if (before !== undefined) open(before)
    },
    close: reading.close,
    choose(row) {
      const one = row ?? edges.find(({ node }) => node.databaseId === message)?.node.id
      if (one !== undefined) choix.toggle(one)
    },
  })

  return (
    <section
      className={classes.boite}
      aria-labelledby="boite"
      data-ouvert={message === null ? undefined : ''}
      onClick={reading.onClick}
      onKeyDown={onKeyDown}
    >
      <FiltresDeBoite admin={messages.data} adresse={adresse} />
      {indesirables ? (
        <QueryBoundary
          failed={<p role="alert">Cette liste n’a pas pu être chargée. Rechargez la page.</p>}
          waiting={<p className={classes.vide}>Un instant…</p>}
        >
          <Indesirables key={boite} admin={indesirables} boite={boite} q={adresse.q} />
        </QueryBoundary>
      ) : (
        <div className={classes.table}>
          <SelectionContext value={choix}>
            <ListeDeMessages adresse={adresse} messages={messages} reading={reading} list={list} />
          </SelectionContext>
          {message === null ? (
            <p className={classes.rien}>Choisissez un élément de la liste pour le lire ici.</p>
          ) : (
            <MessageOuvert
              key={`${boite}:${message}`}
              typename={inboxes[boite].typename}
              databaseId={message}
              connectionId={connectionId}
              partout={isEverywhere(adresse)}
              list={list}
              reading={reading}
            />
          )}
        </div>
      )}
    </section>
  )
}

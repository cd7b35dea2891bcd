import { lazy, type RefObject } from 'react'
import { useReload } from '../../liste/useReload.ts'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { withBar } from '../../choix/withBar.tsx'
import { BoutonChoisir } from '../../choix/BoutonChoisir.tsx'
import { selectionCount, useSelectionContext } from '../../choix/useSelection.ts'
import { usePageLocation } from '../../../router/location.ts'
import { hrefWith } from '../../liste/filtres/listFilter.ts'
import { type InboxQuery, inboxes, isEverywhere, inboxStates, inboxConnectionId } from './inboxes.ts'
import classes from './BoiteDeReception.module.css'
import { LigneMessage } from './LigneMessage.tsx'
import type { Messages } from './useMessages.ts'
import type { Reading } from './lecture/useReading.ts'

const BarreMessages = lazy(() => import('./BarreMessages.tsx'))

interface ListeDeMessagesProps {
  adresse: InboxQuery
  messages: Messages
  reading: Reading
  list: RefObject<HTMLUListElement | null>
}

/** How many there are, how the keyboard goes through them, and the rows themselves. */
export function ListeDeMessages({ adresse, messages, reading, list }: ListeDeMessagesProps) {
  const { __id: connectionId, edges, totalCount, totalIsMore } = messages.data.messages
  const choix = useSelectionContext()
  const reload = useReload(messages, edges.length)

  return (
    <div role="presentation" className={classes.colonne} onKeyDown={choix.onEscape}>
      <p className={classes.compte}>
        <span>
          {totalIsMore ? 'plus de ' : ''}
          {totalCount.toLocaleString('fr')} {totalCount > 1 ? 'éléments' : 'élément'}
        </span>
        {edges.length > 0 && <BoutonChoisir choix={choix} />}
        {edges.length > 0 && (
          <a href={inboxConnectionId(adresse)} download>
            Télécharger en CSV
          </a>
        )}
        <span className={classes.touches}>
          <kbd>j</kbd> <kbd>↓</kbd> suivant · <kbd>k</kbd> <kbd>↑</kbd> précédent · <kbd>x</kbd> choisir ·{' '}
          <kbd>Échap</kbd> fermer
        </span>
      </p>
      {edges.length === 0 && !messages.hasNext && <Vide adresse={adresse} />}
      <ul
        ref={list}
        className={classes.liste}
        aria-label={inboxes[adresse.boite].libelle}
        data-choix={choix.isOpen || undefined}
      >
        {withBar(
          edges.map(({ node }) => (
            <LigneMessage
              key={node.id}
              message={node}
              href={reading.hrefOf(node.databaseId)}
              partout={isEverywhere(adresse)}
              isOpen={node.databaseId === adresse.message}
            />
          )),
          choix,
          <BarreMessages
            adresse={adresse}
            connectionId={connectionId}
            reading={reading}
            ids={edges.map(({ node }) => node.id)}
            total={totalCount}
            totalIsMore={totalIsMore}
            reload={reload}
          />,
        )}
      </ul>
      <VoirPlus shown={edges.length} pagination={messages} rows={list} />
      <p role="status" className="hors-ecran">
        {choix.isOpen && selectionCount(choix.ids.size)}
      </p>
    </div>
  )
}

function Vide({ adresse: { boite, etat, q } }: { adresse: InboxQuery }) {
  const { search } = usePageLocation()
  if (q === '') return <p className={classes.vide}>Rien ici pour le moment.</p>
  const ou = etat === 'tous' ? inboxes[boite].libelle : inboxStates[etat].libelle
  return (
    <p className={classes.vide}>
      {`Rien ne contient «\u00a0${q}\u00a0» dans «\u00a0${ou}\u00a0».`}{' '}
      {etat === 'tous' ? (
        <a href={hrefWith(search, { etat: 'indesirables', message: null })}>
          Chercher parmi les indésirables
        </a>
      ) : (
        <a href={hrefWith(search, { etat: null, message: null })}>Chercher partout</a>
      )}
    </p>
  )
}

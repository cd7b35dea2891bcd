import type { RefObject } from 'react'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { type Adresse, boites } from './boite.ts'
import classes from './BoiteDeReception.module.css'
import { LigneMessage } from './LigneMessage.tsx'
import type { Messages } from './useMessages.ts'
import type { Reading } from './useReading.ts'

interface ListeDeMessagesProps {
  adresse: Adresse
  messages: Messages
  reading: Reading
  list: RefObject<HTMLUListElement | null>
}

/** How many there are, how the keyboard goes through them, and the rows themselves. */
export function ListeDeMessages({ adresse, messages, reading, list }: ListeDeMessagesProps) {
  const { edges, totalCount, totalIsMore } = messages.data.messages
  return (
    <div className={classes.colonne}>
      <p className={classes.compte}>
        <span>
          {totalIsMore ? 'plus de ' : ''}
          {totalCount.toLocaleString('fr')} {totalCount > 1 ? 'éléments' : 'élément'}
        </span>
        <span className={classes.touches}>
          <kbd>j</kbd> <kbd>↓</kbd> suivant · <kbd>k</kbd> <kbd>↑</kbd> précédent · <kbd>Échap</kbd> fermer
        </span>
      </p>
      {edges.length === 0 && !messages.hasNext && <p className={classes.vide}>{vide(adresse.q)}</p>}
      <ul ref={list} className={classes.liste} aria-label={boites[adresse.boite].libelle}>
        {edges.map(({ node }) => (
          <li key={node.id} data-message={node.databaseId}>
            <LigneMessage
              message={node}
              href={reading.hrefOf(node.databaseId)}
              isOpen={node.databaseId === adresse.message}
            />
          </li>
        ))}
      </ul>
      <VoirPlus shown={edges.length} pagination={messages} rows={list} />
    </div>
  )
}

function vide(q: string): string {
  return q ? `Rien ne contient «\u00a0${q}\u00a0».` : 'Rien ici pour le moment.'
}

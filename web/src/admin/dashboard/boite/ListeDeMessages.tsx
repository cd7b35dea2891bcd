import type { RefObject } from 'react'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { usePageLocation } from '../../../router/location.ts'
import { adresseAvec } from '../../liste/filtre.ts'
import { type Adresse, boites, estPartout, etats, tableauOf } from './boite.ts'
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
        {edges.length > 0 && (
          <a href={tableauOf(adresse)} download>
            Télécharger en CSV
          </a>
        )}
        <span className={classes.touches}>
          <kbd>j</kbd> <kbd>↓</kbd> suivant · <kbd>k</kbd> <kbd>↑</kbd> précédent · <kbd>Échap</kbd> fermer
        </span>
      </p>
      {edges.length === 0 && !messages.hasNext && <Vide adresse={adresse} />}
      <ul ref={list} className={classes.liste} aria-label={boites[adresse.boite].libelle}>
        {edges.map(({ node }) => (
          <li key={node.id} data-message={node.databaseId}>
            <LigneMessage
              message={node}
              href={reading.hrefOf(node.databaseId)}
              partout={estPartout(adresse)}
              isOpen={node.databaseId === adresse.message}
            />
          </li>
        ))}
      </ul>
      <VoirPlus shown={edges.length} pagination={messages} rows={list} />
    </div>
  )
}

function Vide({ adresse: { boite, etat, q } }: { adresse: Adresse }) {
  const { search } = usePageLocation()
  if (q === '') return <p className={classes.vide}>Rien ici pour le moment.</p>
  const ou = etat === 'tous' ? boites[boite].libelle : etats[etat].libelle
  return (
    <p className={classes.vide}>
      {`Rien ne contient «\u00a0${q}\u00a0» dans «\u00a0${ou}\u00a0».`}{' '}
      {etat === 'tous' ? (
        <a href={adresseAvec(search, { etat: 'indesirables', message: null })}>
          Chercher parmi les indésirables
        </a>
      ) : (
        <a href={adresseAvec(search, { etat: null, message: null })}>Chercher partout</a>
      )}
    </p>
  )
}

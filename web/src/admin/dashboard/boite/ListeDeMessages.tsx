import { lazy, type RefObject } from 'react'
import { useReload } from '../../liste/useReload.ts'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { avecBarre } from '../../choix/avecBarre.tsx'
import { BoutonChoisir } from '../../choix/BoutonChoisir.tsx'
import { combien, useChoisi } from '../../choix/useSelection.ts'
import { usePageLocation } from '../../../router/location.ts'
import { adresseAvec } from '../../liste/filtres/filtre.ts'
import { type Adresse, boites, estPartout, etats, tableauOf } from './boites.ts'
import classes from './BoiteDeReception.module.css'
import { LigneMessage } from './LigneMessage.tsx'
import type { Messages } from './useMessages.ts'
import type { Reading } from './lecture/useReading.ts'

const BarreMessages = lazy(() => import('./BarreMessages.tsx'))

interface ListeDeMessagesProps {
  adresse: Adresse
  messages: Messages
  reading: Reading
  list: RefObject<HTMLUListElement | null>
}

/** How many there are, how the keyboard goes through them, and the rows themselves. */
export function ListeDeMessages({ adresse, messages, reading, list }: ListeDeMessagesProps) {
  const { __id: connexion, edges, totalCount, totalIsMore } = messages.data.messages
  const choix = useChoisi()
  const recharger = useReload(messages, edges.length)

  return (
    <div role="presentation" className={classes.colonne} onKeyDown={choix.onEscape}>
      <p className={classes.compte}>
        <span>
          {totalIsMore ? 'plus de ' : ''}
          {totalCount.toLocaleString('fr')} {totalCount > 1 ? 'éléments' : 'élément'}
        </span>
        {edges.length > 0 && <BoutonChoisir choix={choix} />}
        {edges.length > 0 && (
          <a href={tableauOf(adresse)} download>
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
        aria-label={boites[adresse.boite].libelle}
        data-choix={choix.estOuvert || undefined}
      >
        {avecBarre(
          edges.map(({ node }) => (
            <LigneMessage
              key={node.id}
              message={node}
              href={reading.hrefOf(node.databaseId)}
              partout={estPartout(adresse)}
              isOpen={node.databaseId === adresse.message}
            />
          )),
          choix.place,
          choix.estOuvert && (
            <BarreMessages
              adresse={adresse}
              connexion={connexion}
              reading={reading}
              ids={edges.map(({ node }) => node.id)}
              total={totalCount}
              totalIsMore={totalIsMore}
              recharger={recharger}
            />
          ),
        )}
      </ul>
      <VoirPlus shown={edges.length} pagination={messages} rows={list} />
      <p role="status" className="hors-ecran">
        {choix.estOuvert && combien(choix.ids.size)}
      </p>
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

import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../../router/location.ts'
import { hrefWith } from '../../liste/filtres/listFilter.ts'
import { Recherche } from '../../liste/filtres/Recherche.tsx'
import type { FiltresDeBoite_admin$key } from '../../../__generated__/FiltresDeBoite_admin.graphql.ts'
import { type InboxQuery, inboxes, inboxStates } from './inboxes.ts'
import classes from './BoiteDeReception.module.css'

/** Which box, which of what is in it, and a search in it. */
export function FiltresDeBoite({ admin, adresse }: { admin: FiltresDeBoite_admin$key; adresse: InboxQuery }) {
  const { stats, ...trouves } = useFragment(
    graphql`
      fragment FiltresDeBoite_admin on Admin {
        stats {
          type
          unread
        }
        Contact: messages(type: CONTACT, first: 0, everywhere: true, search: $search)
          @include(if: $everywhere) {
          totalCount
        }
        Devis: messages(type: DEVIS, first: 0, everywhere: true, search: $search) @include(if: $everywhere) {
          totalCount
        }
        Carriere: messages(type: CARRIERE, first: 0, everywhere: true, search: $search)
          @include(if: $everywhere) {
          totalCount
        }
      }
    `,
    admin,
  )
  const { search } = usePageLocation()
  const hrefFor = (changes: Record<string, string | null>) => hrefWith(search, { message: null, ...changes })
  return (
    <header className={classes.tete}>
      <h2 id="boite" tabIndex={-1}>
        Boîte de réception
      </h2>
      <nav aria-label="Boîtes" className={classes.boites}>
        {Object.entries(inboxes).map(([nom, { libelle, typename }]) => {
          const unread = stats.find(({ type }) => type === typename)?.unread ?? 0
          const hits = trouves[typename]
          return (
            <a
              key={nom}
              href={hrefFor({ boite: nom === 'messages' ? null : nom, etat: null })}
              aria-current={nom === adresse.boite ? 'page' : undefined}
            >
              {libelle}
              {hits ? (
                <Compteur nombre={hits.totalCount} un="trouvé" des="trouvés" />
              ) : (
                unread > 0 && <Compteur nombre={unread} un="non lu" des="non lus" />
              )}
            </a>
          )
        })}
      </nav>
      <nav aria-label="État" className={classes.etats}>
        {Object.entries(inboxStates).map(([nom, { libelle }]) => (
          <a
            key={nom}
            href={hrefFor({ etat: nom === 'tous' ? null : nom })}
            aria-current={nom === adresse.etat ? 'page' : undefined}
          >
            {libelle}
          </a>
        ))}
      </nav>
      <Recherche key={adresse.boite} q={adresse.q} />
    </header>
  )
}

function Compteur({ nombre, un, des }: { nombre: number; un: string; des: string }) {
  return (
    <span className={classes.compteur}>
      {nombre > 999 ? '999+' : nombre}
      <span className="hors-ecran"> {nombre > 1 ? des : un}</span>
    </span>
  )
}

import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../../router/location.ts'
import { adresseAvec } from '../../liste/filtre.ts'
import { Recherche } from '../../liste/Recherche.tsx'
import type { FiltresDeBoite_admin$key } from '../../../__generated__/FiltresDeBoite_admin.graphql.ts'
import { type Adresse, boites, etats } from './boite.ts'
import classes from './BoiteDeReception.module.css'

/** Which box, which of what is in it, and a search in it. */
export function FiltresDeBoite({ admin, adresse }: { admin: FiltresDeBoite_admin$key; adresse: Adresse }) {
  const { stats } = useFragment(
    graphql`
      fragment FiltresDeBoite_admin on Admin {
        stats {
          type
          unread
        }
      }
    `,
    admin,
  )
  const { search } = usePageLocation()
  const vers = (changes: Record<string, string | null>) => adresseAvec(search, { message: null, ...changes })
  return (
    <header className={classes.tete}>
      <h2 id="boite" tabIndex={-1}>
        Boîte de réception
      </h2>
      <nav aria-label="Boîtes" className={classes.boites}>
        {Object.entries(boites).map(([nom, { libelle, typename }]) => {
          const unread = stats.find(({ type }) => type === typename)?.unread ?? 0
          return (
            <a
              key={nom}
              href={vers({ boite: nom === 'messages' ? null : nom, etat: null, q: null })}
              aria-current={nom === adresse.boite ? 'page' : undefined}
            >
              {libelle}
              {unread > 0 && (
                <span className={classes.nonLus}>
                  {unread > 999 ? '999+' : unread}
                  <span className="hors-ecran">{unread > 1 ? ' non lus' : ' non lu'}</span>
                </span>
              )}
            </a>
          )
        })}
      </nav>
      <nav aria-label="État" className={classes.etats}>
        {Object.entries(etats).map(([nom, { libelle }]) => (
          <a
            key={nom}
            href={vers({ etat: nom === 'tous' ? null : nom })}
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

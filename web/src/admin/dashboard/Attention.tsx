import { graphql, useFragment } from 'react-relay'
import { pages } from '../paths.ts'
import { contentTypes } from '../contentTypes.ts'
import type { Attention_admin$key } from '../../__generated__/Attention_admin.graphql.ts'
import { inboxes } from './boite/inboxes.ts'
import classes from './Dashboard.module.css'

interface Releve {
  href: string
  chiffre: string
  libelle: string
  etat: string
  attend: boolean
}

function relevesOfAccounts(waiting: number): Releve {
  return {
    href: '#comptes',
    chiffre: String(waiting),
    libelle: 'Comptes',
    etat: waiting > 0 ? 'en attente' : 'aucun n’attend',
    attend: waiting > 0,
  }
}

/** What needs somebody first, as figures: unread, waiting, and how full what is limited is. */
export function Attention({ admin }: { admin: Attention_admin$key }) {
  const { stats, waiting: accounts } = useFragment(
    graphql`
      fragment Attention_admin on Admin
      @argumentDefinitions(comptes: { type: "Boolean!", provider: "../peut/comptes.relayprovider" }) {
        stats {
          type
          unread
          activeCount
          activeLimit
        }
        waiting: accounts(waiting: true, first: 1) @include(if: $comptes) {
          totalCount
        }
      }
    `,
    admin,
  )
  const of = (typename: string) => stats.find(({ type }) => type === typename)
  const releves: Releve[] = [
    ...Object.entries(inboxes).flatMap(([nom, { typename, libelle }]) => {
      const unread = of(typename)?.unread
      if (typeof unread !== 'number') return []
      return {
        href: `/admin/dashboard?boite=${nom}&etat=non-lus#boite`,
        chiffre: unread > 999 ? '999+' : String(unread),
        libelle,
        etat: unread > 1 ? 'non lus' : unread === 1 ? 'non lu' : 'tout est lu',
        attend: unread > 0,
      }
    }),
    ...(accounts ? [relevesOfAccounts(accounts.totalCount)] : []),
    ...Object.values(contentTypes).flatMap(({ type, page }) => {
      const { activeCount = 0, activeLimit } = of(type) ?? {}
      if (typeof activeLimit !== 'number') return []
      const libres = activeLimit - activeCount
      return {
        href: page,
        chiffre: `${activeCount} / ${activeLimit}`,
        libelle: pages[page].titre,
        etat:
          activeCount === 0
            ? 'rien d’actif'
            : libres === 0
              ? 'complet'
              : libres > 1
                ? `${libres} places libres`
                : '1 place libre',
        attend: activeCount === 0,
      }
    }),
  ]
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="hors-ecran">
        À voir
      </h2>
      <ul className={classes.releves}>
        {releves.map(({ href, chiffre, libelle, etat, attend }) => (
          <li key={libelle} data-attend={attend ? '' : undefined}>
            <a href={href}>
              <span className={classes.libelle}>{libelle}</span>
              <span className={classes.chiffre}>{chiffre}</span>
              <span className={classes.etat}>{etat}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

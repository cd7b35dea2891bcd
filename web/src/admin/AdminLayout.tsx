import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../router/location.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Panne } from '../ui/Panne.tsx'
import type { AdminLayout_query$key } from '../__generated__/AdminLayout_query.graphql.ts'
import classes from './AdminLayout.module.css'
import { MenuUtilisateur } from './menu/MenuUtilisateur.tsx'
import { Messages } from './messages/Messages.tsx'
import { Panneaux } from './panneaux/Panneaux.tsx'
import { pages } from './paths.ts'
import { SessionExpiree } from './session/SessionExpiree.tsx'

/** The admin menu above a page. */
export function AdminLayout({ query, children }: { query: AdminLayout_query$key; children: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment AdminLayout_query on Query {
        site {
          entreprise {
            nom
          }
        }
        viewer {
          ...MenuUtilisateur_account
          ...SessionExpiree_account
        }
        ...NonLus_query
      }
    `,
    query,
  )
  const { site, viewer } = data
  const { path } = usePageLocation()
  const menu = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    // On a phone the links are one line: the current one comes to its middle.
    if (current)
      menu.current?.scrollTo({ left: current.offsetLeft + current.offsetWidth / 2 - innerWidth / 2 })
  }, [path])
  return (
    <>
      <a className="evitement" href="#contenu">
        Aller au contenu
      </a>
      <header className={classes.bandeau}>
        <p className={classes.marque}>
          <a href="/admin/dashboard">
            <span>{site.entreprise.nom}</span>
          </a>
        </p>
        <a href="/" className={classes.site}>
          <span>Voir le site</span>
        </a>
        {viewer && <MenuUtilisateur account={viewer} query={data} />}
        <nav ref={menu} aria-label="Administration" className={classes.liens}>
          <ul>
            {Object.entries(pages).map(([href, { menu: nom }]) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {nom}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="contenu" className={classes.contenu} tabIndex={-1}>
        <ErrorBoundary key={path} fallback={<Panne />}>
          {children}
        </ErrorBoundary>
      </main>
      <Messages />
      <Panneaux />
      {viewer && <SessionExpiree account={viewer} />}
    </>
  )
}

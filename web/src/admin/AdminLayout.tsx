import { type ReactNode, useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { namedElement } from '../router/arrive.ts'
import { usePageLocation } from '../router/location.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Panne } from '../ui/Panne.tsx'
import { rememberStaff } from '../ui/staff.ts'
import type { AdminLayout_query$key } from '../__generated__/AdminLayout_query.graphql.ts'
import classes from './AdminLayout.module.css'
import { Chercher } from './chercher/Chercher.tsx'
import { TimeZoneContext, useTimeZone } from './timeZone.ts'
import { MenuAdmin } from './menu/MenuAdmin.tsx'
import { MenuUtilisateur } from './menu/MenuUtilisateur.tsx'
import { Messages } from './messages/Messages.tsx'
import { useRightsOfPage } from './peut/useRightsOfPage.ts'
import { Panneaux } from './panneaux/Panneaux.tsx'
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
          peut
          ...MenuUtilisateur_account
          ...SessionExpiree_account
        }
        admin {
          timeZone
        }
        ...NonLus_query
      }
    `,
    query,
  )
  const { site, viewer, admin } = data
  const usuel = useTimeZone()
  const { path } = usePageLocation()
  const estConnecte = viewer !== null && viewer !== undefined
  useRightsOfPage(viewer?.peut)
  useEffect(() => rememberStaff(estConnecte), [estConnecte])
  // The browser looked for it before there was a page.
  useEffect(() => namedElement(location.hash)?.scrollIntoView({ behavior: 'instant' }), [])
  return (
    <TimeZoneContext value={admin?.timeZone ?? usuel}>
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
        {viewer && <Chercher />}
        <MenuAdmin />
      </header>
      <main id="contenu" className={classes.contenu} tabIndex={-1}>
        <ErrorBoundary key={path} fallback={<Panne />}>
          {children}
        </ErrorBoundary>
      </main>
      <Messages />
      <Panneaux />
      {viewer && <SessionExpiree account={viewer} />}
    </TimeZoneContext>
  )
}

import { type ReactNode, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../schema/texts/catalogue/commun.ts'
import { usePageLocation } from '../router/location.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Panne } from '../ui/Panne.tsx'
import { useReveal } from '../ui/useReveal.ts'
import { Texts } from '../texts/Texts.tsx'
import { useText } from '../texts/texts.ts'
import type { SiteLayout_site$key } from '../__generated__/SiteLayout_site.graphql.ts'
import classes from './SiteLayout.module.css'
import { Annonce } from './annonce/Annonce.tsx'
import { Etablissement } from './Etablissement.tsx'
import { Entete } from './entete/Entete.tsx'
import { PiedDePage } from './pied/PiedDePage.tsx'
import { HiddenPagesContext } from './shownPages.ts'

/** Public header, page and footer. A page that fails leaves the other two standing. */
export function SiteLayout({ site, children }: { site: SiteLayout_site$key; children: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment SiteLayout_site on Site @argumentDefinitions(page: { type: "String!" }) {
        ...Texts_site @arguments(page: $page)
        ...Entete_site
        ...Annonce_site
        ...PiedDePage_site
        ...Etablissement_site
        menu {
          href
          isShown
        }
      }
    `,
    site,
  )
  const { path } = usePageLocation()
  useReveal(path)
  const { menu } = data
  const hidden = useMemo(
    () => new Set(menu.flatMap(({ href, isShown }) => (isShown || !href ? [] : [href]))),
    [menu],
  )
  return (
    <Texts site={data}>
      <HiddenPagesContext value={hidden}>
        <Evitement />
        <Entete site={data} />
        <Annonce site={data} />
        <main id="contenu" className={classes.contenu} tabIndex={-1}>
          <ErrorBoundary key={path} fallback={<Panne />}>
            {children}
          </ErrorBoundary>
        </main>
        <PiedDePage site={data} />
        <Etablissement site={data} />
      </HiddenPagesContext>
    </Texts>
  )
}

/** The first stop of the keyboard. */
function Evitement() {
  const text = useText()
  return (
    <a className="evitement" href="#contenu">
      {text(commun.eviter)}
    </a>
  )
}

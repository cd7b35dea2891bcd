import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react'
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { createBrowserEnvironment } from '../../../relay/environment.ts'
import { SiteLayout } from '../../../site/SiteLayout.tsx'
import type { PageProps, SiteQuery } from '../../../site/sitePage.tsx'
import { TextsContext } from '../../../texts/texts.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Cadre } from '../../apercu/Cadre.tsx'
import { signedInAgain } from '../../session/signedInAgain.ts'
import classes from './Textes.module.css'

interface ApercuTextesProps {
  /** Name of the page in the catalogue. */
  page: string
  /** What is being written, by key. */
  typed: ReadonlyMap<string, string>
}

/** The page itself, with what is being written in its place. */
export function ApercuTextes({ page, typed }: ApercuTextesProps) {
  const [environment] = useState(() => createBrowserEnvironment('admin', {}, signedInAgain))
  const texts = useMemo(() => ({ published: typed, common: {} }), [typed])
  const Page = pages[page]
  if (!Page) return <p className={classes.sansApercu}>Ces textes ne sont pas sur une page du site.</p>
  return (
    <div className={classes.apercu}>
      <Cadre titre="Aperçu de la page">
        <RelayEnvironmentProvider environment={environment}>
          <TextsContext value={texts}>
            <ErrorBoundary of={page} fallback={<p>L’aperçu n’a pas pu être chargé.</p>}>
              <Suspense fallback={null}>
                <Page />
              </Suspense>
            </ErrorBoundary>
          </TextsContext>
        </RelayEnvironmentProvider>
      </Cadre>
    </div>
  )
}

interface PageModule<Query extends SiteQuery> {
  default: ComponentType<PageProps<Query>>
  query: GraphQLTaggedNode
}

/** A page of the site, loaded once it is shown. */
function previewed<Query extends SiteQuery & { variables: Variables }>(
  load: () => Promise<PageModule<Query>>,
  variables: Query['variables'],
): ComponentType {
  return lazy(async () => {
    const { default: Page, query } = await load()
    return {
      default: function PreviewedPage() {
        const data = useLazyLoadQuery<Query>(query, variables)
        return (
          <SiteLayout site={data.site}>
            <Page data={data} params={{}} variables={variables} />
          </SiteLayout>
        )
      },
    }
  })
}

const accueil = previewed(() => import('../../../site/accueil/AccueilPage.tsx'), {})
const contact = previewed(() => import('../../../site/contact/ContactPage.tsx'), {})

/** The page on which the texts of each part of the catalogue stand. */
const pages: Readonly<Record<string, ComponentType>> = {
  commun: accueil,
  accueil,
  contact,
  formulaires: contact,
  carriere: previewed(() => import('../../../site/carriere/CarrierePage.tsx'), {}),
  devis: previewed(() => import('../../../site/devis/DevisPage.tsx'), {
    service: '',
    isNamed: false,
  }),
  equipe: previewed(() => import('../../../site/equipe/EquipePage.tsx'), {}),
  faq: previewed(() => import('../../../site/faq/FaqPage.tsx'), {}),
  histoire: previewed(() => import('../../../site/histoire/HistoirePage.tsx'), {}),
  introuvable: previewed(() => import('../../../site/introuvable/IntrouvablePage.tsx'), {}),
  mentions: previewed(() => import('../../../site/legal/MentionsLegalesPage.tsx'), {}),
  confidentialite: previewed(() => import('../../../site/legal/ConfidentialitePage.tsx'), {}),
}

import { startTransition, useOptimistic, useState } from 'react'
import { fetchQuery, graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { LienPage } from '../LienPage.tsx'
import { Section } from '../../ui/Section.tsx'
import { OngletsProjets } from '../projet/OngletsProjets.tsx'
import { Planches } from '../projet/Planches.tsx'
import type { ProjetsAccueilQuery } from '../../__generated__/ProjetsAccueilQuery.graphql.ts'
import type { ProjetsAccueil_site$key } from '../../__generated__/ProjetsAccueil_site.graphql.ts'

const byCategory = graphql`
  query ProjetsAccueilQuery($category: String!) {
    site {
      projets(first: 8, category: $category) {
        totalCount
        ...Planches_projets
      }
    }
  }
`

/** Asks again at every `essai` that follows a failure; what is in the store is not asked for twice. */
function PlanchesDe({ category, essai }: { category: string; essai: number }) {
  const { site } = useLazyLoadQuery<ProjetsAccueilQuery>(byCategory, { category }, { fetchKey: essai })
  const text = useText()
  if (site.projets.totalCount > 0) return <Planches projets={site.projets} />
  return <p>{text(accueil.projetsVide)}</p>
}

/** The newest projets, of all categories or of one; a tab keeps the sheets until its own are here. */
export function ProjetsAccueil({ site }: { site: ProjetsAccueil_site$key }) {
  const data = useFragment(
    graphql`
      fragment ProjetsAccueil_site on Site {
        projets(first: 8) {
          totalCount
          ...Planches_projets
        }
        ...OngletsProjets_site
      }
    `,
    site,
  )
  const text = useText()
  const environment = useRelayEnvironment()
  const [{ category, essai }, setChoix] = useState<{ category: string | null; essai: number }>({
    category: null,
    essai: 0,
  })
  const [choisie, choisir] = useOptimistic(category)
  const { projets } = data
  if (projets.totalCount === 0) return null

  function onChoose(next: string | null): void {
    startTransition(() => {
      choisir(next)
      setChoix({ category: next, essai: essai + 1 })
    })
  }

  return (
    <Section
      sujet={text(accueil.projetsSujet)}
      titre={text(accueil.projetsTitre)}
      suite={
        <LienPage href="/references">
          {projets.totalCount > 1
            ? text(accueil.projetsSuite, { nombre: projets.totalCount })
            : text(accueil.projetsSuiteUn)}
        </LienPage>
      }
    >
      <div data-reveal="">
        <OngletsProjets
          site={data}
          choisie={choisie}
          onChoose={onChoose}
          onHint={(hinted) => {
            const variables = { category: hinted }
            fetchQuery(environment, byCategory, variables, { fetchPolicy: 'store-or-network' }).subscribe({})
          }}
        />
        {category === null ? (
          <Planches projets={projets} />
        ) : (
          <QueryBoundary of={essai} failed={<p>{text(accueil.projetsPanne)}</p>}>
            <PlanchesDe category={category} essai={essai} />
          </QueryBoundary>
        )}
      </div>
    </Section>
  )
}

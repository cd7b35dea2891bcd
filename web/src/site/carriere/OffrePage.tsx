import { use } from 'react'
import { graphql } from 'react-relay'
import { carriere } from '../../../../schema/texts/catalogue/carriere.ts'
import { Redirect } from '../../router/Redirect.tsx'
import { SubmittedFormContext } from '../../router/submitted.ts'
import { useText } from '../../texts/texts.ts'
import { useThanks } from '../../ui/formulaire/useThanks.ts'
import { MiseEnPage } from '../ecrire/MiseEnPage.tsx'
import { isFormerSlug } from '../formerSlug.ts'
import { Introuvable } from '../introuvable/Introuvable.tsx'
import type { PageProps } from '../sitePage.tsx'
import type { OffrePageQuery } from '../../__generated__/OffrePageQuery.graphql.ts'
import { CarriereForm } from './CarriereForm.tsx'
import { DonneesOffre } from './DonneesOffre.tsx'
import { FicheOffre } from './FicheOffre.tsx'
import { MerciCandidature } from './MerciCandidature.tsx'

export const query = graphql`
  query OffrePageQuery($key: String!) @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "carriere")
      ...Introuvable_site
      ...MerciCandidature_site
      ...FicheOffre_site
      ...DonneesOffre_site
      offre(key: $key) {
        databaseId
        slug
        libelle
        ...FicheOffre_offre
        ...DonneesOffre_offre
      }
    }
  }
`

/** A job offer by its id, titre or slug; a former slug leads to the one it has now. */
export default function OffrePage({ data: { site }, variables }: PageProps<OffrePageQuery>) {
  const { offre } = site
  const text = useText()
  const merci = useThanks()
  // A form that was refused comes back with what was written in it, whatever has become of the offer.
  const isSubmitted = use(SubmittedFormContext) !== null
  // Its last day may have passed since its form was opened.
  if (merci !== null) return <MerciCandidature site={site} href={`/carriere/${variables.key}`} />
  if (!offre)
    return (
      <>
        <Introuvable site={site} titre={text(carriere.offreIntrouvable)} />
        {isSubmitted && (
          <MiseEnPage cote={null}>
            <CarriereForm />
          </MiseEnPage>
        )}
      </>
    )
  if (isFormerSlug(variables.key, offre) && !isSubmitted) return <Redirect to={`/carriere/${offre.slug}`} />
  return (
    <>
      <DonneesOffre site={site} offre={offre} />
      <FicheOffre site={site} offre={offre} />
    </>
  )
}

import { useIsShown } from '../shownPages.ts'
import { graphql } from 'react-relay'
import { carriere } from '../../../../schema/texts/catalogue/carriere.ts'
import { useText } from '../../texts/texts.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { useThanks } from '../../ui/formulaire/useThanks.ts'
import { TetePage } from '../TetePage.tsx'
import { Joindre } from '../ecrire/Joindre.tsx'
import { MiseEnPage } from '../ecrire/MiseEnPage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { CarriereForm } from './CarriereForm.tsx'
import { MerciCandidature } from './MerciCandidature.tsx'
import { Offres } from './Offres.tsx'
import type { CarrierePageQuery } from '../../__generated__/CarrierePageQuery.graphql.ts'

export const query = graphql`
  query CarrierePageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "carriere")
      ...PageHead_site
      ...MerciCandidature_site
      ...Offres_site
      ...Joindre_site
    }
  }
`

/** Applying for a job or a traineeship. */
export default function CarrierePage({ data: { site } }: PageProps<CarrierePageQuery>) {
  const text = useText()
  const merci = useThanks()
  const isShown = useIsShown()
  if (merci !== null) return <MerciCandidature site={site} href="/carriere" />
  return (
    <>
      <PageHead site={site} title={text(carriere.onglet)} description={text(carriere.resume)} />
      <TetePage
        fil={[{ label: text(carriere.fil) }]}
        titre={text(carriere.titre)}
        chapeau={text(carriere.intro)}
        suite={
          isShown('/equipe') && (
            <p>
              <a href="/equipe">{text(carriere.equipe)}</a>
            </p>
          )
        }
      />
      <Offres site={site} />
      <MiseEnPage
        cote={<Joindre site={site} titre={text(carriere.joindre)} sujet={text(carriere.joindreObjet)} />}
      >
        <CarriereForm />
      </MiseEnPage>
    </>
  )
}

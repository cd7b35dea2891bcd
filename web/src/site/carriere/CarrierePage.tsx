import { graphql } from 'react-relay'
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
  const merci = useThanks()
  if (merci !== null) return <MerciCandidature site={site} href="/carriere" />
  return (
    <>
      <PageHead
        site={site}
        title="Carrière"
        description="Travailler avec nous, sur le terrain ou au bureau : envoyez votre candidature et votre CV."
      />
      <TetePage
        fil={[{ label: 'Carrière' }]}
        titre="Travailler avec nous"
        chapeau="Sur le terrain, au calcul ou au dessin : écrivez-nous, même si aucun poste n’est annoncé. Les stagiaires aussi."
        suite={
          <p>
            <a href="/equipe">Voir qui vous rejoindriez</a>
          </p>
        }
      />
      <Offres site={site} />
      <MiseEnPage cote={<Joindre site={site} titre="Une question avant d’écrire ?" sujet="Candidature" />}>
        <CarriereForm />
      </MiseEnPage>
    </>
  )
}

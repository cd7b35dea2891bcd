import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { Merci } from '../../ui/formulaire/Merci.tsx'
import { useMerci } from '../../ui/formulaire/useMerci.ts'
import { TetePage } from '../TetePage.tsx'
import { Joindre } from '../ecrire/Joindre.tsx'
import { MiseEnPage } from '../ecrire/MiseEnPage.tsx'
import type { PageProps } from '../page.tsx'
import { CarriereForm } from './CarriereForm.tsx'
import type { CarrierePageQuery } from './__generated__/CarrierePageQuery.graphql.ts'

export const query = graphql`
  query CarrierePageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Joindre_site
    }
  }
`

/** Applying for a job or a traineeship. */
export default function CarrierePage({ data: { site } }: PageProps<CarrierePageQuery>) {
  const merci = useMerci()
  return (
    <>
      <PageHead
        site={site}
        title="Carrière"
        description="Travailler avec nous, sur le terrain ou au bureau : envoyez votre candidature et votre CV."
        noindex={merci !== null}
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
      <MiseEnPage cote={<Joindre site={site} titre="Une question avant d’écrire ?" sujet="Candidature" />}>
        {merci === null ? (
          <CarriereForm />
        ) : (
          <Merci titre="Merci, votre candidature est arrivée">
            <p>
              Nous lisons chacune d’elles et vous répondons. Votre CV n’est vu que par ceux qui recrutent.
            </p>
            <p>
              <a href="/equipe">Voir l’équipe</a>
            </p>
          </Merci>
        )}
      </MiseEnPage>
    </>
  )
}

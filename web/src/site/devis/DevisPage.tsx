import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { Merci } from '../../ui/formulaire/Merci.tsx'
import { useMerci } from '../../ui/formulaire/useMerci.ts'
import { TetePage } from '../TetePage.tsx'
import { Joindre } from '../ecrire/Joindre.tsx'
import { MiseEnPage } from '../ecrire/MiseEnPage.tsx'
import type { PageProps } from '../page.tsx'
import { DevisForm } from './DevisForm.tsx'
import { SujetsDevis } from './SujetsDevis.tsx'
import type { DevisPageQuery } from './__generated__/DevisPageQuery.graphql.ts'

export const query = graphql`
  query DevisPageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Joindre_site
      ...SujetsDevis_site
      ...DevisForm_site
    }
  }
`

/** Asking for a quote. */
export default function DevisPage({ data: { site } }: PageProps<DevisPageQuery>) {
  const merci = useMerci()
  const reference = merci && /^DV-\d{4}-\d{4,9}$/.test(merci) ? merci : null
  return (
    <>
      <PageHead
        site={site}
        title="Demander un devis"
        description="Décrivez votre terrain en quelques lignes : nous répondons avec une méthode, un délai et un prix."
        noindex={merci !== null}
      />
      <TetePage
        fil={[{ label: 'Devis' }]}
        titre="Demander un devis"
        chapeau="Quelques lignes suffisent. S’il vous manque une information, écrivez quand même : nous vous rappelons pour la trouver ensemble."
      />
      <MiseEnPage
        cote={
          <>
            <Joindre
              site={site}
              titre="Vous préférez en parler ?"
              sujet={reference ? `Demande de devis ${reference}` : 'Demande de devis'}
            />
            <SujetsDevis site={site} />
          </>
        }
      >
        {merci === null ? (
          <DevisForm site={site} />
        ) : (
          <Merci titre="Merci, votre demande est arrivée" reference={reference}>
            <p>
              Un géomètre la lit et revient vers vous. Si vous appelez ou écrivez d’ici là, cette référence
              nous permet de la retrouver.
            </p>
            <p>
              <a href="/references">Voir ce que nous avons mesuré</a>
            </p>
          </Merci>
        )}
      </MiseEnPage>
    </>
  )
}

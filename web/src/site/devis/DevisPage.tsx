import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { useThanks } from '../../ui/formulaire/useThanks.ts'
import { Papiers } from '../service/Papiers.tsx'
import { TetePage } from '../TetePage.tsx'
import { Joindre } from '../ecrire/Joindre.tsx'
import { Merci } from '../ecrire/Merci.tsx'
import { MiseEnPage } from '../ecrire/MiseEnPage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { DevisForm } from './DevisForm.tsx'
import { SujetsDevis } from './SujetsDevis.tsx'
import type { DevisPageQuery } from '../../__generated__/DevisPageQuery.graphql.ts'

export const query = graphql`
  query DevisPageQuery($service: String!, $isNamed: Boolean!) @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "devis")
      ...PageHead_site
      ...Merci_site
      ...Joindre_site
      ...SujetsDevis_site
      ...DevisForm_site
      service(key: $service) @include(if: $isNamed) {
        id
        nom
        ...Papiers_service
      }
    }
  }
`

/** Asking for a quote. */
export default function DevisPage({ data: { site } }: PageProps<DevisPageQuery>) {
  const merci = useThanks()
  const service = site.service ?? null
  if (merci !== null)
    return (
      <Merci
        site={site}
        formulaire={{ label: 'Devis', href: '/devis' }}
        titre="Merci, votre demande est arrivée"
        texte="Un géomètre la lit et revient vers vous."
        reference={/^DV-\d{4}-\d{4,9}$/.test(merci) ? merci : null}
        suite={{ label: 'Voir ce que nous avons mesuré', href: '/references' }}
      >
        {service && <Papiers service={service} isNamed />}
      </Merci>
    )
  return (
    <>
      <PageHead
        site={site}
        title="Demander un devis"
        description="Décrivez votre terrain en quelques lignes : nous répondons avec une méthode, un délai et un prix."
      />
      <TetePage
        fil={[{ label: 'Devis' }]}
        titre="Demander un devis"
        chapeau="Quelques lignes suffisent. S’il vous manque une information, écrivez quand même : nous vous rappelons pour la trouver ensemble."
      />
      <MiseEnPage
        cote={
          <>
            {service && <Papiers service={service} isNamed />}
            <Joindre site={site} titre="Vous préférez en parler ?" sujet="Demande de devis" />
            <SujetsDevis site={site} />
          </>
        }
      >
        <DevisForm key={service?.id} site={site} service={service?.nom} />
      </MiseEnPage>
    </>
  )
}

import { graphql } from 'react-relay'
import { devis } from '../../../../schema/texts/catalogue/devis.ts'
import { useText } from '../../texts/texts.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { useThanks } from '../../ui/formulaire/useThanks.ts'
import { Papiers } from '../service/Papiers.tsx'
import { referencesOfService } from '../service/referencesOfService.ts'
import { TetePage } from '../TetePage.tsx'
import { Joindre } from '../ecrire/Joindre.tsx'
import { Merci } from '../ecrire/Merci.tsx'
import { MiseEnPage } from '../ecrire/MiseEnPage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { DevisForm } from './DevisForm.tsx'
import { SujetsDevis } from './SujetsDevis.tsx'
import type { DevisPageQuery } from '../../__generated__/DevisPageQuery.graphql.ts'

export const query = graphql`
  query DevisPageQuery($service: String!, $isNamed: Boolean!, $projet: String!, $isLike: Boolean!)
  @preloadable {
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
        ...referencesOfService_service
      }
      projet(key: $projet) @include(if: $isLike) {
        id
        nom
      }
    }
  }
`

/** Asking for a quote. */
export default function DevisPage({ data: { site } }: PageProps<DevisPageQuery>) {
  const text = useText()
  const merci = useThanks()
  const { service = null, projet = null } = site
  if (merci !== null)
    return (
      <Merci
        site={site}
        formulaire={{ label: text(devis.fil), href: '/devis' }}
        titre={text(devis.merciTitre)}
        texte={text(devis.merciTexte)}
        reference={/^DV-\d{4}-\d{4,9}$/.test(merci) ? merci : null}
        suite={{
          label: text(devis.merciSuite),
          href: service ? referencesOfService(service) : '/references',
        }}
      >
        {service && <Papiers service={service} isNamed />}
      </Merci>
    )
  return (
    <>
      <PageHead site={site} title={text(devis.titre)} description={text(devis.resume)} />
      <TetePage fil={[{ label: text(devis.fil) }]} titre={text(devis.titre)} chapeau={text(devis.intro)} />
      <MiseEnPage
        cote={
          <>
            {service && <Papiers service={service} isNamed />}
            <Joindre site={site} titre={text(devis.joindre)} sujet={text(devis.joindreObjet)} />
            <SujetsDevis site={site} />
          </>
        }
      >
        <DevisForm
          key={service?.id ?? projet?.id}
          site={site}
          service={service?.nom}
          description={projet ? text(devis.formulaireSemblable, { projet: projet.nom }) : undefined}
        />
      </MiseEnPage>
    </>
  )
}

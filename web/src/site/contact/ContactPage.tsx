import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { adresse } from '../../ui/adresse.ts'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../page.tsx'
import { Coordonnees } from './Coordonnees.tsx'
import type { ContactPageQuery } from './__generated__/ContactPageQuery.graphql.ts'

export const query = graphql`
  query ContactPageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Coordonnees_site
    }
  }
`

/** Every way to reach the firm. */
export default function ContactPage({ data: { site } }: PageProps<ContactPageQuery>) {
  return (
    <>
      <PageHead
        site={site}
        title="Contact"
        description={`Téléphones, e-mail, horaires et adresse : ${adresse.rue}, ${adresse.ville}.`}
      />
      <TetePage
        fil={[{ label: 'Contact' }]}
        repere={`${adresse.latitude}\u2003${adresse.longitude}`}
        titre="Contact"
        chapeau="Appelez, écrivez ou passez nous voir. Pour parler d’un terrain, ayez sous la main son lieu et ce que vous voulez en faire."
      />
      <Coordonnees site={site} />
    </>
  )
}

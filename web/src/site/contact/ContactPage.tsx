import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { adresse } from '../../ui/adresse.ts'
import { Merci } from '../../ui/formulaire/Merci.tsx'
import { useMerci } from '../../ui/formulaire/useMerci.ts'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../page.tsx'
import { ContactForm } from './ContactForm.tsx'
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
  const merci = useMerci()
  return (
    <>
      <PageHead
        site={site}
        title="Contact"
        description={`Téléphones, e-mail, horaires et adresse : ${adresse.rue}, ${adresse.ville}.`}
        noindex={merci !== null}
      />
      <TetePage
        fil={[{ label: 'Contact' }]}
        repere={`${adresse.latitude}\u2003${adresse.longitude}`}
        titre="Contact"
        chapeau="Appelez, écrivez ou passez nous voir. Pour parler d’un terrain, ayez sous la main son lieu et ce que vous voulez en faire."
      />
      <Coordonnees site={site}>
        {merci === null ? (
          <ContactForm />
        ) : (
          <Merci titre="Merci, votre message est arrivé">
            <p>Une personne du métier le lit et vous répond. Si c’est pressé, appelez-nous.</p>
            <p>
              <a href="/Faq">Lire les questions fréquentes</a>
            </p>
          </Merci>
        )}
      </Coordonnees>
    </>
  )
}

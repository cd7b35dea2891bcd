import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { useThanks } from '../../ui/formulaire/useThanks.ts'
import { TetePage } from '../TetePage.tsx'
import { Merci } from '../ecrire/Merci.tsx'
import type { PageProps } from '../sitePage.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Coordonnees } from './Coordonnees.tsx'
import type { ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts'

export const query = graphql`
  query ContactPageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Merci_site
      ...Coordonnees_site
      entreprise {
        ...bureau_entreprise
      }
    }
  }
`

/** Every way to reach the firm. */
export default function ContactPage({ data: { site } }: PageProps<ContactPageQuery>) {
  const merci = useThanks()
  if (merci !== null)
    return (
      <Merci
        site={site}
        formulaire={{ label: 'Contact', href: '/contact' }}
        titre="Merci, votre message est arrivé"
        texte="Une personne du métier le lit et vous répond. Si c’est pressé, appelez-nous."
        suite={{ label: 'Lire les questions fréquentes', href: '/Faq' }}
      />
    )
  const { dansLePays, degres } = officeOf(site.entreprise)
  return (
    <>
      <PageHead
        site={site}
        title="Contact"
        description={`Téléphones, e-mail, horaires et adresse\u00a0: ${dansLePays}.`}
      />
      <TetePage
        fil={[{ label: 'Contact' }]}
        repere={degres && `${degres.latitude}\u2003${degres.longitude}`}
        titre="Contact"
        chapeau="Appelez, écrivez ou passez nous voir. Pour parler d’un terrain, ayez sous la main son lieu et ce que vous voulez en faire."
      />
      <Coordonnees site={site}>
        <ContactForm />
      </Coordonnees>
    </>
  )
}

import { graphql } from 'react-relay'
import { contact } from '../../../../schema/texts/catalogue/contact.ts'
import { useText } from '../../texts/texts.ts'
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
      ...SiteLayout_site @arguments(page: "contact")
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
  const text = useText()
  const merci = useThanks()
  if (merci !== null)
    return (
      <Merci
        site={site}
        formulaire={{ label: text(contact.titre), href: '/contact' }}
        titre={text(contact.merciTitre)}
        texte={text(contact.merciTexte)}
        suite={{ label: text(contact.merciSuite), href: '/Faq' }}
      />
    )
  const { dansLePays, degres } = officeOf(site.entreprise)
  return (
    <>
      <PageHead
        site={site}
        title={text(contact.titre)}
        description={text(contact.resume, { adresse: dansLePays })}
      />
      <TetePage
        fil={[{ label: text(contact.titre) }]}
        repere={degres && `${degres.latitude}\u2003${degres.longitude}`}
        titre={text(contact.titre)}
        chapeau={text(contact.intro)}
      />
      <Coordonnees site={site}>
        <ContactForm />
      </Coordonnees>
    </>
  )
}

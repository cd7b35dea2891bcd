import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TitrePage } from '../../ui/TitrePage.tsx'
import type { PageProps } from '../page.tsx'
import { Coordonnees } from './Coordonnees.tsx'
import classes from './ContactPage.module.css'
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

export default function ContactPage({ data: { site } }: PageProps<ContactPageQuery>) {
  return (
    <>
      <PageHead
        site={site}
        title="Contact"
        description="Le téléphone, l’e-mail, l’adresse et les horaires du cabinet à Cocody Riviera, Abidjan."
      />
      <TitrePage titre="Dites-nous où, nous viendrons mesurer">
        <p>
          Appelez, écrivez ou passez au cabinet&nbsp;: nous vous recevons à la Riviera, sur rendez-vous ou
          non.
        </p>
      </TitrePage>
      <div className={`cadre ${classes['corps']}`}>
        <Coordonnees site={site} />
      </div>
    </>
  )
}

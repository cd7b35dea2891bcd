import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TitrePage } from '../../ui/TitrePage.tsx'
import { Coordonnees } from '../contact/Coordonnees.tsx'
import classes from '../contact/ContactPage.module.css'
import type { PageProps } from '../page.tsx'
import type { DevisPageQuery } from './__generated__/DevisPageQuery.graphql.ts'

export const query = graphql`
  query DevisPageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Coordonnees_site
    }
  }
`

export default function DevisPage({ data: { site } }: PageProps<DevisPageQuery>) {
  return (
    <>
      <PageHead
        site={site}
        title="Demander un devis"
        description="Comment obtenir un prix et un délai pour un bornage, un lotissement ou un levé en Côte d’Ivoire."
      />
      <TitrePage titre="Demander un devis">
        <p>
          Un appel ou un e-mail suffit. Indiquez où se trouve le terrain, sa surface approchée, ce que vous
          voulez y faire et les papiers que vous possédez déjà&nbsp;: nous répondons avec un prix, un délai et
          la liste de ce qui est compris.
        </p>
      </TitrePage>
      <div className={`cadre ${classes['corps']}`}>
        <Coordonnees site={site} />
      </div>
    </>
  )
}

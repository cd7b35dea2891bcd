import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TitrePage } from '../../ui/TitrePage.tsx'
import { Coordonnees } from '../contact/Coordonnees.tsx'
import classes from '../contact/ContactPage.module.css'
import type { PageProps } from '../page.tsx'
import type { CarrierePageQuery } from './__generated__/CarrierePageQuery.graphql.ts'

export const query = graphql`
  query CarrierePageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Coordonnees_site
    }
  }
`

export default function CarrierePage({ data: { site } }: PageProps<CarrierePageQuery>) {
  return (
    <>
      <PageHead
        site={site}
        title="Carrière"
        description="Comment rejoindre nos brigades et notre bureau d’études, ou y faire un stage."
      />
      <TitrePage titre="Travailler sur le terrain avec nous">
        <p>
          Géomètres, topographes, dessinateurs, télépilotes, stagiaires&nbsp;: écrivez-nous ce que vous savez
          faire et ce que vous voulez apprendre, avec votre CV en pièce jointe. Chaque candidature reçoit une
          réponse.
        </p>
      </TitrePage>
      <div className={`cadre ${classes['corps']}`}>
        <Coordonnees site={site} />
      </div>
    </>
  )
}

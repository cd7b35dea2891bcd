import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import type { PageProps } from '../sitePage.tsx'
import type { AccueilPageQuery } from '../../__generated__/AccueilPageQuery.graphql.ts'
import { Chiffres } from './Chiffres.tsx'
import { Diapositives } from './Diapositives.tsx'
import { EquipeAccueil } from './EquipeAccueil.tsx'
import { Partenaires } from './Partenaires.tsx'
import { PresentationExtrait } from './PresentationExtrait.tsx'
import { ProjetsAccueil } from './ProjetsAccueil.tsx'
import { ServicesAccueil } from './ServicesAccueil.tsx'
import { Temoignages } from './Temoignages.tsx'
import classes from './AccueilPage.module.css'

export const query = graphql`
  query AccueilPageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "accueil")
      ...PageHead_site
      ...Diapositives_site
      ...PresentationExtrait_site
      ...ServicesAccueil_site
      ...Chiffres_site
      ...ProjetsAccueil_site
      ...EquipeAccueil_site
      ...Temoignages_site
      ...Partenaires_site
    }
  }
`

export default function AccueilPage({ data: { site } }: PageProps<AccueilPageQuery>) {
  return (
    <div className={classes.accueil}>
      <PageHead site={site} />
      <Diapositives site={site} />
      <PresentationExtrait site={site} />
      <ServicesAccueil site={site} />
      <Chiffres site={site} />
      <ProjetsAccueil site={site} />
      <EquipeAccueil site={site} />
      <Temoignages site={site} />
      <Partenaires site={site} />
    </div>
  )
}

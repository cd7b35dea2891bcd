import { Fragment, type ReactNode } from 'react'
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
      accueil {
        name
        isHidden
      }
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

type SectionName = AccueilPageQuery['response']['site']['accueil'][number]['name']

/** The slides, then the sections in the order of the firm. Each shows nothing while it has no content. */
export default function AccueilPage({ data: { site } }: PageProps<AccueilPageQuery>) {
  const sections: Partial<Record<SectionName, ReactNode>> = {
    PRESENTATION: <PresentationExtrait site={site} />,
    SERVICES: <ServicesAccueil site={site} />,
    CHIFFRES: <Chiffres site={site} />,
    PROJETS: <ProjetsAccueil site={site} />,
    EQUIPE: <EquipeAccueil site={site} />,
    TEMOIGNAGES: <Temoignages site={site} />,
    PARTENAIRES: <Partenaires site={site} />,
  }
  return (
    <div className={classes.accueil}>
      <PageHead site={site} />
      <Diapositives site={site} />
      {site.accueil.map(
        ({ name, isHidden }) => !isHidden && <Fragment key={name}>{sections[name]}</Fragment>,
      )}
    </div>
  )
}

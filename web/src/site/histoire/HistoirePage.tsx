import { graphql } from 'react-relay'
import { Html } from '../../ui/Html.tsx'
import { Image } from '../../ui/Image.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../sitePage.tsx'
import type { HistoirePageQuery } from '../../__generated__/HistoirePageQuery.graphql.ts'
import { LienPage } from '../LienPage.tsx'
import classes from './HistoirePage.module.css'

export const query = graphql`
  query HistoirePageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "histoire")
      ...PageHead_site
      entreprise {
        nom
        resume
        description
      }
      presentation {
        titre
        contenu
        image {
          ...PageHead_image
          ...Image_image
        }
      }
    }
  }
`

/** The firm's presentation, in full; what the company says of itself while there is none. */
export default function HistoirePage({ data: { site } }: PageProps<HistoirePageQuery>) {
  const { entreprise, presentation } = site
  const image = presentation?.image
  const texte = presentation?.contenu ?? entreprise.description
  return (
    <>
      <PageHead
        site={site}
        title="Histoire"
        description={`D’où vient ${entreprise.nom}, comment le cabinet travaille et ce à quoi il tient.`}
        image={image}
      />
      <TetePage
        fil={[{ label: 'Entreprise' }, { label: 'Histoire' }]}
        titre={presentation?.titre ?? entreprise.nom}
        chapeau={entreprise.resume}
      >
        {image && (
          <div className={`cadre-carte ${classes.image}`}>
            <Image image={image} sizes="(width >= 62rem) 44vw, 92vw" priority />
          </div>
        )}
      </TetePage>
      <div className={`cadre ${classes.corps}`}>
        {texte ? (
          <Html html={texte} prefix="presentation" className={classes.texte} />
        ) : (
          <p>
            Notre histoire n’est pas encore écrite ici. En attendant, <a href="/contact">demandez-la-nous</a>.
          </p>
        )}
        <p className={classes.suite}>
          <LienPage href="/equipe">Rencontrer l’équipe</LienPage>
          <LienPage href="/references">Voir nos références</LienPage>
        </p>
      </div>
    </>
  )
}

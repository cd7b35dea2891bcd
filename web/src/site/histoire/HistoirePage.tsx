import { graphql } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { histoire } from '../../../../schema/texts/catalogue/histoire.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  const { entreprise, presentation } = site
  const image = presentation?.image
  const texte = presentation?.contenu ?? entreprise.description
  return (
    <>
      <PageHead site={site} title={text(histoire.page)} description={text(histoire.resume)} image={image} />
      <TetePage
        fil={[{ label: text(commun.menuEntreprise) }, { label: text(histoire.page) }]}
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
            {text(histoire.vide)} <a href="/contact">{text(histoire.videLien)}</a>.
          </p>
        )}
        <p className={classes.suite}>
          <LienPage href="/equipe">{text(histoire.suiteEquipe)}</LienPage>
          <LienPage href="/references">{text(histoire.suiteReferences)}</LienPage>
        </p>
      </div>
    </>
  )
}

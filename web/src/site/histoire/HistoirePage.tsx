import { graphql } from 'react-relay'
import { Html } from '../../ui/Html.tsx'
import { Image } from '../../ui/Image.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { TitrePage } from '../../ui/TitrePage.tsx'
import type { PageProps } from '../page.tsx'
import type { HistoirePageQuery } from './__generated__/HistoirePageQuery.graphql.ts'
import classes from './HistoirePage.module.css'

export const query = graphql`
  query HistoirePageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      entreprise {
        nom
        description
      }
      presentation {
        titre
        contenu
        image {
          apercu: url(width: 1200)
          ...Image_image
        }
      }
    }
  }
`

export default function HistoirePage({ data: { site } }: PageProps<HistoirePageQuery>) {
  const { entreprise, presentation } = site
  return (
    <article>
      <PageHead site={site} title="Histoire" image={presentation?.image?.apercu} />
      <TitrePage sujet="Histoire" titre={presentation?.titre ?? entreprise.nom} />
      {presentation?.image && (
        <div className="cadre">
          <div className="cadre-carte">
            <Image image={presentation.image} sizes="92vw" className={classes['image']} priority />
          </div>
        </div>
      )}
      <div className={`cadre ${classes['corps']}`}>
        <div className={classes['texte']}>
          <Html html={presentation?.contenu ?? entreprise.description} />
        </div>
        {presentation && entreprise.description && (
          <aside className={classes['note']} aria-label={entreprise.nom}>
            <Html html={entreprise.description} />
          </aside>
        )}
      </div>
    </article>
  )
}

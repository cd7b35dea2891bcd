import { graphql, useFragment } from 'react-relay'
import { Html } from '../../ui/Html.tsx'
import { Image } from '../../ui/Image.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Telechargements } from '../telechargements/Telechargements.tsx'
import { TetePage } from '../TetePage.tsx'
import type { FichePage_page$key } from '../../__generated__/FichePage_page.graphql.ts'
import type { FichePage_site$key } from '../../__generated__/FichePage_site.graphql.ts'
import classes from './FichePage.module.css'

interface FichePageProps {
  site: FichePage_site$key
  page: FichePage_page$key
}

/** What the firm has written under a title of its own. */
export function FichePage({ site, page }: FichePageProps) {
  const data = useFragment(
    graphql`
      fragment FichePage_site on Site {
        ...PageHead_site
      }
    `,
    site,
  )
  const item = useFragment(
    graphql`
      fragment FichePage_page on Page {
        titre
        titreRecherche
        descriptionRecherche
        partage {
          ...PageHead_image
        }
        slug
        resume
        contenu
        documents {
          ...Telechargements_documents
        }
        image {
          ...PageHead_image
          ...Image_image
        }
      }
    `,
    page,
  )
  const { titre, slug, resume, contenu, image, titreRecherche, descriptionRecherche, partage } = item
  return (
    <article>
      <PageHead
        site={data}
        title={titreRecherche ?? titre}
        description={descriptionRecherche ?? resume}
        path={`/pages/${slug}`}
        image={partage ?? image}
      />
      <TetePage fil={[{ label: titre }]} titre={titre} chapeau={resume}>
        {image && (
          <div className={`cadre-carte ${classes.image}`}>
            <Image image={image} sizes="(width >= 62rem) 44vw, 92vw" priority />
          </div>
        )}
      </TetePage>
      <div className={`cadre ${classes.corps}`}>
        <Html html={contenu} prefix="page" className={classes.texte} />
        <Telechargements documents={item.documents} />
      </div>
    </article>
  )
}

import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { Html } from '../../ui/Html.tsx'
import { Image } from '../../ui/Image.tsx'
import { LienPage } from '../LienPage.tsx'
import { Section } from '../../ui/Section.tsx'
import type { PresentationExtrait_site$key } from '../../__generated__/PresentationExtrait_site.graphql.ts'
import classes from './PresentationExtrait.module.css'

/** The first paragraph of a rich text; all of it where it has none. Its links lead to headings of the whole text. */
function firstParagraph(html: string): string {
  const [begin, end] = [html.indexOf('<p>'), html.indexOf('</p>', html.indexOf('<p>'))]
  const shown = begin === -1 || end === -1 ? html : html.slice(begin, end + '</p>'.length)
  return shown.replaceAll('<a href="#', '<a href="/histoire#presentation-')
}

/** How the presentation begins, and the way to the rest. */
export function PresentationExtrait({ site }: { site: PresentationExtrait_site$key }) {
  const { presentation } = useFragment(
    graphql`
      fragment PresentationExtrait_site on Site {
        presentation {
          titre
          contenu
          image {
            ...Image_image
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  if (!presentation) return null
  const { titre, contenu, image } = presentation
  return (
    <Section sujet={text(accueil.cabinetSujet)} titre={titre}>
      <div className={classes.extrait}>
        <div className={classes.mots} data-reveal="">
          {contenu && <Html html={firstParagraph(contenu)} prefix="presentation" className={classes.texte} />}
          <LienPage href="/histoire">{text(accueil.cabinetSuite)}</LienPage>
        </div>
        {image && (
          <div className={classes.image} data-reveal="">
            <Image image={image} sizes="(width >= 62rem) 50vw, (width >= 30rem) 92vw, 20rem" />
          </div>
        )}
      </div>
    </Section>
  )
}

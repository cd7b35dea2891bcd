import { file, html, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment PresentationItem on Presentation {
      ...Common
      titre
      contenu
      image {
        url
      }
      imageAlt: image {
        alt
      }
      footerSec
    }
  `,
  [common],
)

export const presentation = resource({
  type: 'Presentation',
  lists: { admin: 'presentations', only: 'presentation' },
  item,
  fields: {
    titre: { ...text, required: true },
    contenu: html,
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    footerSec: { ...html, wire: 'footer_sec' },
  },
})

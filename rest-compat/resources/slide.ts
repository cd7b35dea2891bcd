import { file, flag, html, integer, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment SlideItem on Slide {
      ...Common
      titre
      contenue
      image {
        url
      }
      imageAlt: image {
        alt
      }
      lien
      archive
      ordre
    }
  `,
  [common],
)

export const slide = resource({
  type: 'Slide',
  lists: { admin: 'slides', site: 'slides' },
  item,
  fields: {
    titre: { ...text, required: true },
    contenue: { ...html, wire: 'Contenue' },
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    lien: text,
    archive: flag,
    ordre: integer,
  },
})

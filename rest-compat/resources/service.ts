import { file, html, integer, items, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'
import { categorieService, categorieServiceItem } from './categorieService.ts'

const item = graphql(
  `
    fragment ServiceItem on Service {
      ...Common
      nom
      slug
      resume
      description
      image {
        url
      }
      imageAlt: image {
        alt
      }
      categories {
        ...CategorieServiceItem
      }
      ordre
    }
  `,
  [common, categorieServiceItem],
)

export const service = resource({
  type: 'Service',
  lists: { admin: 'services', site: 'services' },
  item,
  fields: {
    nom: { ...text, required: true },
    // Made from `nom` where none is given.
    slug: { ...text, schema: { type: 'string' }, inputSchema: text.schema },
    resume: text,
    description: html,
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    categories: items(categorieService),
    ordre: integer,
  },
})

import { text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

export const categorieServiceItem = graphql(
  `
    fragment CategorieServiceItem on CategorieService {
      ...Common
      nom
    }
  `,
  [common],
)

export const categorieService = resource({
  type: 'CategorieService',
  lists: { admin: 'categoriesService' },
  item: categorieServiceItem,
  fields: {
    nom: { ...text, required: true },
  },
})

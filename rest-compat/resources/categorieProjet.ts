import { text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment CategorieProjetItem on CategorieProjet {
      ...Common
      nom
    }
  `,
  [common],
)

export const categorieProjet = resource({
  type: 'CategorieProjet',
  lists: { admin: 'categoriesProjet', site: 'categoriesProjet' },
  item,
  fields: {
    nom: { ...text, required: true },
  },
})

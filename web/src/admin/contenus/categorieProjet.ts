import { graphql } from 'react-relay'
import type { CategorieProjetFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { categorieProjet_item$data } from '../../__generated__/categorieProjet_item.graphql.ts'
import { textField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const categorieProjet: ContentTypeFor<CategorieProjetFieldsInput, categorieProjet_item$data> = {
  ...defineForm({
    champs: {
      nom: textField('Nom', {
        required: true,
        help: 'Les projets de cette catégorie suivent quand elle change de nom.',
      }),
    },
  }),
  item: graphql`
    fragment categorieProjet_item on CategorieProjet @inline {
      nom
    }
  `,
}

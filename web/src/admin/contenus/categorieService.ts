import { graphql } from 'react-relay'
import type { CategorieServiceFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { categorieService_item$data } from '../../__generated__/categorieService_item.graphql.ts'
import { textField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const categorieService: ContentTypeFor<CategorieServiceFieldsInput, categorieService_item$data> = {
  ...defineForm({ champs: { nom: textField('Nom', { required: true }) } }),
  item: graphql`
    fragment categorieService_item on CategorieService @inline {
      nom
    }
  `,
}

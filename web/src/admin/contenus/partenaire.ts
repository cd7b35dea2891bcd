import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { PartenaireFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { partenaire_item$data } from '../../__generated__/partenaire_item.graphql.ts'
import type { partenaire_ligne$key } from '../../__generated__/partenaire_ligne.graphql.ts'
import { textField, pictureField, urlField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const partenaire: ContentTypeFor<PartenaireFieldsInput, partenaire_item$data> = {
  rowDetail({ partenaire: cle }) {
    const item = readInlineData<partenaire_ligne$key>(
      graphql`
        fragment partenaire_ligne on Partenaire @inline {
          url
          logo {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { details: [item.url], image: item.logo }
  },
  ...defineForm({
    champs: {
      nom: textField('Nom', { required: true }),
      url: urlField('Site', { help: 'L’adresse complète, avec https://.' }),
      ...pictureField('logo', 'Logo'),
    },
  }),
  Apercu: lazy(() => import('../apercu/PartenaireApercu.tsx')),
  item: graphql`
    fragment partenaire_item on Partenaire @inline {
      nom
      logo {
        ...documents_photo @relay(mask: false)
      }
      url
    }
  `,
}

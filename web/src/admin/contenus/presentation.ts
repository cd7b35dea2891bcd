import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { PresentationFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { presentation_item$data } from '../../__generated__/presentation_item.graphql.ts'
import type { presentation_ligne$key } from '../../__generated__/presentation_ligne.graphql.ts'
import { textField, pictureField, richTextField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const presentation: ContentTypeFor<PresentationFieldsInput, presentation_item$data> = {
  rowDetail({ presentation: cle }) {
    const item = readInlineData<presentation_ligne$key>(
      graphql`
        fragment presentation_ligne on Presentation @inline {
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { image: item.image }
  },
  ...defineForm(
    { champs: { titre: textField('Titre', { required: true }) } },
    { champs: pictureField('image', 'Image') },
    { champs: { contenu: richTextField('Contenu') } },
    { champs: { footerSec: richTextField('Texte du pied de page') } },
  ),
  Apercu: lazy(() => import('../apercu/PresentationApercu.tsx')),
  item: graphql`
    fragment presentation_item on Presentation @inline {
      titre
      contenu
      image {
        ...documents_photo @relay(mask: false)
      }
      footerSec
    }
  `,
}

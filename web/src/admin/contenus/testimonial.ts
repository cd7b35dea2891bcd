import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { TestimonialFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { testimonial_item$data } from '../../__generated__/testimonial_item.graphql.ts'
import type { testimonial_ligne$key } from '../../__generated__/testimonial_ligne.graphql.ts'
import { textField, numberField, textAreaField, pictureField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const testimonial: ContentTypeFor<TestimonialFieldsInput, testimonial_item$data> = {
  rowDetail({ testimonial: cle }) {
    const item = readInlineData<testimonial_ligne$key>(
      graphql`
        fragment testimonial_ligne on Testimonial @inline {
          fonction
          entreprise
          photo {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { details: [item.fonction, item.entreprise], image: item.photo }
  },
  ...defineForm(
    {
      champs: {
        nom: textField('Nom', { required: true }),
        fonction: textField('Fonction'),
        entreprise: textField('Entreprise'),
        note: numberField('Note', { help: 'De 1 à 5.' }),
        message: textAreaField('Témoignage', { required: true }),
      },
    },
    { champs: pictureField('photo', 'Portrait') },
  ),
  Apercu: lazy(() => import('../apercu/TestimonialApercu.tsx')),
  item: graphql`
    fragment testimonial_item on Testimonial @inline {
      nom
      fonction
      entreprise
      message
      photo {
        ...documents_photo @relay(mask: false)
      }
      note
    }
  `,
}

import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { FaqQuestionFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { faqQuestion_item$data } from '../../__generated__/faqQuestion_item.graphql.ts'
import type { faqQuestion_ligne$key } from '../../__generated__/faqQuestion_ligne.graphql.ts'
import { relationField, textAreaField, richTextField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const faqQuestion: ContentTypeFor<FaqQuestionFieldsInput, faqQuestion_item$data> = {
  rowDetail({ faqQuestion: cle }) {
    const item = readInlineData<faqQuestion_ligne$key>(
      graphql`
        fragment faqQuestion_ligne on FaqQuestion @inline {
          faq {
            titre
          }
        }
      `,
      cle,
    )
    return item && { details: [item.faq.titre] }
  },
  ...defineForm({
    champs: {
      faq: relationField('Section', { required: true }),
      question: textAreaField('Question', { required: true }),
      reponse: richTextField('Réponse', { required: true }),
    },
  }),
  choix: { champ: 'faq', type: 'FAQ', order: 'POSITION', labelField: 'titre' },
  Apercu: lazy(() => import('../apercu/FaqQuestionApercu.tsx')),
  item: graphql`
    fragment faqQuestion_item on FaqQuestion @inline {
      faq {
        id
      }
      question
      reponse
    }
  `,
}

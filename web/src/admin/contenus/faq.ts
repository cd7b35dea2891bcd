import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { FaqFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { faq_item$data } from '../../__generated__/faq_item.graphql.ts'
import type { faq_ligne$key } from '../../__generated__/faq_ligne.graphql.ts'
import { textField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const faq: ContentTypeFor<FaqFieldsInput, faq_item$data> = {
  rowDetail({ faq: cle }) {
    const item = readInlineData<faq_ligne$key>(
      graphql`
        fragment faq_ligne on Faq @inline {
          databaseId
          questions {
            id
          }
        }
      `,
      cle,
    )
    return (
      item && {
        lien: {
          href: `/admin/pages/createfaq?liste=questions&faq=${item.databaseId}`,
          texte: questionCount(item.questions.length),
        },
      }
    )
  },
  ...defineForm({ champs: { titre: textField('Titre', { required: true }) } }),
  enfants: {
    type: 'FAQ_QUESTION',
    avant: 'Enregistrez la section\u00a0: ses questions s’écrivent ici ensuite.',
  },
  Apercu: lazy(() => import('../apercu/FaqApercu.tsx')),
  item: graphql`
    fragment faq_item on Faq @inline {
      titre
    }
  `,
}

function questionCount(questions: number): string {
  if (questions === 0) return 'Ajouter des questions'
  return questions > 1 ? `${questions} questions` : '1 question'
}

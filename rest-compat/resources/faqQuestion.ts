import { html, integer, parent, text, withPlainPictures } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

export const faqQuestionItem = graphql(
  `
    fragment FaqQuestionItem on FaqQuestion {
      ...Common
      faq {
        databaseId
      }
      question
      reponse
      ordre
    }
  `,
  [common],
)

export const faqQuestion = resource({
  type: 'FaqQuestion',
  lists: { admin: 'faqQuestions' },
  item: faqQuestionItem,
  fields: {
    faq: { ...parent('Faq'), required: true },
    question: { ...text, required: true },
    reponse: { ...html, show: withPlainPictures, required: true },
    ordre: integer,
  },
})

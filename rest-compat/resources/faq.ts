import { integer, items, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'
import { faqQuestion, faqQuestionItem } from './faqQuestion.ts'

const item = graphql(
  `
    fragment FaqItem on Faq {
      ...Common
      titre
      ordre
      questions {
        ...FaqQuestionItem
      }
    }
  `,
  [common, faqQuestionItem],
)

export const faq = resource({
  type: 'Faq',
  lists: { admin: 'faqs', site: 'faqs' },
  item,
  fields: {
    titre: { ...text, required: true },
    ordre: integer,
    questions: { ...items(faqQuestion), access: 'read' },
  },
})

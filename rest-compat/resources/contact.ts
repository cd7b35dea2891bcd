import { flag, emailOrTelephone, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment ContactItem on Contact {
      ...Common
      nom
      email
      telephone
      sujet
      message
      lu
    }
  `,
  [common],
)

export const contact = resource({
  type: 'Contact',
  lists: { admin: 'contacts' },
  item,
  fields: {
    nom: { ...text, required: true },
    email: emailOrTelephone,
    telephone: text,
    sujet: text,
    message: { ...text, required: true },
    lu: { ...flag, access: 'update' },
  },
  visitorForm: true,
})

import { flag, emailOrTelephone, serverText, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment DevisItem on Devis {
      ...Common
      nom
      email
      telephone
      entreprise
      service
      lieu
      budget
      description
      reference
      lu
    }
  `,
  [common],
)

export const devis = resource({
  type: 'Devis',
  lists: { admin: 'devis' },
  item,
  fields: {
    nom: { ...text, required: true },
    email: emailOrTelephone,
    telephone: text,
    entreprise: text,
    service: text,
    lieu: text,
    budget: text,
    description: { ...text, required: true },
    reference: serverText,
    lu: { ...flag, access: 'update' },
  },
  visitorForm: true,
})

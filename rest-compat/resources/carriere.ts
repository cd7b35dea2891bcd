import { file, flag, emailOrTelephone, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment CarriereItem on Carriere {
      ...Common
      nom
      prenom
      email
      telephone
      poste
      message
      cv {
        url
      }
      lu
    }
  `,
  [common],
)

export const carriere = resource({
  type: 'Carriere',
  lists: { admin: 'carrieres' },
  item,
  fields: {
    nom: { ...text, required: true },
    prenom: text,
    email: emailOrTelephone,
    telephone: text,
    poste: text,
    message: text,
    cv: file,
    lu: { ...flag, access: 'update' },
  },
  visitorForm: true,
})

import { file, integer, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment PartenaireItem on Partenaire {
      ...Common
      nom
      logo {
        url
      }
      logoAlt: logo {
        alt
      }
      url
      ordre
    }
  `,
  [common],
)

export const partenaire = resource({
  type: 'Partenaire',
  lists: { admin: 'partenaires', site: 'partenaires' },
  item,
  fields: {
    nom: { ...text, required: true },
    logo: file,
    logoAlt: { ...pictureAlt, wire: 'logo_alt' },
    url: text,
    ordre: integer,
  },
})

import { file, integer, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment EquipeItem on Equipe {
      ...Common
      nom
      prenom
      poste
      description
      photo {
        url
      }
      photoAlt: photo {
        alt
      }
      email
      urlLinkedin
      ordre
    }
  `,
  [common],
)

export const equipe = resource({
  type: 'Equipe',
  lists: { admin: 'equipes', site: 'equipe' },
  item,
  fields: {
    nom: { ...text, required: true },
    prenom: text,
    poste: text,
    description: text,
    photo: file,
    photoAlt: { ...pictureAlt, wire: 'photo_alt' },
    email: text,
    urlLinkedin: { ...text, wire: 'url_linkedin' },
    ordre: integer,
  },
})

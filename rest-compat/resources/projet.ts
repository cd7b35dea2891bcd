import { decimal, file, html, integer, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment ProjetItem on Projet {
      ...Common
      nom
      slug
      description
      resultat
      client
      lieu
      annee
      prix
      maitreOeuvre
      category
      image {
        url
      }
      imageAlt: image {
        alt
      }
      latitude
      longitude
    }
  `,
  [common],
)

export const projet = resource({
  type: 'Projet',
  lists: { admin: 'projets', site: 'projets' },
  item,
  fields: {
    nom: { ...text, required: true },
    // Made from `nom` where none is given.
    slug: { ...text, schema: { type: 'string' }, inputSchema: text.schema },
    description: html,
    resultat: text,
    client: text,
    lieu: text,
    annee: integer,
    prix: text,
    maitreOeuvre: text,
    category: text,
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    latitude: decimal,
    longitude: decimal,
  },
})

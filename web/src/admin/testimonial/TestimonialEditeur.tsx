import { lazy } from 'react'
import { graphql } from 'react-relay'
import { ligne, nombre, paragraphe, photo } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Testimonial',
  titres: { nouveau: 'Nouveau témoignage', modifier: 'Modifier le témoignage' },
  champs: {
    nom: ligne('Nom', { requis: true }),
    fonction: ligne('Fonction'),
    entreprise: ligne('Entreprise'),
    message: paragraphe('Témoignage', { requis: true }),
    note: nombre('Note', { aide: 'De 1 à 5.' }),
    ...photo('photo', 'Portrait'),
  },
  sections: [{ champs: ['nom', 'fonction', 'entreprise', 'note', 'message'] }, { champs: ['photo'] }],
  Apercu: lazy(() => import('../apercu/TestimonialApercu.tsx')),
  item: graphql`
    fragment TestimonialEditeur_item on Testimonial @inline {
      id
      status
      version
      nom
      fonction
      entreprise
      message
      photo {
        url(width: 960)
        alt
        focalX
        focalY
      }
      note
    }
  `,
  query: graphql`
    query TestimonialEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...TestimonialEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation TestimonialEditeurCreateMutation($input: CreateTestimonialInput!, $connections: [ID!]!) {
      resultat: createTestimonial(input: $input) {
        __typename
        ... on CreateTestimonialPayload {
          content {
            ...TestimonialEditeur_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...TestimonialListe_item
            }
          }
          stats {
            ...Liste_stats
          }
        }
        ... on Error {
          message
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
      }
    }
  `,
  update: graphql`
    mutation TestimonialEditeurUpdateMutation($input: UpdateTestimonialInput!) {
      resultat: updateTestimonial(input: $input) {
        __typename
        ... on UpdateTestimonialPayload {
          content {
            ...TestimonialEditeur_item @alias(as: "item")
            ...TestimonialListe_item
          }
          stats {
            ...Liste_stats
          }
        }
        ... on Error {
          message
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
        ... on ConflictError {
          current {
            ...TestimonialEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Testimonial. */
export default function TestimonialEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}

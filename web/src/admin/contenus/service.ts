import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveServiceDraftInput } from '../../__generated__/serviceGarderMutation.graphql.ts'
import type { service_item$data } from '../../__generated__/service_item.graphql.ts'
import type { service_ligne$key } from '../../__generated__/service_ligne.graphql.ts'
import { adresse, choixMultiple, ligne, paragraphe, photo, riche } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const service: GenreDe<SaveServiceDraftInput, service_item$data> = {
  ligne({ service: cle }) {
    const item = readInlineData<service_ligne$key>(
      graphql`
        fragment service_ligne on Service @inline {
          slug
          categories {
            id
            nom
          }
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return (
      item && {
        details: item.categories.map(({ nom }) => nom),
        image: item.image,
        page: `/services/${item.slug}`,
      }
    )
  },
  ...formulaire(
    {
      champs: {
        nom: ligne('Nom', { requis: true }),
        resume: paragraphe('En deux phrases', { aide: 'Montré dans les listes et sous le titre.' }),
      },
    },
    { champs: photo('image', 'Image') },
    { champs: { description: riche('Description') } },
    {
      champs: {
        categories: choixMultiple('Catégories'),
        slug: adresse('Adresse de la page', { chemin: '/services/', souche: 'service' }),
      },
    },
  ),
  choix: {
    champ: 'categories',
    type: 'CATEGORIE_SERVICE',
    order: 'LABEL',
    intitule: 'nom',
  },
  Apercu: lazy(() => import('../apercu/ServiceApercu.tsx')),
  item: graphql`
    fragment service_item on Service @inline {
      id
      libelle
      status
      version
      nom
      slug
      resume
      description
      image {
        ...documents_photo @relay(mask: false)
      }
      categories {
        id
        nom
      }
    }
  `,
  create: graphql`
    mutation serviceCreateMutation($input: CreateServiceInput!, $connections: [ID!]!) {
      resultat: createService(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateServicePayload {
          content {
            ...service_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...service_ligne
            }
          }
          stats {
            ...Liste_stats
          }
        }
      }
    }
  `,
  update: graphql`
    mutation serviceUpdateMutation($input: UpdateServiceInput!) {
      resultat: updateService(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateServicePayload {
          content {
            ...service_item @alias(as: "item")
            ...Ligne_commun
            ...service_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...service_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation serviceGarderMutation($input: SaveServiceDraftInput!) {
      resultat: saveServiceDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}

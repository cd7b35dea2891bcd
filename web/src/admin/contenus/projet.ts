import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveProjetDraftInput } from '../../__generated__/projetGarderMutation.graphql.ts'
import type { projet_item$data } from '../../__generated__/projet_item.graphql.ts'
import type { projet_ligne$key } from '../../__generated__/projet_ligne.graphql.ts'
import {
  adresse,
  choix,
  ligne,
  nombre,
  paragraphe,
  photo,
  position,
  riche,
} from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const projet: GenreDe<SaveProjetDraftInput, projet_item$data> = {
  ligne({ projet: cle }) {
    const item = readInlineData<projet_ligne$key>(
      graphql`
        fragment projet_ligne on Projet @inline {
          slug
          category
          lieu
          annee
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return (
      item && {
        details: [item.category, item.lieu, item.annee],
        image: item.image,
        page: `/projets/${item.slug}`,
      }
    )
  },
  ...formulaire(
    {
      champs: {
        nom: ligne('Nom', { requis: true }),
        category: choix('Catégorie', { parLabel: true }),
        annee: nombre('Année'),
        resultat: paragraphe('Résultat', { aide: 'Ce que le projet a apporté, en une ou deux phrases.' }),
      },
    },
    { champs: photo('image', 'Image') },
    { champs: { description: riche('Description') } },
    {
      titre: 'Cartouche',
      champs: {
        client: ligne('Client'),
        maitreOeuvre: ligne('Maître d’œuvre'),
        lieu: ligne('Lieu', { aide: 'Tel qu’il s’affiche : une commune, un quartier.' }),
        prix: ligne('Prix'),
      },
    },
    { champs: { position: position('Position') } },
    { champs: { slug: adresse('Adresse de la page', { chemin: '/projets/', souche: 'projet' }) } },
  ),
  choix: {
    champ: 'category',
    type: 'CATEGORIE_PROJET',
    order: 'POSITION',
    status: true,
    intitule: 'nom',
  },
  Apercu: lazy(() => import('../apercu/ProjetApercu.tsx')),
  item: graphql`
    fragment projet_item on Projet @inline {
      id
      libelle
      status
      version
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
        ...documents_photo @relay(mask: false)
      }
      latitude
      longitude
    }
  `,
  create: graphql`
    mutation projetCreateMutation($input: CreateProjetInput!, $connections: [ID!]!) {
      resultat: createProjet(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateProjetPayload {
          content {
            ...projet_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...projet_ligne
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
    mutation projetUpdateMutation($input: UpdateProjetInput!) {
      resultat: updateProjet(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateProjetPayload {
          content {
            ...projet_item @alias(as: "item")
            ...Ligne_commun
            ...projet_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...projet_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation projetGarderMutation($input: SaveProjetDraftInput!) {
      resultat: saveProjetDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}

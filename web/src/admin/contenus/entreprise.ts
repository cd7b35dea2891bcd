import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveEntrepriseDraftInput } from '../../__generated__/entrepriseGarderMutation.graphql.ts'
import type { entreprise_item$data } from '../../__generated__/entreprise_item.graphql.ts'
import type { entreprise_ligne$key } from '../../__generated__/entreprise_ligne.graphql.ts'
import {
  email,
  ligne,
  nombre,
  paragraphe,
  photo,
  position,
  riche,
  tel,
  url,
} from '../editeur/definition/champs.ts'
import { adresseDuSite } from '../../lieux/bureau.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const entreprise: GenreDe<SaveEntrepriseDraftInput, entreprise_item$data> = {
  ligne({ entreprise: cle }) {
    const item = readInlineData<entreprise_ligne$key>(
      graphql`
        fragment entreprise_ligne on Entreprise @inline {
          email1
          annee
          logo {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { details: [item.email1, item.annee], image: item.logo }
  },
  ...formulaire(
    {
      champs: {
        nom: ligne('Nom', { requis: true }),
        resume: paragraphe('En deux phrases', { aide: 'Montré aux moteurs de recherche et sous le nom.' }),
        ...photo('logo', 'Logo'),
      },
    },
    {
      titre: 'Joindre l’entreprise',
      champs: {
        email1: email('E-mail', { requis: true }),
        email2: email('Autre e-mail'),
        phone1: tel('Téléphone', { requis: true }),
        phone2: tel('Autre téléphone'),
        support: tel('Téléphone du support'),
        whatsapp: tel('WhatsApp', { aide: 'Sans lui, le premier téléphone quand c’est un mobile.' }),
        horaire: ligne('Horaires'),
        annee: nombre('Année', { aide: 'Celle du pied de page.' }),
      },
    },
    {
      titre: 'Venir',
      champs: {
        adresse: paragraphe('Adresse', {
          aide: `Comme sur une enveloppe. Tant qu’elle est vide, le site montre «\u00a0${adresseDuSite.replace('\n', ', ')}\u00a0».`,
        }),
        position: position('Position du bureau'),
      },
    },
    { titre: 'Présentation', champs: { description: riche('Description') } },
    {
      titre: 'Réseaux sociaux',
      champs: {
        urlFacebook: url('Facebook'),
        urlInstagram: url('Instagram'),
        urlLinkedin: url('LinkedIn'),
        urlSkype: url('Skype'),
        urlTwitter: url('Twitter'),
      },
    },
  ),
  Apercu: lazy(() => import('../apercu/EntrepriseApercu.tsx')),
  item: graphql`
    fragment entreprise_item on Entreprise @inline {
      id
      libelle
      status
      version
      nom
      logo {
        ...documents_photo @relay(mask: false)
      }
      resume
      description
      email1
      email2
      phone1
      phone2
      support
      whatsapp
      horaire
      annee
      adresse
      latitude
      longitude
      urlFacebook
      urlInstagram
      urlLinkedin
      urlSkype
      urlTwitter
    }
  `,
  create: graphql`
    mutation entrepriseCreateMutation($input: CreateEntrepriseInput!, $connections: [ID!]!) {
      resultat: createEntreprise(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateEntreprisePayload {
          content {
            ...entreprise_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...entreprise_ligne
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
    mutation entrepriseUpdateMutation($input: UpdateEntrepriseInput!) {
      resultat: updateEntreprise(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateEntreprisePayload {
          content {
            ...entreprise_item @alias(as: "item")
            ...Ligne_commun
            ...entreprise_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...entreprise_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation entrepriseGarderMutation($input: SaveEntrepriseDraftInput!) {
      resultat: saveEntrepriseDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}

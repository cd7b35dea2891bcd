import { lazy } from 'react'
import { graphql } from 'react-relay'
import { email, ligne, nombre, paragraphe, photo, riche, tel, url } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Entreprise',
  titres: { nouveau: 'Nouvelle entreprise', modifier: 'Modifier l’entreprise' },
  champs: {
    nom: ligne('Nom', { requis: true }),
    ...photo('logo', 'Logo'),
    resume: paragraphe('En deux phrases', { aide: 'Montré aux moteurs de recherche et sous le nom.' }),
    description: riche('Description'),
    email1: email('E-mail', { requis: true }),
    email2: email('Autre e-mail'),
    phone1: tel('Téléphone', { requis: true }),
    phone2: tel('Autre téléphone'),
    support: tel('Téléphone du support'),
    horaire: ligne('Horaires'),
    annee: nombre('Année', { aide: 'Celle du pied de page.' }),
    urlFacebook: url('Facebook'),
    urlInstagram: url('Instagram'),
    urlLinkedin: url('LinkedIn'),
    urlSkype: url('Skype'),
    urlTwitter: url('Twitter'),
  },
  sections: [
    { champs: ['nom', 'resume', 'logo'] },
    {
      titre: 'Joindre l’entreprise',
      champs: ['email1', 'email2', 'phone1', 'phone2', 'support', 'horaire', 'annee'],
    },
    { titre: 'Présentation', champs: ['description'] },
    {
      titre: 'Réseaux sociaux',
      champs: ['urlFacebook', 'urlInstagram', 'urlLinkedin', 'urlSkype', 'urlTwitter'],
    },
  ],
  Apercu: lazy(() => import('../apercu/EntrepriseApercu.tsx')),
  item: graphql`
    fragment EntrepriseEditeur_item on Entreprise @inline {
      id
      status
      version
      nom
      logo {
        url(width: 960)
        alt
        focalX
        focalY
      }
      resume
      description
      email1
      email2
      phone1
      phone2
      support
      horaire
      annee
      urlFacebook
      urlInstagram
      urlLinkedin
      urlSkype
      urlTwitter
    }
  `,
  query: graphql`
    query EntrepriseEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...EntrepriseEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation EntrepriseEditeurCreateMutation($input: CreateEntrepriseInput!, $connections: [ID!]!) {
      resultat: createEntreprise(input: $input) {
        __typename
        ... on CreateEntreprisePayload {
          content {
            ...EntrepriseEditeur_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...EntrepriseListe_item
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
    mutation EntrepriseEditeurUpdateMutation($input: UpdateEntrepriseInput!) {
      resultat: updateEntreprise(input: $input) {
        __typename
        ... on UpdateEntreprisePayload {
          content {
            ...EntrepriseEditeur_item @alias(as: "item")
            ...EntrepriseListe_item
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
            ...EntrepriseEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Entreprise. */
export default function EntrepriseEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}

import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { ServiceFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { service_item$data } from '../../__generated__/service_item.graphql.ts'
import type { service_ligne$key } from '../../__generated__/service_ligne.graphql.ts'
import {
  slugField,
  relationField,
  relationsField,
  textField,
  textAreaField,
  pictureField,
  richTextField,
  galleryField,
  documentsField,
} from '../editeur/definition/fields.ts'
import { foundAndSharedSection } from '../editeur/definition/found.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const service: ContentTypeFor<ServiceFieldsInput, service_item$data> = {
  rowDetail({ service: cle }) {
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
  ...defineForm(
    {
      champs: {
        nom: textField('Nom', { required: true }),
        resume: textAreaField('En deux phrases', { help: 'Montré dans les listes et sous le titre.' }),
      },
    },
    { champs: pictureField('image', 'Image') },
    { champs: { description: richTextField('Description') } },
    { champs: { galerie: galleryField('Galerie') } },
    { champs: { documents: documentsField('Documents à télécharger') } },
    {
      titre: 'Ce que le client demande',
      champs: {
        fourchette: textField('Fourchette de prix', {
          help: 'En mots\u00a0: «\u00a0de 150\u202f000 à 400\u202f000 F\u00a0CFA pour une parcelle\u00a0».',
        }),
        delai: textField('Délai', { help: 'En mots\u00a0: «\u00a0deux à trois semaines\u00a0».' }),
        verifieLe: textField('Vérifié le', {
          help: 'Quand ces prix et ces délais ont été relus, par exemple «\u00a03\u00a0novembre 2026\u00a0».',
        }),
        apporter: textAreaField('Papiers à apporter', { help: 'Un par ligne.' }),
        responsable: relationField('Responsable', {
          help: 'Montré sur la page tant que cette personne est en ligne dans l’équipe.',
        }),
      },
    },
    {
      champs: {
        categories: relationsField('Catégories'),
        slug: slugField('Adresse de la page', { pathPrefix: '/services/', fallbackSlug: 'service' }),
      },
    },
    foundAndSharedSection,
  ),
  choix: {
    champ: 'categories',
    type: 'CATEGORIE_SERVICE',
    order: 'LABEL',
    labelField: 'nom',
  },
  autreChoix: { champ: 'responsable', type: 'EQUIPE', order: 'POSITION' },
  Apercu: lazy(() => import('../apercu/ServiceApercu.tsx')),
  item: graphql`
    fragment service_item on Service @inline {
      titreRecherche
      descriptionRecherche
      partage {
        ...documents_photo @relay(mask: false)
      }
      nom
      slug
      resume
      description
      image {
        ...documents_photo @relay(mask: false)
      }
      galerie {
        ...documents_galerie @relay(mask: false)
      }
      documents {
        ...documents_document @relay(mask: false)
      }
      categories {
        id
        nom
      }
      fourchette
      delai
      verifieLe
      apporter
      responsable {
        id
      }
    }
  `,
}

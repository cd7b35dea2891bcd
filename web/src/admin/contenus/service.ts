import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { ServiceFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { service_item$data } from '../../__generated__/service_item.graphql.ts'
import type { service_ligne$key } from '../../__generated__/service_ligne.graphql.ts'
import {
  slugField,
  relationsField,
  textField,
  textAreaField,
  pictureField,
  richTextField,
} from '../editeur/definition/fields.ts'
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
    {
      champs: {
        categories: relationsField('Catégories'),
        slug: slugField('Adresse de la page', { pathPrefix: '/services/', fallbackSlug: 'service' }),
      },
    },
  ),
  choix: {
    champ: 'categories',
    type: 'CATEGORIE_SERVICE',
    order: 'LABEL',
    labelField: 'nom',
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
}

import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { PageFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { page_item$data } from '../../__generated__/page_item.graphql.ts'
import type { page_ligne$key } from '../../__generated__/page_ligne.graphql.ts'
import {
  checkboxField,
  documentsField,
  pictureField,
  richTextField,
  slugField,
  textAreaField,
  textField,
} from '../editeur/definition/fields.ts'
import { foundAndSharedSection } from '../editeur/definition/found.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const page: ContentTypeFor<PageFieldsInput, page_item$data> = {
  rowDetail({ page: cle }) {
    const item = readInlineData<page_ligne$key>(
      graphql`
        fragment page_ligne on Page @inline {
          slug
          auMenu
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return (
      item && {
        details: [item.auMenu ? 'Au menu' : null],
        image: item.image,
        page: `/pages/${item.slug}`,
      }
    )
  },
  ...defineForm(
    {
      champs: {
        titre: textField('Titre', { required: true }),
        resume: textAreaField('En deux phrases', { help: 'Montré sous le titre et par les moteurs.' }),
      },
    },
    { champs: pictureField('image', 'Image') },
    { champs: { contenu: richTextField('Contenu') } },
    { champs: { documents: documentsField('Documents à télécharger') } },
    {
      champs: {
        auMenu: checkboxField('Dans le menu', {
          help: 'Le menu «\u00a0Entreprise\u00a0» et le pied de page y mènent, une fois la page publiée.',
        }),
        slug: slugField('Adresse de la page', {
          pathPrefix: '/pages/',
          fallbackSlug: 'page',
          from: 'titre',
        }),
      },
    },
    foundAndSharedSection,
  ),
  Apercu: lazy(() => import('../apercu/PageApercu.tsx')),
  item: graphql`
    fragment page_item on Page @inline {
      titreRecherche
      descriptionRecherche
      partage {
        ...documents_photo @relay(mask: false)
      }
      titre
      slug
      resume
      contenu
      image {
        ...documents_photo @relay(mask: false)
      }
      documents {
        ...documents_document @relay(mask: false)
      }
      auMenu
    }
  `,
}

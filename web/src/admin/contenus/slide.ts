import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SlideFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { slide_item$data } from '../../__generated__/slide_item.graphql.ts'
import type { slide_ligne$key } from '../../__generated__/slide_ligne.graphql.ts'
import {
  checkboxField,
  linkField,
  pictureField,
  richTextField,
  textField,
} from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const slide: ContentTypeFor<SlideFieldsInput, slide_item$data> = {
  rowDetail({ slide: cle }) {
    const item = readInlineData<slide_ligne$key>(
      graphql`
        fragment slide_ligne on Slide @inline {
          archive
          status
          lien
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return (
      item && {
        details: [item.archive && !item.status ? 'archivé' : null, item.lien],
        withheld: item.archive ? 'Archivé' : null,
        image: item.image,
      }
    )
  },
  ...defineForm(
    { champs: { titre: textField('Titre', { required: true }) } },
    { champs: { contenue: richTextField('Contenu') } },
    { champs: pictureField('image', 'Image') },
    {
      champs: {
        lien: linkField('Lien', {
          help: 'Une page du site, comme /devis, une adresse avec https://, le téléphone ou l’e-mail du cabinet.',
        }),
        archive: checkboxField('Archivé', { help: 'Un slide archivé n’est pas sur le site, même publié.' }),
      },
    },
  ),
  Apercu: lazy(() => import('../apercu/SlideApercu.tsx')),
  item: graphql`
    fragment slide_item on Slide @inline {
      titre
      contenue
      image {
        ...documents_photo @relay(mask: false)
      }
      lien
      archive
    }
  `,
}

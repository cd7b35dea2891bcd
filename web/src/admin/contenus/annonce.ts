import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { AnnonceFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { annonce_item$data } from '../../__generated__/annonce_item.graphql.ts'
import type { annonce_ligne$key } from '../../__generated__/annonce_ligne.graphql.ts'
import { linkField, textField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const annonce: ContentTypeFor<AnnonceFieldsInput, annonce_item$data> = {
  rowDetail({ annonce: cle }) {
    const item = readInlineData<annonce_ligne$key>(
      graphql`
        fragment annonce_ligne on Annonce @inline {
          lien
        }
      `,
      cle,
    )
    return item && { details: [item.lien] }
  },
  ...defineForm(
    {
      champs: {
        texte: textField('Texte', {
          required: true,
          help: 'Une phrase, en haut de chaque page du site\u00a0: congés, déménagement, numéro d’urgence.',
        }),
      },
    },
    {
      champs: {
        lien: linkField('Lien', {
          help: 'Une page du site, comme /contact, une adresse avec https://, le téléphone ou l’e-mail du cabinet.',
        }),
      },
    },
  ),
  Apercu: lazy(() => import('../apercu/AnnonceApercu.tsx')),
  item: graphql`
    fragment annonce_item on Annonce @inline {
      texte
      lien
    }
  `,
}

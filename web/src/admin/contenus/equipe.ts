import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { EquipeFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { equipe_item$data } from '../../__generated__/equipe_item.graphql.ts'
import type { equipe_ligne$key } from '../../__generated__/equipe_ligne.graphql.ts'
import { emailField, textField, textAreaField, pictureField, urlField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const equipe: ContentTypeFor<EquipeFieldsInput, equipe_item$data> = {
  rowDetail({ equipe: cle }) {
    const item = readInlineData<equipe_ligne$key>(
      graphql`
        fragment equipe_ligne on Equipe @inline {
          poste
          photo {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { details: [item.poste], image: item.photo }
  },
  ...defineForm(
    {
      champs: {
        prenom: textField('Prénom'),
        nom: textField('Nom', { required: true }),
        poste: textField('Poste'),
        numeroOrdre: textField('Numéro à l’Ordre', { help: 'Pour un géomètre-expert inscrit.' }),
        email: emailField('E-mail'),
        description: textAreaField('Description'),
        urlLinkedin: urlField('LinkedIn', { help: 'L’adresse complète de la page.' }),
      },
    },
    { champs: pictureField('photo', 'Portrait') },
  ),
  Apercu: lazy(() => import('../apercu/EquipeApercu.tsx')),
  item: graphql`
    fragment equipe_item on Equipe @inline {
      nom
      prenom
      poste
      description
      photo {
        ...documents_photo @relay(mask: false)
      }
      email
      urlLinkedin
      numeroOrdre
    }
  `,
}

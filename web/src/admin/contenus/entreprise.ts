import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { EntrepriseFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { entreprise_item$data } from '../../__generated__/entreprise_item.graphql.ts'
import type { entreprise_ligne$key } from '../../__generated__/entreprise_ligne.graphql.ts'
import {
  emailField,
  textField,
  numberField,
  textAreaField,
  pictureField,
  positionField,
  richTextField,
  telField,
  urlField,
} from '../editeur/definition/fields.ts'
import { adresseDuSite } from '../../lieux/bureau.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const entreprise: ContentTypeFor<EntrepriseFieldsInput, entreprise_item$data> = {
  rowDetail({ entreprise: cle }) {
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
  ...defineForm(
    {
      champs: {
        nom: textField('Nom', { required: true }),
        resume: textAreaField('En deux phrases', { help: 'Montré aux moteurs de recherche et sous le nom.' }),
        ...pictureField('logo', 'Logo'),
      },
    },
    {
      titre: 'Joindre l’entreprise',
      champs: {
        email1: emailField('E-mail', { required: true }),
        email2: emailField('Autre e-mail'),
        phone1: telField('Téléphone', { required: true }),
        phone2: telField('Autre téléphone'),
        support: telField('Téléphone du support'),
        whatsapp: telField('WhatsApp', { help: 'Sans lui, le premier téléphone quand c’est un mobile.' }),
        horaire: textField('Horaires'),
        annee: numberField('Année', { help: 'Celle du pied de page.' }),
      },
    },
    {
      titre: 'Venir',
      champs: {
        adresse: textAreaField('Adresse', {
          help: `Comme sur une enveloppe. Tant qu’elle est vide, le site montre «\u00a0${adresseDuSite.replace('\n', ', ')}\u00a0».`,
        }),
        position: positionField('Position du bureau'),
      },
    },
    { titre: 'Présentation', champs: { description: richTextField('Description') } },
    {
      titre: 'Réseaux sociaux',
      champs: {
        urlFacebook: urlField('Facebook'),
        urlInstagram: urlField('Instagram'),
        urlLinkedin: urlField('LinkedIn'),
        urlSkype: urlField('Skype'),
        urlTwitter: urlField('Twitter'),
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
}

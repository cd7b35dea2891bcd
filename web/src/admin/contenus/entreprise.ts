import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { EntrepriseFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { entreprise_item$data } from '../../__generated__/entreprise_item.graphql.ts'
import type { entreprise_ligne$key } from '../../__generated__/entreprise_ligne.graphql.ts'
import {
  checkboxField,
  colourField,
  emailField,
  hoursField,
  markField,
  textField,
  numberField,
  textAreaField,
  pictureField,
  positionField,
  richTextField,
  telField,
  urlField,
} from '../editeur/definition/fields.ts'
import { adresseDuSite } from '../../../../schema/content/fields/adresse.ts'
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
        logoSeul: checkboxField('Le logo tient lieu du nom', {
          help: 'S’il porte déjà le nom\u00a0: l’en-tête ne l’écrit pas une seconde fois.',
        }),
        symbole: markField('Symbole', {
          help: 'La marque, là où il faut un carré\u00a0: icône de l’onglet et du téléphone, image des liens partagés. Sans lui, le logo\u202f; sans logo, les initiales.',
        }),
        couleur: colourField('Couleur', {
          help: 'Celle des liens et des boutons, écrite # et six chiffres ou lettres. Vide, le site garde sa terre rouge.',
        }),
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
        horaire: textField('Horaires', {
          help: 'Comme «\u00a0Lundi - Vendredi\u00a0: 08.00 - 18.00\u00a0».',
        }),
        heures: hoursField('Heures d’ouverture'),
        annee: numberField('Année', { help: 'Celle du pied de page.' }),
      },
    },
    {
      titre: 'Venir',
      champs: {
        adresse: textAreaField('Adresse', {
          help: `Comme sur une enveloppe. Tant qu’elle est vide, le site montre «\u00a0${adresseDuSite.replace('\n', ', ')}\u00a0».`,
        }),
        repere: textField('Repère', {
          help: 'Ce que l’on voit près du bureau\u00a0: «\u00a0en face de la pharmacie\u00a0».',
        }),
        position: positionField('Position du bureau'),
      },
    },
    {
      titre: 'Papiers du cabinet',
      champs: {
        fondation: textField('Année de création', {
          help: 'Comme 1998, ou la date, comme 1998-03-31. Dite aux moteurs de recherche et dans les mentions légales.',
        }),
        formeJuridique: textField('Forme juridique', { help: 'SARL, SA, entreprise individuelle…' }),
        capital: textField('Capital', {
          help: 'Avec sa monnaie\u00a0: «\u00a010\u202f000\u202f000 F\u00a0CFA\u00a0».',
        }),
        rccm: textField('Numéro RCCM', { help: 'Au registre du commerce et du crédit mobilier.' }),
        compteContribuable: textField('Compte contribuable'),
        ordre: textField('Ordre professionnel', {
          help: 'Son nom entier, par exemple «\u00a0Ordre des géomètres-experts de Côte d’Ivoire\u00a0».',
        }),
        ordreNumero: textField('Numéro à l’Ordre', { help: 'Les clients le demandent en premier.' }),
        assurance: textField('Assurance professionnelle', { help: 'L’assureur et le numéro de la police.' }),
      },
    },
    {
      titre: 'Le site et la loi',
      champs: {
        directeurPublication: textField('Directeur de la publication', { help: 'Qui répond de ce site.' }),
        hebergeur: textAreaField('Hébergeur du site', {
          help: 'Trois lignes\u00a0: son nom, son adresse, son téléphone.',
        }),
        declarationArtci: textField('Déclaration à l’ARTCI', {
          help: 'Le numéro du récépissé ou de l’autorisation, pour les données personnelles.',
        }),
        correspondant: textField('Correspondant à la protection des données', {
          help: 'Son nom, et comment le joindre.',
        }),
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
      nom
      logo {
        ...documents_photo @relay(mask: false)
      }
      logoSeul
      symbole {
        url(width: 512)
      }
      couleur
      resume
      description
      email1
      email2
      phone1
      phone2
      support
      whatsapp
      horaire
      heures {
        lundi
        mardi
        mercredi
        jeudi
        vendredi
        samedi
        dimanche
        exceptions {
          du
          au
          plages
          motif
        }
      }
      annee
      adresse
      latitude
      longitude
      urlFacebook
      urlInstagram
      urlLinkedin
      urlSkype
      urlTwitter
      formeJuridique
      capital
      rccm
      compteContribuable
      ordre
      ordreNumero
      assurance
      directeurPublication
      hebergeur
      declarationArtci
      correspondant
      repere
      fondation
    }
  `,
}

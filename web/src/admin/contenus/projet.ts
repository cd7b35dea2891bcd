import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { ProjetFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { projet_item$data } from '../../__generated__/projet_item.graphql.ts'
import type { projet_ligne$key } from '../../__generated__/projet_ligne.graphql.ts'
import {
  slugField,
  selectField,
  textField,
  numberField,
  textAreaField,
  pictureField,
  positionField,
  richTextField,
  galleryField,
  documentsField,
} from '../editeur/definition/fields.ts'
import { foundAndSharedSection } from '../editeur/definition/found.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const projet: ContentTypeFor<ProjetFieldsInput, projet_item$data> = {
  rowDetail({ projet: cle }) {
    const item = readInlineData<projet_ligne$key>(
      graphql`
        fragment projet_ligne on Projet @inline {
          slug
          category
          lieu
          annee
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return (
      item && {
        details: [item.category, item.lieu, item.annee],
        image: item.image,
        page: `/projets/${item.slug}`,
      }
    )
  },
  ...defineForm(
    {
      champs: {
        nom: textField('Nom', { required: true }),
        category: selectField('Catégorie', { byLabel: true }),
        annee: numberField('Année'),
        resultat: textAreaField('Résultat', { help: 'Ce que le projet a apporté, en une ou deux phrases.' }),
      },
    },
    { champs: pictureField('image', 'Image') },
    { champs: { description: richTextField('Description') } },
    { champs: { galerie: galleryField('Galerie') } },
    { champs: { documents: documentsField('Documents à télécharger') } },
    {
      titre: 'Cartouche',
      champs: {
        client: textField('Client'),
        maitreOeuvre: textField('Maître d’œuvre'),
        lieu: textField('Lieu', { help: 'Tel qu’il s’affiche : une commune, un quartier.' }),
        prix: textField('Prix'),
      },
    },
    { champs: { position: positionField('Position') } },
    {
      champs: { slug: slugField('Adresse de la page', { pathPrefix: '/projets/', fallbackSlug: 'projet' }) },
    },
    foundAndSharedSection,
  ),
  choix: {
    champ: 'category',
    type: 'CATEGORIE_PROJET',
    order: 'POSITION',
    status: true,
    labelField: 'nom',
  },
  Apercu: lazy(() => import('../apercu/ProjetApercu.tsx')),
  item: graphql`
    fragment projet_item on Projet @inline {
      titreRecherche
      descriptionRecherche
      partage {
        ...documents_photo @relay(mask: false)
      }
      nom
      slug
      description
      resultat
      client
      lieu
      annee
      prix
      maitreOeuvre
      category
      image {
        ...documents_photo @relay(mask: false)
      }
      galerie {
        ...documents_galerie @relay(mask: false)
      }
      documents {
        ...documents_document @relay(mask: false)
      }
      latitude
      longitude
    }
  `,
}

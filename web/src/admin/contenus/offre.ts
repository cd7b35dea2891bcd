import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import { calendarDay, hasPassed } from '../../ui/calendarDay.ts'
import type { OffreFieldsInput } from '../../__generated__/saveContentMutation.graphql.ts'
import type { offre_item$data } from '../../__generated__/offre_item.graphql.ts'
import type { offre_ligne$key } from '../../__generated__/offre_ligne.graphql.ts'
import {
  dayField,
  documentsField,
  richTextField,
  slugField,
  textAreaField,
  textField,
} from '../editeur/definition/fields.ts'
import { foundSection } from '../editeur/definition/found.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const offre: ContentTypeFor<OffreFieldsInput, offre_item$data> = {
  rowDetail({ offre: cle }) {
    const item = readInlineData<offre_ligne$key>(
      graphql`
        fragment offre_ligne on Offre @inline {
          slug
          lieu
          contrat
          jusquAu
        }
      `,
      cle,
    )
    return (
      item && {
        details: [item.contrat, item.lieu, item.jusquAu && `jusqu’au ${calendarDay(item.jusquAu)}`],
        page: `/carriere/${item.slug}`,
        withheld: item.jusquAu && hasPassed(item.jusquAu) ? 'Échue' : null,
      }
    )
  },
  ...defineForm(
    {
      champs: {
        titre: textField('Poste', { required: true, help: 'Par exemple «\u00a0Chef de brigade\u00a0».' }),
        contrat: textField('Contrat', { help: 'CDI, CDD de six mois, stage…' }),
        lieu: textField('Lieu'),
        jusquAu: dayField('Candidatures jusqu’au', {
          help: 'Le lendemain, les visiteurs ne voient plus l’offre. Vide\u00a0: sans terme.',
        }),
      },
    },
    {
      champs: {
        resume: textAreaField('En deux phrases', { help: 'Montré dans la liste et sous le titre.' }),
        description: richTextField('Description'),
      },
    },
    { champs: { documents: documentsField('Documents à télécharger') } },
    {
      champs: {
        slug: slugField('Adresse de la page', {
          pathPrefix: '/carriere/',
          fallbackSlug: 'offre',
          from: 'titre',
        }),
      },
    },
    foundSection,
  ),
  Apercu: lazy(() => import('../apercu/OffreApercu.tsx')),
  item: graphql`
    fragment offre_item on Offre @inline {
      titreRecherche
      descriptionRecherche
      titre
      slug
      lieu
      contrat
      resume
      description
      jusquAu
      documents {
        ...documents_document @relay(mask: false)
      }
    }
  `,
}

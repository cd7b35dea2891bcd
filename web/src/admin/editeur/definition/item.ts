import { graphql } from 'react-relay'
import { type FragmentRefs, readInlineData } from 'relay-runtime'
import type { item_content$key } from '../../../__generated__/item_content.graphql.ts'
import type { ContentRecord } from './fields.ts'
import type { Definition } from './definition.ts'

/** An item by the fragment of its own editor. */
interface OwnFragment {
  readonly ' $data'?: ContentRecord
  readonly ' $fragmentSpreads': FragmentRefs<string>
}

/** What the editor of its type is filled from; null where there is no such item. */
export function readItem(
  definition: Definition,
  key: item_content$key | null | undefined,
): ContentRecord | null {
  const item = readInlineData<item_content$key>(
    graphql`
      fragment item_content on Node @inline {
        ... on Content @alias(as: "common") {
          id
          libelle
          version
        }
        ...annonce_item @alias(as: "Annonce")
        ...categorieProjet_item @alias(as: "CategorieProjet")
        ...categorieService_item @alias(as: "CategorieService")
        ...entreprise_item @alias(as: "Entreprise")
        ...equipe_item @alias(as: "Equipe")
        ...faq_item @alias(as: "Faq")
        ...faqQuestion_item @alias(as: "FaqQuestion")
        ...offre_item @alias(as: "Offre")
        ...page_item @alias(as: "Page")
        ...partenaire_item @alias(as: "Partenaire")
        ...presentation_item @alias(as: "Presentation")
        ...projet_item @alias(as: "Projet")
        ...service_item @alias(as: "Service")
        ...slide_item @alias(as: "Slide")
        ...testimonial_item @alias(as: "Testimonial")
      }
    `,
    key,
  )
  const own: OwnFragment | null | undefined = item?.[definition.type]
  const fields = readInlineData(definition.item, own)
  return fields ? { ...item?.common, ...fields } : null
}

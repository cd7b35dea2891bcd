import { fetchQuery, graphql } from 'react-relay'
import { type Environment, type MutationParameters, readInlineData } from 'relay-runtime'
import type { prepareQuery } from '../../../__generated__/prepareQuery.graphql.ts'
import type { prepare_draft$data, prepare_draft$key } from '../../../__generated__/prepare_draft.graphql.ts'
import type { prepare_resultat$key } from '../../../__generated__/prepare_resultat.graphql.ts'
import { type Base, baseDe } from '../definition/base.ts'
import { type Champs, type Contenu, lireValeurs, objet } from '../definition/champs.ts'
import type { Definition } from '../definition/definition.ts'
import { type item_content$key } from '../../../__generated__/item_content.graphql.ts'
import { lireItem } from '../definition/item.ts'

/*
 * The draft that all staff share, kept by the server beside the item; what one has typed and not saved, on this device
 * alone, is in `src/admin/editeur/brouillon/brouillon.ts`.
 */

function lireBrouillonCommun(cle: prepare_draft$key): prepare_draft$data['draft'] {
  return readInlineData<prepare_draft$key>(
    graphql`
      fragment prepare_draft on Content @inline {
        draft {
          version
          base
          savedAt
          savedBy
          changes {
            field
            before
            value
          }
          picture {
            ...documents_photo @relay(mask: false)
          }
        }
      }
    `,
    cle,
  ).draft
}

/** The item as its draft would have it, where it has one. */
export function basePreparee(
  definition: Definition,
  {
    item,
    draft: cle,
  }: { item: item_content$key | null | undefined; draft?: prepare_draft$key | null | undefined },
): Base | null {
  const { champs } = definition
  const contenu = lireItem(definition, item)
  if (!contenu) return null
  const base = baseDe(champs, contenu)
  const draft = cle && lireBrouillonCommun(cle)
  if (!draft) return base
  return {
    ...base,
    valeurs: lireValeurs(champs, avecBrouillon(champs, contenu, draft)),
    prepare: {
      version: draft.version,
      quand: draft.savedAt,
      par: draft.savedBy ?? null,
      depasse: draft.base !== base.element?.version,
      avant: lireValeurs(champs, avantBrouillon(champs, contenu, draft)),
      enLigne: base.valeurs,
    },
  }
}

type Draft = NonNullable<prepare_draft$data['draft']>

function avecBrouillon(champs: Champs, contenu: Contenu, { changes, picture }: Draft): Contenu {
  return {
    ...contenu,
    ...Object.fromEntries(changes.map(({ field, value }) => [field, JSON.parse(value)])),
    ...Object.fromEntries(photosDe(champs).map((nom) => [nom, picture])),
  }
}

/** The item as it was when the draft was made of it, as far as the draft has changed it. */
function avantBrouillon(champs: Champs, contenu: Contenu, { changes }: Draft): Contenu {
  const avant = new Map<string, unknown>(changes.map(({ field, before }) => [field, JSON.parse(before)]))
  const photos = photosDe(champs).map((nom) => {
    const actuelle = objet(contenu[nom])
    const dite = { alt: 'Alt', focalX: 'FocalX', focalY: 'FocalY' }
    const changee = Object.entries(dite).flatMap(([propre, suite]) =>
      avant.has(nom + suite) ? [[propre, avant.get(nom + suite)] as const] : [],
    )
    // Where it was another one, that is gone.
    const cle = avant.get(nom)
    const url =
      !avant.has(nom) || String(actuelle['url']).includes(`/${String(cle)}/`) ? actuelle['url'] : null
    return [nom, { ...actuelle, ...Object.fromEntries(changee), url }] as const
  })
  return { ...contenu, ...Object.fromEntries(avant), ...Object.fromEntries(photos) }
}

function photosDe(champs: Champs): string[] {
  return Object.entries(champs).flatMap(([nom, { genre }]) => (genre === 'photo' ? [nom] : []))
}

/** What saving, publishing and dropping a draft answer. What has become of the item is read for itself then: see `relire`. */
export const resultat = graphql`
  fragment prepare_resultat on LifecycleResult @inline {
    __typename
    ...documents_refus @alias(as: "refus")
    ... on LifecyclePayload {
      content {
        ...Ligne_commun
      }
      stats {
        ...Liste_stats
      }
    }
  }
`

/** The item and its draft as the server has them now; null where it is gone. One document, whatever was done of which type. */
export async function relire(
  environment: Environment,
  definition: Definition,
  id: string,
): Promise<Base | null> {
  const answer = await fetchQuery<prepareQuery>(
    environment,
    graphql`
      query prepareQuery($id: ID!) {
        node(id: $id) {
          ...item_content @alias(as: "item")
          ... on Content {
            ...prepare_draft @alias(as: "draft")
            ...Ligne_content @alias(as: "ligne")
          }
        }
      }
    `,
    { id },
  ).toPromise()
  return answer?.node ? basePreparee(definition, answer.node) : null
}

export interface MutationPreparee extends MutationParameters {
  readonly variables: { input: Readonly<Record<string, unknown>> }
  readonly response: { readonly resultat: prepare_resultat$key }
}

export const publier = graphql`
  mutation preparePublierMutation($input: DraftInput!) {
    resultat: publishDraft(input: $input) {
      ...prepare_resultat
    }
  }
`

export const abandonner = graphql`
  mutation prepareAbandonnerMutation($input: DraftInput!) {
    resultat: discardDraft(input: $input) {
      ...prepare_resultat
    }
  }
`

import { fetchQuery, graphql } from 'react-relay'
import { type Environment, type MutationParameters, readInlineData } from 'relay-runtime'
import type {
  sharedDraftQuery,
  sharedDraftQuery$data,
} from '../../../__generated__/sharedDraftQuery.graphql.ts'
import type {
  sharedDraft_draft$data,
  sharedDraft_draft$key,
} from '../../../__generated__/sharedDraft_draft.graphql.ts'
import type { sharedDraft_result$key } from '../../../__generated__/sharedDraft_result.graphql.ts'
import { type Base, baseOf } from '../definition/base.ts'
import { type FormFields, type ContentRecord, readValues, asRecord } from '../definition/fields.ts'
import type { Definition } from '../definition/definition.ts'
import { type item_content$key } from '../../../__generated__/item_content.graphql.ts'
import { readItem } from '../definition/item.ts'
import { documentsOf, picturesOf, type FieldValues } from '../definition/fieldValue.ts'
import { withNames } from '../documents/documentsFrom.ts'
import { withAddresses } from '../galerie/withAddresses.ts'

/*
 * The draft that all staff share, kept by the server beside the item; what one has typed and not saved, on this device
 * alone, is in `src/admin/editeur/brouillon/localDraft.ts`.
 */

function readSharedDraft(cle: sharedDraft_draft$key): sharedDraft_draft$data['draft'] {
  return readInlineData<sharedDraft_draft$key>(
    graphql`
      fragment sharedDraft_draft on Content @inline {
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
          pictures {
            field
            image {
              ...documents_photo @relay(mask: false)
            }
          }
          galerie {
            ...documents_galerie @relay(mask: false)
          }
          documents {
            ...documents_document @relay(mask: false)
          }
        }
      }
    `,
    cle,
  ).draft
}

/** The item as its draft would have it, where it has one. */
export function baseWithDraft(
  definition: Definition,
  {
    item,
    draft: cle,
  }: { item: item_content$key | null | undefined; draft?: sharedDraft_draft$key | null | undefined },
): Base | null {
  const { champs } = definition
  const contenu = readItem(definition, item)
  if (!contenu) return null
  const base = baseOf(champs, contenu)
  const draft = cle && readSharedDraft(cle)
  if (!draft) return base
  const valeurs = readValues(champs, withDraft(contenu, draft))
  const avant = readValues(champs, beforeDraft(champs, contenu, draft))
  return {
    ...base,
    valeurs,
    sharedDraft: {
      version: draft.version,
      quand: draft.savedAt,
      par: draft.savedBy ?? null,
      isOutdated: draft.base !== base.element?.version,
      avant: withFilesKnown(avant, valeurs, base.valeurs),
      enLigne: base.valeurs,
    },
  }
}

type Draft = NonNullable<sharedDraft_draft$data['draft']>

function withDraft(contenu: ContentRecord, { changes, pictures, galerie, documents }: Draft): ContentRecord {
  return {
    ...contenu,
    ...Object.fromEntries(changes.map(({ field, value }) => [field, JSON.parse(value)])),
    ...Object.fromEntries(pictures.map(({ field, image }) => [field, image])),
    ...(changes.some(({ field }) => field === 'galerie') && { galerie }),
    ...(changes.some(({ field }) => field === 'documents') && { documents }),
  }
}

/** A draft tells of what was before by the ids of files: where those lie, and what they are called, is known from today’s. */
function withFilesKnown(values: FieldValues, ...known: readonly FieldValues[]): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const others = known.map((some) => some[name])
      const [pictures, documents] = [picturesOf(value), documentsOf(value)]
      if (pictures.length > 0) return [name, withAddresses(pictures, others.flatMap(picturesOf))]
      if (documents.length > 0) return [name, withNames(documents, others.flatMap(documentsOf))]
      return [name, value]
    }),
  )
}

/** The item as it was when the draft was made of it, as far as the draft has changed it. */
function beforeDraft(champs: FormFields, contenu: ContentRecord, { changes }: Draft): ContentRecord {
  const avant = new Map<string, unknown>(changes.map(({ field, before }) => [field, JSON.parse(before)]))
  const photos = photoFields(champs).map((nom) => {
    const actuelle = asRecord(contenu[nom])
    const dite = { alt: 'Alt', focalX: 'FocalX', focalY: 'FocalY' }
    const changee = Object.entries(dite).flatMap(([propre, suite]) =>
      avant.has(nom + suite) ? [[propre, avant.get(nom + suite)] as const] : [],
    )
    // The picture of before is gone, where it was another one.
    const cle = avant.get(nom)
    const url =
      !avant.has(nom) || String(actuelle['url']).includes(`/${String(cle)}/`) ? actuelle['url'] : null
    return [nom, { ...actuelle, ...Object.fromEntries(changee), url }] as const
  })
  return { ...contenu, ...Object.fromEntries(avant), ...Object.fromEntries(photos) }
}

function photoFields(champs: FormFields): string[] {
  return Object.entries(champs).flatMap(([nom, { kind }]) => (kind === 'photo' ? [nom] : []))
}

/** What saving, publishing and dropping a draft answer. What has become of the item is read for itself then: see `readAgain`. */
export const draftResult = graphql`
  fragment sharedDraft_result on LifecycleResult @inline {
    __typename
    ...documents_refusal @alias(as: "refusal")
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

/** Reads an item of any type and its draft as the server has them now; null where the item is gone. */
export async function readAgain(
  environment: Environment,
  id: string,
): Promise<NonNullable<sharedDraftQuery$data['node']> | null> {
  const answer = await fetchQuery<sharedDraftQuery>(
    environment,
    graphql`
      query sharedDraftQuery($id: ID!) {
        node(id: $id) {
          ...item_content @alias(as: "item")
          ... on Content {
            ...sharedDraft_draft @alias(as: "draft")
            ...Ligne_content @alias(as: "ligne")
          }
        }
      }
    `,
    { id },
  ).toPromise()
  return answer?.node ?? null
}

export interface DraftMutation extends MutationParameters {
  readonly variables: { input: Readonly<Record<string, unknown>> }
  readonly response: { readonly result: sharedDraft_result$key }
}

export const keepMutation = graphql`
  mutation sharedDraftSaveMutation($input: SaveDraftInput!) {
    result: saveDraft(input: $input) {
      ...sharedDraft_result
    }
  }
`

export const publishMutation = graphql`
  mutation sharedDraftPublishMutation($input: DraftInput!) {
    result: publishDraft(input: $input) {
      ...sharedDraft_result
    }
  }
`

export const discardMutation = graphql`
  mutation sharedDraftDiscardMutation($input: DraftInput!) {
    result: discardDraft(input: $input) {
      ...sharedDraft_result
    }
  }
`

import { graphql } from 'react-relay'
import type { UploadableMap } from 'relay-runtime'
import type { saveContentMutation } from '../../../__generated__/saveContentMutation.graphql.ts'
import type { Typename } from '../../contentTypeName.ts'
import type { Definition } from '../definition/definition.ts'
import { inputOf } from '../definition/fields.ts'
import type { FieldValues } from '../definition/fieldValue.ts'

/** Creates or changes an item of any type. The row that a list gains is the item itself, whose fields the store then has. */
export const saveMutation = graphql`
  mutation saveContentMutation(
    $input: SaveContentInput!
    $isNewRow: Boolean!
    $prepend: [ID!]!
    $append: [ID!]!
  ) {
    result: saveContent(input: $input) {
      ...documents_refusal @alias(as: "refusal")
      ... on SaveContentPayload {
        content {
          id
          libelle
          ...item_content @alias(as: "item")
          ...Ligne_content
        }
        edge @include(if: $isNewRow) @prependEdge(connections: $prepend) {
          node {
            id
          }
        }
        lastEdge: edge @include(if: $isNewRow) @appendEdge(connections: $append) {
          node {
            id
          }
        }
        stats {
          ...Liste_stats
        }
      }
      ... on ConflictError {
        current {
          id
        }
      }
    }
  }
`

/** The fields of one type, which the input’s own type cannot know. */
export type ContentFields = Readonly<Record<string, object>>

export interface SaveContent {
  readonly variables: Omit<saveContentMutation['variables'], 'input'> & {
    readonly input: Omit<saveContentMutation['variables']['input'], 'content'> & {
      readonly content: ContentFields
    }
  }
  readonly response: saveContentMutation['response']
}

/** Relay's ids of the lists that a new item comes first in, or last. */
export type NewRowIn = Pick<SaveContent['variables'], 'isNewRow' | 'prepend' | 'append'>

/** Adds a row to no list: it shows the item already, or does not show it on purpose. */
export const noNewRow: NewRowIn = { isNewRow: false, prepend: [], append: [] }

/** These fields, by the type of their item. */
export function fieldsOf(type: Typename, fields: object): ContentFields {
  return { [memberOf(type)]: fields }
}

/** The named fields as a mutation's `content`, and the files that go beside it. */
export function contentOf(
  { type, champs }: Pick<Definition, 'type' | 'champs'>,
  valeurs: FieldValues,
  noms: readonly string[],
): { content: ContentFields; uploadables: UploadableMap } {
  const { input, fichiers } = inputOf(champs, valeurs, noms)
  const places = Object.entries(fichiers).map(([nom, file]) => [
    `input.content.${memberOf(type)}.${nom}`,
    file,
  ])
  return { content: fieldsOf(type, input), uploadables: Object.fromEntries(places) }
}

function memberOf(type: Typename): string {
  return type.charAt(0).toLowerCase() + type.slice(1)
}

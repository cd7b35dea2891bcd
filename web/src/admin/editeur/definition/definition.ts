import type { ComponentType } from 'react'
import { type FragmentRefs, type GraphQLTaggedNode, readInlineData } from 'relay-runtime'
import type { ContentOrder } from '../../../__generated__/EditeurQuery.graphql.ts'
import type { documents_refusal$key } from '../../../__generated__/documents_refusal.graphql.ts'
import type { Wording } from '../../wording.ts'
import type { ContentTypeName } from '../../contentTypeName.ts'
import type { FormField, FormFields, ContentRecord } from './fields.ts'
import type { Section } from './form.ts'
import type { Typename } from '../../contentTypeName.ts'
import type { FieldValues } from './fieldValue.ts'

export interface Option {
  readonly id: string
  readonly label: string
  /** Chosen, it shows nothing to visitors yet. */
  readonly isOffline?: boolean
}

/** A field that chooses among items of another type. */
export interface Relation<Cle extends string = string> {
  champ: Cle
  type: ContentTypeName
  order: ContentOrder
  /** Which of them it offers. */
  status?: boolean
  /** Its field that holds what it is called. */
  labelField: string
}

/** An item by its editor's own fragment, to be read with it. */
interface ReadableItem {
  readonly item?: {
    readonly ' $data'?: ContentRecord
    readonly ' $fragmentSpreads': FragmentRefs<string>
  } | null
}

/** What createT and updateT answer, as `result`. */
export interface EditorResult {
  readonly content?: ReadableItem
  readonly current?: ReadableItem
  readonly refusal?: documents_refusal$key | null
}

export interface EditorMutation {
  readonly variables: { input: Readonly<Record<string, unknown>>; connections?: readonly string[] }
  readonly response: { readonly result: EditorResult }
}

export interface ApercuProps {
  champs: FormFields
  valeurs: FieldValues
  options(nom: string): readonly Option[]
  /** Global id of the item; null while it is new. */
  id: string | null
}

/** All that differs from one editor to the next. */
export interface Definition<Cle extends string = string> extends Wording {
  /** The GraphQL name. */
  type: Typename
  champs: Readonly<Record<Cle, FormField>>
  sections: readonly Section<Cle>[]
  choix?: Relation<Cle>
  /** What the address of the page says of a new one. */
  initialValues?(search: URLSearchParams): FieldValues
  /** The type whose items stand below this one, and are written from here. */
  enfants?: { type: ContentTypeName; avant: string }
  /** What the form is filled from. */
  item: GraphQLTaggedNode
  create: GraphQLTaggedNode
  update: GraphQLTaggedNode
  /** Keeps its draft. */
  saveDraft: GraphQLTaggedNode
  /** The public page's own components with what is typed. */
  Apercu?: ComponentType<ApercuProps>
}

/** The item of an answer; null where there is none. */
export function contentOf(
  { item }: Pick<Definition, 'item'>,
  lisible: ReadableItem | null | undefined,
): ContentRecord | null {
  return lisible?.item ? (readInlineData(item, lisible.item) ?? null) : null
}

import type { Image_image$key } from '../../__generated__/Image_image.graphql.ts'
import type { Ligne_content$data } from '../../__generated__/Ligne_content.graphql.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import type { ServerField, FieldName } from '../editeur/definition/form.ts'
import type { Wording } from '../wording.ts'
import type { ListPath } from '../paths.ts'
import type { Sort } from './filtres/listFilter.ts'
import type { ContentTypeName, Typename } from '../contentTypeName.ts'

/** What a row shows beside the item's name and state. */
export interface RowDetail {
  /** What tells it from its like; empty ones are left out. */
  details?: readonly (string | number | null | undefined)[]
  image?: Image_image$key | null | undefined
  /** Its own page, where visitors see it while it is published. */
  page?: string
  /** What it is called where it is kept from visitors though it may be published. */
  withheld?: string | null
  /** Another page it leads to. */
  lien?: { href: string; texte: string }
}

/** What differs from one content type's list and editor to another's: one file each in `contenus`. */
export interface ContentTypeDefinition<Cle extends string = string> extends Omit<
  Definition<Cle>,
  'type' | keyof Wording
> {
  /** What its row adds; null for an item of another type. */
  rowDetail?(content: Ligne_content$data): RowDetail | null | undefined
}

/**
 * That of a type whose draft the server takes as `Input`, and whose fragment reads an `Item`: where the fragment or the form
 * lacks a field, or has one too many, it does not compile.
 */
export type ContentTypeFor<Input, Item extends Record<ServerField<Input>, unknown>> = ContentTypeDefinition<
  FieldName<Item>
>

/** A content type with all that the back office knows of it. */
export interface ContentType extends ContentTypeDefinition, ContentTypeInfo {
  nom: ContentTypeName
}

/** Whether its items stand in an order that one may change. */
export function isOrdered({ tris }: Pick<ContentTypeInfo, 'tris'>): boolean {
  return tris.includes('ordre')
}

/** How a list is narrowed to what belongs to one item of another type. */
export interface Grouping {
  parametre: 'categorie' | 'faq'
  parmi: ContentTypeName
  mot: string
  toutes: string
  /** Where something is that belongs to the chosen one. */
  ici: string
}

/** What must be known of a content type before its own file has come. */
export interface ContentTypeInfo extends Wording {
  /** Its name in the schema. */
  type: Typename
  /** What names one of them, and several. */
  un: string
  plusieurs: string
  /** The page that lists them, */
  page: ListPath
  /** and which of its lists that is, where it is not the first. */
  liste?: string
  /** The orders worth offering; the first one is the usual. */
  tris: readonly [Sort, ...Sort[]]
  /** The parameter of the address that narrows the list to the items of one parent; they have their order there. */
  parent?: 'faq'
  /** The grouping by which the list is narrowed: a parameter of the address, with the number of one of these. */
  classement?: Grouping
  load(): Promise<ContentTypeDefinition>
}

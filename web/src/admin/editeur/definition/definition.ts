import type { ComponentType } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { ContentOrder } from '../../../__generated__/EditeurQuery.graphql.ts'
import type { Wording } from '../../wording.ts'
import type { ContentTypeName } from '../../contentTypeName.ts'
import type { FormField, FormFields } from './fields.ts'
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
export interface Choice<Cle extends string = string> {
  champ: Cle
  type: ContentTypeName
  order: ContentOrder
}

/** The same, where one more can be made in the form. */
export interface Relation<Cle extends string = string> extends Choice<Cle> {
  /** Which of them it offers. */
  status?: boolean
  /** Its field that holds what it is called. */
  labelField: string
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
  autreChoix?: Choice<Cle>
  /** The type whose items stand below this one, and are written from here. */
  enfants?: { type: ContentTypeName; avant: string }
  /** What the form is filled from. */
  item: GraphQLTaggedNode
  /** The public page's own components with what is typed. */
  Apercu?: ComponentType<ApercuProps>
}

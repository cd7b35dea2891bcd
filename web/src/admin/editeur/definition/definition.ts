import type { ComponentType } from 'react'
import { type FragmentRefs, type GraphQLTaggedNode, readInlineData } from 'relay-runtime'
import type { ContentOrder } from '../../../__generated__/EditeurQuery.graphql.ts'
import type { documents_refus$key } from '../../../__generated__/documents_refus.graphql.ts'
import type { Mots } from '../../mots.ts'
import type { Nom } from '../../types.ts'
import type { Champ, Champs, Contenu } from './champs.ts'
import type { Section } from './formulaire.ts'
import type { Typename } from './item.ts'
import type { Valeurs } from './valeurs.ts'

export interface Option {
  readonly id: string
  readonly label: string
  /** Chosen, it shows nothing to visitors yet. */
  readonly horsLigne?: boolean
}

/** A field that chooses among items of another type. */
export interface Choix<Cle extends string = string> {
  champ: Cle
  type: Nom
  order: ContentOrder
  /** Which of them it offers. */
  status?: boolean
  /** Its field that holds what it is called. */
  intitule: string
}

/** An item by its editor's own fragment, to be read with it. */
interface Lisible {
  readonly item?: { readonly ' $data'?: Contenu; readonly ' $fragmentSpreads': FragmentRefs<string> } | null
}

/** What createT and updateT answer, as `resultat`. */
export interface Resultat {
  readonly content?: Lisible
  readonly current?: Lisible
  readonly refus?: documents_refus$key | null
}

export interface MutationEditeur {
  readonly variables: { input: Readonly<Record<string, unknown>>; connections?: readonly string[] }
  readonly response: { readonly resultat: Resultat }
}

export interface ApercuProps {
  champs: Champs
  valeurs: Valeurs
  options(nom: string): readonly Option[]
  /** Global id of the item; null while it is new. */
  id: string | null
}

/** All that differs from one editor to the next. */
export interface Definition<Cle extends string = string> extends Mots {
  /** The GraphQL name. */
  type: Typename
  champs: Readonly<Record<Cle, Champ>>
  sections: readonly Section<Cle>[]
  choix?: Choix<Cle>
  /** What the address of the page says of a new one. */
  initiales?(search: URLSearchParams): Valeurs
  /** The type whose items stand below this one, and are written from here. */
  enfants?: { type: Nom; avant: string }
  /** What the form is filled from. */
  item: GraphQLTaggedNode
  create: GraphQLTaggedNode
  update: GraphQLTaggedNode
  /** Keeps its draft. */
  garder: GraphQLTaggedNode
  /** The public page's own components with what is typed. */
  Apercu?: ComponentType<ApercuProps>
}

/** The item of an answer; null where there is none. */
export function contenuDe(
  { item }: Pick<Definition, 'item'>,
  lisible: Lisible | null | undefined,
): Contenu | null {
  return lisible?.item ? (readInlineData(item, lisible.item) ?? null) : null
}

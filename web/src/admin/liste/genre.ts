import type { ComponentType } from 'react'
import type { EditeurProps } from '../editeur/props.ts'
import type { Typename } from '../types.ts'
import type { Actes } from './actes.ts'
import type { Tri } from './filtre.ts'

/** What differs from one content type's list to another's. */
export interface Genre {
  typename: Typename
  /** On the button that makes a new one. */
  nouveau: string
  /** Begins the sentence of an empty list. */
  aucun: string
  /** The orders worth offering; the first one is the usual. */
  tris: readonly [Tri, ...Tri[]]
  actes: Actes
  /** The parameter of the address that narrows the list to the items of one parent; they have their order there. */
  parent?: string
  Editeur: ComponentType<EditeurProps>
}

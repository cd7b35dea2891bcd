import type { Image_image$key } from '../../__generated__/Image_image.graphql.ts'
import type { Ligne_content$data } from '../../__generated__/Ligne_content.graphql.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import type { ChampDuServeur, NomDeChamp } from '../editeur/definition/formulaire.ts'
import type { Mots } from '../mots.ts'
import type { Fiche, Nom } from '../types.ts'

/** What a row shows beside the item's name and state. */
export interface Detail {
  /** What tells it from its like; empty ones are left out. */
  details?: readonly (string | number | null | undefined)[]
  image?: Image_image$key | null | undefined
  /** Its own page, where visitors see it while it is published. */
  page?: string
  /** Kept from visitors though it may be published. */
  isArchived?: boolean
  /** Where else it leads. */
  lien?: { href: string; texte: string }
}

/** What differs from one content type's list and editor to another's: one file each in `contenus`. */
export interface GenrePropre<Cle extends string = string> extends Omit<Definition<Cle>, 'type' | keyof Mots> {
  /** What its row adds; null for an item of another type. */
  ligne?(content: Ligne_content$data): Detail | null | undefined
}

/**
 * That of a type whose draft the server takes as `Input`, and whose fragment reads an `Item`: where the fragment or the form
 * lacks a field, or has one too many, it does not compile.
 */
export type GenreDe<Input, Item extends Record<ChampDuServeur<Input>, unknown>> = GenrePropre<
  NomDeChamp<Item>
>

/** A content type with all that the back office knows of it. */
export interface Genre extends GenrePropre, Fiche {
  nom: Nom
}

/** Whether its items stand in an order that one may change. */
export function aUnOrdre({ tris }: Pick<Fiche, 'tris'>): boolean {
  return tris.includes('ordre')
}

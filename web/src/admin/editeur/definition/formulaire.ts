import type { Champ, Champs } from './champs.ts'

export interface Section<Nom extends string = string> {
  titre?: string
  /** What is said of a picture is none of them: it stands with the picture. */
  champs: readonly Nom[]
}

interface Formulaire<Nom extends string> {
  champs: Readonly<Record<Nom, Champ>>
  sections: readonly Section<Nom>[]
}

interface Groupe {
  titre?: string
  champs: Champs
}

type NomsDe<Un> = Un extends Groupe ? keyof Un['champs'] & string : never

/** A form of these sections, with the names of its fields for the compiler. */
export function formulaire<const Groupes extends readonly Groupe[]>(
  ...groupes: Groupes
): Formulaire<NomsDe<Groupes[number]>>
export function formulaire(...groupes: Groupe[]): Formulaire<string> {
  return {
    champs: Object.fromEntries(groupes.flatMap(({ champs }) => Object.entries(champs))),
    sections: groupes.map(({ champs, ...section }) => ({ ...section, champs: seuls(champs) })),
  }
}

function seuls(champs: Champs): string[] {
  const dits = Object.values(champs).flatMap(({ genre, voisins = [] }) => (genre === 'photo' ? voisins : []))
  return Object.keys(champs).filter((nom) => !dits.includes(nom))
}

/** What a draft takes of an item, so that its fragment has to read it: what is said of a picture is read with the picture. */
export type ChampDuServeur<Input> = Exclude<
  keyof Input,
  // Lists have the order.
  'id' | 'version' | 'draftVersion' | 'ordre' | `${string}Alt` | `${string}FocalX` | `${string}FocalY`
>

/** The fields of the form that is filled from an item: a picture has three, a position one. */
export type NomDeChamp<Item> = {
  [Nom in keyof Item & string]: Nom extends 'id' | 'libelle' | 'status' | 'version' | ' $fragmentType'
    ? never
    : Nom extends 'latitude' | 'longitude'
      ? 'position'
      : NonNullable<Item[Nom]> extends { readonly focalX: unknown }
        ? Nom | `${Nom}Alt` | `${Nom}Focal`
        : Nom
}[keyof Item & string]

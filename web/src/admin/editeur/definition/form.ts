import type { FormField, FormFields } from './fields.ts'

export interface Section<Nom extends string = string> {
  titre?: string
  /** Most leave it as it is: only its title is shown until it is asked for. */
  folded?: boolean
  /** What is said of a picture, and hours as a text, are none of them: they stand with the picture, and the hours by day. */
  champs: readonly Nom[]
}

interface Form<Nom extends string> {
  champs: Readonly<Record<Nom, FormField>>
  sections: readonly Section<Nom>[]
}

interface FormGroup {
  titre?: string
  folded?: boolean
  champs: FormFields
}

type NamesOf<Un> = Un extends FormGroup ? keyof Un['champs'] & string : never

/** A form of these sections, with the names of its fields for the compiler. */
export function defineForm<const Groupes extends readonly FormGroup[]>(
  ...groups: Groupes
): Form<NamesOf<Groupes[number]>>
export function defineForm(...groups: FormGroup[]): Form<string> {
  return {
    champs: Object.fromEntries(groups.flatMap(({ champs: fields }) => Object.entries(fields))),
    sections: groups.map(({ champs: fields, ...section }) => ({ ...section, champs: ownFields(fields) })),
  }
}

function ownFields(fields: FormFields): string[] {
  const shownWithAnother = Object.values(fields).flatMap(({ kind, relatedFields = [] }) =>
    kind === 'photo' || kind === 'heures' ? relatedFields : [],
  )
  return Object.keys(fields).filter((name) => !shownWithAnother.includes(name))
}

/** What a draft takes of an item, so that its fragment has to read it: what is said of a picture is read with the picture. */
export type ServerField<Input> = Exclude<
  keyof Input,
  // Lists have the order.
  'id' | 'version' | 'draftVersion' | 'ordre' | `${string}Alt` | `${string}FocalX` | `${string}FocalY`
>

/** The fields of the form that is filled from an item: a picture has three, a position one. */
export type FieldName<Item> = {
  [Nom in keyof Item & string]: Nom extends ' $fragmentType'
    ? never
    : Nom extends 'latitude' | 'longitude'
      ? 'position'
      : NonNullable<Item[Nom]> extends { readonly focalX: unknown }
        ? Nom | `${Nom}Alt` | `${Nom}Focal`
        : Nom
}[keyof Item & string]

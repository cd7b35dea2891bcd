import { fieldNamed, type FormField } from '../editeur/definition/fields.ts'
import type { Definition } from '../editeur/definition/definition.ts'

/** What the editors have no field for, or one for two. */
const autres: Readonly<Record<string, string>> = {
  status: 'État',
  softdelete: 'Corbeille',
  ordre: 'Place',
  faqId: 'Section',
  responsableId: 'Responsable',
  services: 'Services',
  formerSlugs: 'Anciennes adresses',
  latitude: 'Latitude',
  longitude: 'Longitude',
  publishAt: 'Publier le',
  unpublishAt: 'Retirer le',
}

/** The field of an editor that shows what the journal says of one of the server's. */
export function fieldOf(field: string, { champs }: Pick<Definition, 'champs'>): FormField | undefined {
  const cle = fieldNamed(champs, field)
  return cle === undefined ? undefined : champs[cle]
}

/** A field of the journal in the words of its editor. */
export function fieldLabel(field: string, definition: Pick<Definition, 'champs'>): string {
  const nom = definition.champs[field]?.label ?? autres[field] ?? fieldOf(field, definition)?.label ?? field
  const [, axe] = /Focal([XY])$/.exec(field) ?? []
  return axe ? `${nom} (${axe === 'X' ? 'de gauche à droite' : 'de haut en bas'})` : nom
}

/** The place of a field in its editor; those that it has no field for come last. */
export function fieldPlace(field: string, { champs }: Definition): number {
  const place = Object.keys(champs).indexOf(fieldNamed(champs, field) ?? '')
  return place < 0 ? Infinity : place
}

/** The fields that are restored with one: a place has two sides, as has the point that a picture keeps. */
export function withPaired(field: string, tous: readonly string[]): string[] {
  const paires = [['latitude', 'longitude'], tous.filter((nom) => /Focal[XY]$/.test(nom))]
  const paire = paires.find((une) => une.includes(field)) ?? [field]
  return tous.filter((nom) => paire.includes(nom))
}

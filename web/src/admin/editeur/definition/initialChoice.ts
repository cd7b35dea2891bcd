import { contentTypeInfo, contentTypes } from '../../contentTypes.ts'
import { globalId } from '../../globalId.ts'
import type { Definition, Option } from './definition.ts'
import type { FormField } from './fields.ts'
import type { FieldValues } from './fieldValue.ts'

/** Value of a choice field for an option: its id, or the label where the server keeps labels. */
export function choiceValue({ byLabel }: FormField, { id, label }: Option): string {
  return byLabel ? label : id
}

/** Value of the choice field of a new item: the option that the address narrows the list to. */
export function initialChoice(
  { type, champs, choix }: Definition,
  search: URLSearchParams,
  options: readonly Option[],
): FieldValues {
  const classement = contentTypeInfo(type)?.classement
  const champ = choix && champs[choix.champ]
  if (!classement || !champ) return {}
  const id = globalId(contentTypes[choix.type].type, search.get(classement.parametre))
  const option = options.find((one) => one.id === id)
  if (!option) return {}
  const value = choiceValue(champ, option)
  return { [choix.champ]: champ.kind === 'choixMultiple' ? [value] : value }
}

import { required } from '../../../../../schema/inputRules.json'
import type { FormFields } from '../definition/fields.ts'
import { textOf, type FieldValues } from '../definition/fieldValue.ts'

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** What keeps the server from being asked, and then what is missing: otherwise the server tells that. */
export function localErrors(champs: FormFields, valeurs: FieldValues): FieldErrors {
  const fautes: Record<string, string> = {}
  const manquantes: Record<string, string> = {}
  for (const [nom, champ] of Object.entries(champs)) {
    const faute = champ.validate?.(valeurs[nom] ?? null)
    if (faute) fautes[nom] = faute
    else if (champ.required && textOf(valeurs[nom]).trim() === '') manquantes[nom] = required
  }
  return Object.keys(fautes).length > 0 ? { ...manquantes, ...fautes } : {}
}

import { required } from '../../../../../schema/inputRules.json'
import type { FormFields } from '../definition/fields.ts'
import { textOf, type FieldValues } from '../definition/fieldValue.ts'

/** What is wrong, by field; of a list also by place in it, such as `galerie.3.legende`. */
export type FieldErrors = Readonly<Record<string, string>>

/** The faults of a field, and of these beside it. */
export function faultsOf(errors: FieldErrors, field: string, others: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name.startsWith(`${field}.`) || others.includes(name)),
  )
}

/** The same without those of a field. */
export function withoutFault(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  )
}

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

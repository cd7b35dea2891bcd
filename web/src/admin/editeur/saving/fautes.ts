import { required } from '../../../../../schema/inputRules.json'
import type { Champs } from '../definition/champs.ts'
import { texteDe, type Valeurs } from '../definition/valeurs.ts'

/** What is wrong, by field. */
export type Fautes = Readonly<Record<string, string>>

/** What keeps the server from being asked, and then what is missing: otherwise the server tells that. */
export function fautesLocales(champs: Champs, valeurs: Valeurs): Fautes {
  const fautes: Record<string, string> = {}
  const manquantes: Record<string, string> = {}
  for (const [nom, champ] of Object.entries(champs)) {
    const faute = champ.faute?.(valeurs[nom] ?? null)
    if (faute) fautes[nom] = faute
    else if (champ.requis && texteDe(valeurs[nom]).trim() === '') manquantes[nom] = required
  }
  return Object.keys(fautes).length > 0 ? { ...manquantes, ...fautes } : {}
}

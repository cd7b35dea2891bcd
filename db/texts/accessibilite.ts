import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { moveContentVersion } from '../content/contentVersion.ts'
import { record } from '../journal/journal.ts'
import { readSettings, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

/** States of conformity that the RGAA knows. */
export const etatsAccessibilite = ['NON_CONFORME', 'PARTIELLEMENT_CONFORME', 'TOTALEMENT_CONFORME'] as const
export type EtatAccessibilite = (typeof etatsAccessibilite)[number]

/** How accessible the firm declares the site to be. */
export interface Accessibilite {
  etat: EtatAccessibilite
  /** Percentage of the criteria that the audit found met. */
  taux: number | null
  /** Day of the audit, such as 2026-03-31. */
  date: string | null
  auditeur: string | null
  /** What is not accessible, one a line. */
  exceptions: string | null
}

const setting = 'accessibilite'
const declaration: z.ZodType<Accessibilite> = z.object({
  etat: z.enum(etatsAccessibilite),
  taux: z.number().nullable(),
  date: z.string().nullable(),
  auditeur: z.string().nullable(),
  exceptions: z.string().nullable(),
})

/** What is declared while nobody has looked. */
const undeclared: Accessibilite = {
  etat: 'NON_CONFORME',
  taux: null,
  date: null,
  auditeur: null,
  exceptions: null,
}

export async function readAccessibilite(db: Kysely<Tables>): Promise<Accessibilite> {
  const declared = (await readSettings(db, [setting])).get(setting)
  return declared === undefined ? undeclared : declaration.parse(JSON.parse(declared))
}

/** Declares it. Every page tells the state, so the version of what visitors see moves. */
export async function setAccessibilite(trx: Transaction<Tables>, declared: Accessibilite): Promise<void> {
  const before = Object.entries(await readAccessibilite(trx))
  const after = new Map<string, unknown>(Object.entries(declared))
  const changed = before.filter(([name, value]) => after.get(name) !== value)
  if (changed.length === 0) return
  await writeSetting(trx, setting, JSON.stringify(declared))
  await moveContentVersion(trx)
  await record(trx, { act: 'setAccessibilite', before: Object.fromEntries(changed) })
}

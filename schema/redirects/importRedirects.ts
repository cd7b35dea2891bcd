import type { Transaction } from 'kysely'
import { readTransaction } from '../../db/connection/readTransaction.ts'
import type { Tables } from '../../db/tables.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { writeErrors } from '../errorTypes.ts'
import { type FieldFailure, ValidationError } from '../errors.ts'
import { readCsv } from './csv.ts'
import { type Plan, type Planned, planRedirects, writePlan, type Written } from './plan.ts'
import { RedirectTarget } from './redirects.ts'

/** Lines of one import, and characters of its file. */
const mostLines = 5_000
const mostCharacters = 600_000
/** Lines that are shown of what an import does, or of what it lacks. */
const mostShown = 50

const RedirectEffect = builder.enumType('RedirectEffect', {
  values: {
    ADDED: {},
    REPLACED: { description: 'The path led elsewhere.' },
    UNCHANGED: { description: 'The path leads there already.' },
  } as const,
})

const PlannedRedirect = builder.objectRef<Planned>('PlannedRedirect').implement({
  description: 'One line of an import.',
  interfaces: [RedirectTarget],
  fields: (t) => ({
    path: t.exposeString('path'),
    effect: t.expose('effect', { type: RedirectEffect }),
  }),
})

const ImportRedirectsInput = builder.inputType('ImportRedirectsInput', {
  fields: (t) => ({
    csv: t.string({
      required: true,
      description: `Old path and new path a line, between commas, semicolons or tabs; ${mostLines} lines at the most. A first line of titles is left out.`,
    }),
    dryRun: t.boolean({ description: 'True: nothing is saved.' }),
  }),
})

const ImportRedirectsPayload = builder.objectRef<Plan>('ImportRedirectsPayload').implement({
  fields: (t) => ({
    added: t.int({ resolve: ({ planned }) => countOf(planned, 'ADDED') }),
    replaced: t.int({ resolve: ({ planned }) => countOf(planned, 'REPLACED') }),
    unchanged: t.int({ resolve: ({ planned }) => countOf(planned, 'UNCHANGED') }),
    first: t.field({
      type: [PlannedRedirect],
      description: `The first lines, ${mostShown} at the most.`,
      resolve: ({ planned }) => planned.slice(0, mostShown),
    }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const ImportRedirectsResult = builder.errorUnion('ImportRedirectsResult', {
  types: [ImportRedirectsPayload, ...writeErrors],
  resolveType: () => 'ImportRedirectsPayload',
})

builder.mutationField('importRedirects', (t) =>
  t.field({
    type: ImportRedirectsResult,
    description: 'Saves the redirects of a CSV, all or none; those that are there and not in it stay.',
    args: { input: t.arg({ type: ImportRedirectsInput, required: true }) },
    resolve: (_root, { input: { csv, dryRun } }, { db }) => {
      const lines = readLines(csv)
      if (dryRun) return readTransaction(db.read, (trx) => planned(trx, lines))
      return db.longTransaction(async (trx) => {
        const plan = await planned(trx, lines)
        await writePlan(trx, plan, 'importRedirects')
        return plan
      })
    },
  }),
)

/** The plan of an import that has no fault. */
async function planned(trx: Transaction<Tables>, lines: readonly Written[]): Promise<Plan> {
  const plan = await planRedirects(trx, lines)
  if (plan.refusals.length > 0) throw new ValidationError(faultsByLine(plan.refusals))
  return plan
}

function readLines(csv: string): Written[] {
  if (csv.length > mostCharacters) throw tooMany(mostCharacters, 'caractères')
  const lines = readCsv(csv)
  // A line of titles holds no address; one address that lacks its slash is a fault.
  if (!lines[0]?.cells.some((cell) => cell.includes('/'))) lines.shift()
  if (lines.length > mostLines) throw tooMany(mostLines, 'lignes')
  const wrong = lines.filter(({ cells }) => cells.length !== 2)
  const message = 'deux colonnes sont attendues, l’ancienne adresse et la nouvelle.'
  if (wrong.length > 0) throw new ValidationError(faultsByLine(wrong.map((line) => ({ ...line, message }))))
  if (lines.length === 0)
    throw new ValidationError([{ field: 'csv', message: 'Ce fichier est vide.', code: 'REQUIRED' }])
  return lines.map(({ number, cells: [path = '', target = ''] }) => ({ number, path, target }))
}

function tooMany(most: number, what: string): ValidationError {
  const message = `Un import compte ${most.toLocaleString('fr-FR')} ${what} au plus.`
  return new ValidationError([{ field: 'csv', message, code: 'TOO_LONG' }])
}

/** The first faults of a file, each with its line, and how many there are beside them. */
function faultsByLine(faults: readonly (Omit<FieldFailure, 'field'> & { number: number })[]): FieldFailure[] {
  const shown = faults.slice(0, mostShown).map(({ number, message, code = 'INVALID' }): FieldFailure => ({
    field: 'csv',
    message: `Ligne ${number}\u00a0: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    code,
  }))
  const others = faults.length - shown.length
  if (others === 0) return shown
  const more = others === 1 ? 'une autre ligne' : `${others} autres lignes`
  return [...shown, { field: 'csv', message: `Et ${more} à corriger.` }]
}

function countOf(planned: readonly Planned[], wanted: Planned['effect']): number {
  return planned.filter(({ effect }) => effect === wanted).length
}

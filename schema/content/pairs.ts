import type { ContentValues } from '../../db/content/contentStore.ts'
import { scalarIn, valueIn } from '../../db/content/columnValues.ts'
import { type FieldFailure, ValidationError } from '../errors.ts'

/** Refuses a position that a change would leave with one of its two coordinates; one that was half before may stay so. */
export function checkPosition(values: ContentValues, row: object | undefined): void {
  const position = changed(values, row, 'latitude', 'longitude')
  if (!position) return
  const [latitude, longitude] = position
  if ((latitude === null) === (longitude === null)) return
  throw new ValidationError([
    latitude === null
      ? { field: 'latitude', message: 'Indiquez aussi la latitude, ou retirez la longitude.' }
      : { field: 'longitude', message: 'Indiquez aussi la longitude, ou retirez la latitude.' },
  ])
}

/** Where no answer could go: what a sender is told, and beside which field. */
export const unreachable = {
  field: 'email',
  without: 'telephone',
  message: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
} as const

/** Refuses a change that would leave neither of the two ways to answer; what had none before may stay so. */
export function checkReachable(values: ContentValues, row: object | undefined): void {
  const ways = changed(values, row, unreachable.field, unreachable.without)
  if (ways?.every((way) => way === null)) throw new ValidationError([unreachable])
}

/** The same of what is refused anyway, so that all that is wrong is told at once. */
export function faultOfReach(given: object): FieldFailure[] {
  const ways = [unreachable.field, unreachable.without].map((name) => valueIn(given, name) ?? '')
  // What is no text is refused for that alone.
  return ways.every((way) => typeof way === 'string' && way.trim() === '') ? [unreachable] : []
}

/** What an item has in two fields once a change is laid over its row; null where the change leaves both as they are. */
function changed(
  values: ContentValues,
  row: object | undefined,
  ...names: [string, string]
): [one: ContentValues[string], other: ContentValues[string]] | null {
  const before = (name: string) => (row ? scalarIn(row, name) : null)
  const after = (name: string) => (name in values ? (values[name] ?? null) : before(name))
  if (row && names.every((name) => after(name) === before(name))) return null
  return [after(names[0]), after(names[1])]
}

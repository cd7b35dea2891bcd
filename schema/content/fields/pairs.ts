import { scalarIn, valueIn } from '../../../db/content/columnValues.ts'
import type { FieldFailure } from '../../errors.ts'

/** Fault of a change that leaves one coordinate without the other; an item that had only one before may stay so. */
export function faultsOfPosition(input: object, row: object | undefined): FieldFailure[] {
  const position = changed(input, row, 'latitude', 'longitude')
  if (!position) return []
  const [latitude, longitude] = position
  if ((latitude === null) === (longitude === null)) return []
  return [
    latitude === null
      ? { field: 'latitude', message: 'Indiquez aussi la latitude, ou retirez la longitude.' }
      : { field: 'longitude', message: 'Indiquez aussi la longitude, ou retirez la latitude.' },
  ]
}

/** Refusal of a message without a way to answer, and its field. */
export const unreachable = {
  field: 'email',
  without: 'telephone',
  message: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
} as const

/** Fault of a message without a way to answer; one that had none before may stay so. */
export function faultsOfReach(input: object, row?: object): FieldFailure[] {
  const ways = changed(input, row, unreachable.field, unreachable.without)
  // Input of another type than text is reported for that alone.
  const isMissing = (way: unknown) => way === null || (typeof way === 'string' && way.trim() === '')
  return ways?.every(isMissing) ? [unreachable] : []
}

/** Values of two fields after a change; null where the change leaves both as they are. */
function changed(
  values: object,
  row: object | undefined,
  ...names: [string, string]
): [one: unknown, other: unknown] | null {
  const before = (name: string) => (row ? scalarIn(row, name) : null)
  const after = (name: string) => {
    const given = valueIn(values, name)
    return given === undefined ? before(name) : given
  }
  if (row && names.every((name) => after(name) === before(name))) return null
  return [after(names[0]), after(names[1])]
}

import { scalarIn, valueIn } from '../../../db/content/columnValues.ts'
import { type FieldFailure, ValidationError } from '../../errors.ts'

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

/** Refuses a change that leaves neither way to answer; an item that had none before may stay so. */
export function checkReachable(values: object, row: object | undefined): void {
  const ways = changed(values, row, unreachable.field, unreachable.without)
  if (ways?.every((way) => way === null)) throw new ValidationError([unreachable])
}

/** Adds this fault to a refused input's others, so that all is reported at once. */
export function faultOfReach(given: object): FieldFailure[] {
  const ways = [unreachable.field, unreachable.without].map((name) => valueIn(given, name) ?? '')
  // Input of another type than text is reported for that alone.
  return ways.every((way) => typeof way === 'string' && way.trim() === '') ? [unreachable] : []
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

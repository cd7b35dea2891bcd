import type { Position, TypedUtm } from '../definition/fieldValue.ts'
import { type Axis, parseDegrees, toDecimal } from './parsePosition.ts'
import { unprojectUtm, projectToUtm, type Zone } from './utm.ts'

/** A place that is known in degrees as its fields in UTM show it: to a centimetre. */
export function toUtm({ latitude, longitude }: Position): TypedUtm {
  const [lat, lon] = [parseDegrees(latitude, 'latitude'), parseDegrees(longitude, 'longitude')]
  if (lat === null || lon === null || Math.abs(lat) > 84 || Math.abs(lon) > 180)
    return { fuseau: '30', est: '', nord: '' }
  const { fuseau, est, nord } = projectToUtm(lat, lon)
  return { fuseau: String(fuseau), est: decimal(est, 2), nord: decimal(nord, 2) }
}

/** Degrees of a position in UTM: these are what is kept. */
export function toDegrees(utm: TypedUtm): Position {
  const [est, nord] = [metresOf(utm.est, 'longitude'), metresOf(utm.nord, 'latitude')]
  const fuseau: Zone = utm.fuseau === '29' ? 29 : 30
  const point = est === null || nord === null ? null : unprojectUtm({ fuseau, est, nord })
  return {
    latitude: point ? toDecimal(point.latitude) : '',
    longitude: point ? toDecimal(point.longitude) : '',
    utm,
  }
}

function decimal(number: number, decimals: number): string {
  return number.toFixed(decimals).replace('.', ',')
}

/** Metres as people write them: 388 283,15. Outside these no zone has a place. */
function metresOf(text: string, axis: Axis): number | null {
  const number = parseDegrees(text.replace(/[\s\u202f\u00a0]/g, '').replace(/m$/, ''), axis)
  return number !== null && number >= 0 && number < 10_000_000 ? number : null
}

import type { Position, UtmTape } from '../definition/valeurs.ts'
import { type Axe, degres, enDecimal } from './lirePosition.ts'
import { versDegres, versUtm, type Fuseau } from './utm.ts'

/** A place that is known in degrees as its fields in UTM show it: to a centimetre. */
export function enUtm({ latitude, longitude }: Position): UtmTape {
  const [lat, lon] = [degres(latitude, 'latitude'), degres(longitude, 'longitude')]
  if (lat === null || lon === null || Math.abs(lat) > 84 || Math.abs(lon) > 180)
    return { fuseau: '30', est: '', nord: '' }
  const { fuseau, est, nord } = versUtm(lat, lon)
  return { fuseau: String(fuseau), est: decimal(est, 2), nord: decimal(nord, 2) }
}

/** And back: the degrees are what is kept. */
export function enDegres(utm: UtmTape): Position {
  const [est, nord] = [metres(utm.est, 'longitude'), metres(utm.nord, 'latitude')]
  const fuseau: Fuseau = utm.fuseau === '29' ? 29 : 30
  const point = est === null || nord === null ? null : versDegres({ fuseau, est, nord })
  return {
    latitude: point ? enDecimal(point.latitude) : '',
    longitude: point ? enDecimal(point.longitude) : '',
    utm,
  }
}

function decimal(nombre: number, decimales: number): string {
  return nombre.toFixed(decimales).replace('.', ',')
}

/** Metres as people write them: 388 283,15. Outside these no zone has a place. */
function metres(texte: string, axe: Axe): number | null {
  const nombre = degres(texte.replace(/[\s\u202f\u00a0]/g, '').replace(/m$/, ''), axe)
  return nombre !== null && nombre >= 0 && nombre < 10_000_000 ? nombre : null
}

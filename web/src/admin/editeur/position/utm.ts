import proj4 from 'proj4'

/** The two zones of the country: 29 west of 6° West, 30 east of it. */
export type Zone = 29 | 30

export interface Utm {
  fuseau: Zone
  /** Metres. */
  est: number
  nord: number
}

/** EPSG:32629 and EPSG:32630. */
const projectionOf = (fuseau: Zone) => `+proj=utm +zone=${fuseau} +datum=WGS84 +units=m +no_defs`

export function zoneOf(longitude: number): Zone {
  return longitude < -6 ? 29 : 30
}

/** Degrees WGS84 in UTM, in the zone of the longitude. */
export function projectToUtm(latitude: number, longitude: number): Utm {
  const fuseau = zoneOf(longitude)
  const [est, nord] = proj4(projectionOf(fuseau), [longitude, latitude])
  return { fuseau, est, nord }
}

/** Degrees of a place in UTM; null where the zone has no such place. */
export function unprojectUtm({ fuseau, est, nord }: Utm): { latitude: number; longitude: number } | null {
  const [longitude, latitude] = proj4(projectionOf(fuseau), 'WGS84', [est, nord])
  const isValid = Number.isFinite(longitude) && Number.isFinite(latitude) && Math.abs(latitude) <= 84
  return isValid ? { latitude, longitude } : null
}

/** Seconds in the smallest unit that is written. */
const secondsIn = { minute: 60, seconde: 1 }
type Precision = keyof typeof secondsIn

/** One coordinate in degrees, minutes and seconds: 5° 20′ 10″ N. */
function formatDegrees(
  valeur: number,
  [positif, negatif]: readonly [string, string],
  finesse: Precision,
): string {
  const secondes = Math.round((Math.abs(valeur) * 3600) / secondsIn[finesse]) * secondsIn[finesse]
  const twoDigits = (nombre: number) => String(nombre).padStart(2, '0')
  const parties = [
    `${Math.floor(secondes / 3600)}°`,
    `${twoDigits(Math.floor(secondes / 60) % 60)}′`,
    ...(finesse === 'seconde' ? [`${twoDigits(secondes % 60)}″`] : []),
    valeur < 0 ? negatif : positif,
  ]
  return parties.join('\u00a0')
}

/** A place as maps write it; null where one of the two is not known. */
export function formatCoordinates(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
  finesse: Precision = 'seconde',
): { latitude: string; longitude: string } | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return {
    latitude: formatDegrees(latitude, ['N', 'S'], finesse),
    longitude: formatDegrees(longitude, ['E', 'O'], finesse),
  }
}

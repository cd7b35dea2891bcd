/** One coordinate in degrees, minutes and seconds: 5° 20′ 10″ N. */
function enDegres(valeur: number, [positif, negatif]: readonly [string, string]): string {
  const secondes = Math.round(Math.abs(valeur) * 3600)
  const deux = (nombre: number) => String(nombre).padStart(2, '0')
  const degres = Math.floor(secondes / 3600)
  const minutes = Math.floor(secondes / 60) % 60
  const sens = valeur < 0 ? negatif : positif
  return `${degres}°\u00a0${deux(minutes)}′\u00a0${deux(secondes % 60)}″\u00a0${sens}`
}

/** A place as maps write it; null where one of the two is not known. */
export function coordonnees(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): { latitude: string; longitude: string } | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude: enDegres(latitude, ['N', 'S']), longitude: enDegres(longitude, ['E', 'O']) }
}

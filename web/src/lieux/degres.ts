/** Seconds in the smallest unit that is written. */
const pas = { minute: 60, seconde: 1 }
type Finesse = keyof typeof pas

/** One coordinate in degrees, minutes and seconds: 5° 20′ 10″ N. */
function enDegres(valeur: number, [positif, negatif]: readonly [string, string], finesse: Finesse): string {
  const secondes = Math.round((Math.abs(valeur) * 3600) / pas[finesse]) * pas[finesse]
  const deux = (nombre: number) => String(nombre).padStart(2, '0')
  const parties = [
    `${Math.floor(secondes / 3600)}°`,
    `${deux(Math.floor(secondes / 60) % 60)}′`,
    ...(finesse === 'seconde' ? [`${deux(secondes % 60)}″`] : []),
    valeur < 0 ? negatif : positif,
  ]
  return parties.join('\u00a0')
}

/** A place as maps write it; null where one of the two is not known. */
export function coordonnees(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
  finesse: Finesse = 'seconde',
): { latitude: string; longitude: string } | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return {
    latitude: enDegres(latitude, ['N', 'S'], finesse),
    longitude: enDegres(longitude, ['E', 'O'], finesse),
  }
}

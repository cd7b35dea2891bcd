/** The country that the firm works in. */
export const pays = 'Côte d’Ivoire'

/** Shown until the company has an address of its own. */
export const adresseDuSite = `Cocody Riviera, boulevard François-Mitterrand\nAbidjan, ${pays}`

/** What one knows of the country: its larger towns, to about a kilometre. */
export const villes = [
  { nom: 'Abidjan', latitude: 5.34, longitude: -4.02 },
  { nom: 'Abengourou', latitude: 6.73, longitude: -3.5 },
  { nom: 'Bondoukou', latitude: 8.04, longitude: -2.8 },
  { nom: 'Bouaké', latitude: 7.69, longitude: -5.03 },
  { nom: 'Daloa', latitude: 6.88, longitude: -6.45 },
  { nom: 'Gagnoa', latitude: 6.13, longitude: -5.95 },
  { nom: 'Korhogo', latitude: 9.46, longitude: -5.63 },
  { nom: 'Man', latitude: 7.41, longitude: -7.55 },
  { nom: 'Odienné', latitude: 9.51, longitude: -7.56 },
  { nom: 'San-Pédro', latitude: 4.75, longitude: -6.64 },
  { nom: 'Yamoussoukro', latitude: 6.82, longitude: -5.28 },
] as const

/** The town that an address names; null where it names none that one knows. */
export function villeIn(adresse: string): string | null {
  const mots = adresse.split(/[^\p{L}-]+/u)
  // A street may bear the name of another town.
  return mots.findLast((mot) => villes.some(({ nom }) => nom === mot)) ?? null
}

/** « à Abidjan »; of no town « en Côte d’Ivoire » */
export function situeIn(ville: string | null): string {
  return ville ? `à ${ville}` : `en ${pays}`
}

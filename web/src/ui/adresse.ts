/** The firm's address: the one fact of the company that is kept here and not in the back office. */
export const adresse = {
  rue: 'Cocody Riviera, boulevard François-Mitterrand',
  ville: 'Abidjan',
  pays: 'Côte d’Ivoire',
  latitude: '5° 21′ N',
  longitude: '3° 58′ O',
  degres: { latitude: 5.35, longitude: -3.97 },
} as const

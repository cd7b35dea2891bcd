/** What is known of a projet's place and year. */
export interface ProjetSitue {
  readonly lieu: string | null | undefined
  readonly annee: number | null | undefined
  readonly latitude: number | null | undefined
  readonly longitude: number | null | undefined
}

/** A place on the map and how many projets it has. */
export interface Localite {
  nom: string
  projets: number
  latitude: number
  longitude: number
}

/** The places that can be put on the map, those with the most projets first. */
export function localites(projets: readonly ProjetSitue[]): Localite[] {
  const parNom = new Map<string, Localite>()
  for (const { lieu, latitude, longitude } of projets) {
    if (!lieu || typeof latitude !== 'number' || typeof longitude !== 'number') continue
    const known = parNom.get(lieu)
    if (known) known.projets++
    else parNom.set(lieu, { nom: lieu, projets: 1, latitude, longitude })
  }
  return [...parNom.values()].sort((a, b) => b.projets - a.projets || a.nom.localeCompare(b.nom, 'fr'))
}

/** First and last year; null where no projet has one. */
export function periode(projets: readonly ProjetSitue[]): { de: number; a: number } | null {
  const annees = projets.flatMap(({ annee }) => (typeof annee === 'number' ? [annee] : []))
  return annees.length === 0 ? null : { de: Math.min(...annees), a: Math.max(...annees) }
}

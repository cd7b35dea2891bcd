const premieres = ['Géodésie', 'Lotissement', 'Topographie', 'Industruels']

/** The labels of the tabs: the four of the trade in their order, then the others as they come. */
export function ordreCategories(noms: readonly string[]): string[] {
  const rang = (nom: string) => (premieres.includes(nom) ? premieres.indexOf(nom) : premieres.length)
  return [...new Set(noms)].sort((a, b) => rang(a) - rang(b))
}

const firstCategories = ['Géodésie', 'Lotissement', 'Topographie', 'Industruels']

/** The labels of the tabs: the four of the trade in their order, then the others as they come. */
export function categoryOrder(noms: readonly string[]): string[] {
  const rang = (nom: string) =>
    firstCategories.includes(nom) ? firstCategories.indexOf(nom) : firstCategories.length
  return [...new Set(noms)].sort((a, b) => rang(a) - rang(b))
}

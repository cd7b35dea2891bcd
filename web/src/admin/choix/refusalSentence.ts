/** What was left as it was, and why. */
export interface RefusedItem {
  readonly libelle: string | null | undefined
  readonly message: string
}

/** How many are named. */
const namedAtMost = 5

/** What was left as it was, and why: « S4 », « S5 » restent comme avant : 3 éléments sont déjà actifs, le maximum. */
export function refusalSentence(refused: readonly RefusedItem[]): string {
  const names = new Map<string, string[]>()
  for (const { libelle, message } of refused) {
    const known = names.get(message) ?? []
    names.set(message, [...known, libelle ? `«\u00a0${libelle}\u00a0»` : 'un élément qui n’est plus là'])
  }
  return [...names].map(([message, all]) => `${enumerate(all)}\u00a0: ${message}`).join(' ')
}

function enumerate(names: readonly string[]): string {
  const more = names.length - namedAtMost
  const ending = more > 0 ? ` et ${more.toLocaleString('fr-FR')} autre${more > 1 ? 's' : ''}` : ''
  return `${names.slice(0, namedAtMost).join(', ')}${ending} ${names.length > 1 ? 'restent comme avant' : 'reste comme avant'}`
}

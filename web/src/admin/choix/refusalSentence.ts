/** What was left as it was, and why. */
export interface RefusedItem {
  readonly libelle: string | null | undefined
  readonly message: string
}

/** How many are named. */
const namedAtMost = 5

/** What was left as it was, and why: « S4 », « S5 » restent comme avant : 3 éléments sont déjà actifs, le maximum. */
export function refusalSentence(refuses: readonly RefusedItem[]): string {
  const noms = new Map<string, string[]>()
  for (const { libelle, message } of refuses) {
    const connus = noms.get(message) ?? []
    noms.set(message, [...connus, libelle ? `«\u00a0${libelle}\u00a0»` : 'un élément qui n’est plus là'])
  }
  return [...noms].map(([message, tous]) => `${enumerate(tous)}\u00a0: ${message}`).join(' ')
}

function enumerate(noms: readonly string[]): string {
  const autres = noms.length - namedAtMost
  const suite = autres > 0 ? ` et ${autres.toLocaleString('fr-FR')} autre${autres > 1 ? 's' : ''}` : ''
  return `${noms.slice(0, namedAtMost).join(', ')}${suite} ${noms.length > 1 ? 'restent comme avant' : 'reste comme avant'}`
}

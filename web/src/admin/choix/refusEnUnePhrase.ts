/** What was left as it was, and why. */
export interface Refuse {
  readonly libelle: string | null | undefined
  readonly message: string
}

/** How many are named. */
const nommes = 5

/** What was left as it was, and why: « S4 », « S5 » restent comme avant : 3 éléments sont déjà actifs, le maximum. */
export function refusEnUnePhrase(refuses: readonly Refuse[]): string {
  const noms = new Map<string, string[]>()
  for (const { libelle, message } of refuses) {
    const connus = noms.get(message) ?? []
    noms.set(message, [...connus, libelle ? `«\u00a0${libelle}\u00a0»` : 'un élément qui n’est plus là'])
  }
  return [...noms].map(([message, tous]) => `${enumeration(tous)}\u00a0: ${message}`).join(' ')
}

function enumeration(noms: readonly string[]): string {
  const autres = noms.length - nommes
  const suite = autres > 0 ? ` et ${autres.toLocaleString('fr-FR')} autre${autres > 1 ? 's' : ''}` : ''
  return `${noms.slice(0, nommes).join(', ')}${suite} ${noms.length > 1 ? 'restent comme avant' : 'reste comme avant'}`
}

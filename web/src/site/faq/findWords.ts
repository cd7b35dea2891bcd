import { fold } from '../../../../db/content/fold.ts'

/** One letter as a reader thinks of it, and as the server searches: without accent, small, œ as oe. */
function foldLetter(lettre: string): string {
  return fold(lettre).replace(/\s/g, ' ')
}

/** The words of a search, folded. */
export function wordsOf(recherche: string): string[] {
  return [...recherche].map(foldLetter).join('').split(' ').filter(Boolean)
}

/** The places of the words in the text, as start and end of each. */
export function findWords(texte: string, mots: readonly string[]): [de: number, a: number][] {
  let plie = ''
  // The place in the text of each folded letter.
  const places: number[] = []
  let place = 0
  for (const lettre of texte) {
    for (const pliee of foldLetter(lettre)) {
      plie += pliee
      places.push(place)
    }
    place += lettre.length
  }
  places.push(place)
  return mots.flatMap((mot) => {
    const trouves: [number, number][] = []
    for (let at = plie.indexOf(mot); at >= 0; at = plie.indexOf(mot, at + mot.length)) {
      const fin = at + mot.length - 1
      const dernier = places[fin] ?? 0
      trouves.push([places[at] ?? 0, places.slice(fin + 1).find((next) => next > dernier) ?? place])
    }
    return trouves
  })
}

/** Whether every word stands somewhere in the text. */
export function containsWords(texte: string, mots: readonly string[]): boolean {
  return mots.every((mot) => findWords(texte, [mot]).length > 0)
}

import { diffArrays } from 'diff'

/** How a word is set. */
export interface Mise {
  gras?: boolean
  italique?: boolean
  /** Where it leads. */
  lien?: string
}

/** What a text is made of, in the order of reading. */
export interface Bloc {
  genre: 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'blockquote' | 'td'
  suites: readonly Suite[]
}

/** Words that are set alike. */
export interface Suite extends Mise {
  texte: string
}

/** The same with what is not in the other text marked. */
export interface BlocMarque extends Bloc {
  /** The other text has no paragraph that begins here. */
  nouveau: boolean
  suites: readonly SuiteMarquee[]
}

export interface SuiteMarquee extends Suite {
  marquee: boolean
}

/** A plain text: a paragraph a line. */
export function blocsDuTexte(texte: string): Bloc[] {
  return texte.split(/\r?\n/).map((ligne) => ({ genre: 'p', suites: [{ texte: ligne }] }))
}

/** What makes a word another one: its letters, how it is set, and a space after it that is no ordinary one. */
interface Jeton {
  cle: string
  /** Null: a paragraph begins. */
  suite: Suite | null
  genre: Bloc['genre']
}

const mots = /[\p{L}\p{M}\p{N}]+\s*|[^\s\p{L}\p{M}\p{N}]\s*|\s+/gu

function jetonsDe(blocs: readonly Bloc[]): Jeton[] {
  return blocs.flatMap(({ genre, suites }): Jeton[] => [
    { cle: `¶ ${genre}`, suite: null, genre },
    ...suites.flatMap(({ texte, ...mise }) =>
      (texte.match(mots) ?? []).map((mot): Jeton => {
        const cle = JSON.stringify([genre, mot.replace(/ $/, ''), mise])
        return { cle, suite: { texte: mot, ...mise }, genre }
      }),
    ),
  ])
}

/** Beyond so many changes all of it is another text: to find more takes their square in time. */
const plusDeChangements = 1_500

/** Two texts, each with the words marked that the other one has not. */
export function comparer(avant: readonly Bloc[], apres: readonly Bloc[]): [BlocMarque[], BlocMarque[]] {
  const [a, b] = [jetonsDe(avant), jetonsDe(apres)]
  const numeros = new Map([...a, ...b].map(({ cle }, n) => [cle, n]))
  const enNumeros = (jetons: readonly Jeton[]) => jetons.map(({ cle }) => numeros.get(cle))
  const changes = diffArrays(enNumeros(a), enNumeros(b), { maxEditLength: plusDeChangements }) ?? []
  const enleves = changes.flatMap(({ added, removed, count }) => (added ? [] : suiteDe(count, removed)))
  const ajoutes = changes.flatMap(({ added, removed, count }) => (removed ? [] : suiteDe(count, added)))
  return [marquer(a, enleves), marquer(b, ajoutes)]
}

function suiteDe(count: number, marque: boolean): boolean[] {
  return Array.from({ length: count }, () => marque)
}

function marquer(jetons: readonly Jeton[], marques: readonly boolean[]): BlocMarque[] {
  const blocs: (BlocMarque & { suites: SuiteMarquee[] })[] = []
  for (const [n, { suite, genre }] of jetons.entries()) {
    const marquee = marques[n] ?? true
    if (!suite) {
      blocs.push({ genre, nouveau: marquee, suites: [] })
      continue
    }
    const suites = blocs.at(-1)?.suites
    const derniere = suites?.at(-1)
    if (derniere && derniere.marquee === marquee && memeMise(derniere, suite)) derniere.texte += suite.texte
    else suites?.push({ ...suite, marquee })
  }
  return blocs
}

function memeMise(une: Mise, autre: Mise): boolean {
  return une.gras === autre.gras && une.italique === autre.italique && une.lien === autre.lien
}

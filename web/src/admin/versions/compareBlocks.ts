import { diffArrays } from 'diff'

/** How a word is set. */
export interface TextMarks {
  gras?: boolean
  italique?: boolean
  /** Address of a link. */
  lien?: string
}

/** What a text is made of, in the order of reading. */
export interface TextBlock {
  genre: 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'blockquote' | 'td'
  suites: readonly TextRun[]
}

/** Words that are set alike. */
export interface TextRun extends TextMarks {
  texte: string
}

/** The same with what is not in the other text marked. */
export interface MarkedBlock extends TextBlock {
  /** The other text has no paragraph that begins here. */
  nouveau: boolean
  suites: readonly MarkedRun[]
}

export interface MarkedRun extends TextRun {
  marquee: boolean
}

/** A plain text: a paragraph a line. */
export function blocksOfText(texte: string): TextBlock[] {
  return texte.split(/\r?\n/).map((ligne) => ({ genre: 'p', suites: [{ texte: ligne }] }))
}

/** What makes a word another one: its letters, how it is set, and a space after it that is no ordinary one. */
interface Token {
  cle: string
  /** Null: a paragraph begins. */
  suite: TextRun | null
  genre: TextBlock['genre']
}

const wordPattern = /[\p{L}\p{M}\p{N}]+\s*|[^\s\p{L}\p{M}\p{N}]\s*|\s+/gu

function tokensOf(blocs: readonly TextBlock[]): Token[] {
  return blocs.flatMap(({ genre, suites }): Token[] => [
    { cle: `¶ ${genre}`, suite: null, genre },
    ...suites.flatMap(({ texte, ...mise }) =>
      (texte.match(wordPattern) ?? []).map((mot): Token => {
        const cle = JSON.stringify([genre, mot.replace(/ $/, ''), mise])
        return { cle, suite: { texte: mot, ...mise }, genre }
      }),
    ),
  ])
}

/** Beyond so many changes all of it is another text: to find more takes their square in time. */
const maxChanges = 1_500

/** Two texts, each with the words marked that the other one has not. */
export function compareBlocks(
  avant: readonly TextBlock[],
  apres: readonly TextBlock[],
): [MarkedBlock[], MarkedBlock[]] {
  const [a, b] = [tokensOf(avant), tokensOf(apres)]
  const numeros = new Map([...a, ...b].map(({ cle }, n) => [cle, n]))
  const toNumbers = (jetons: readonly Token[]) => jetons.map(({ cle }) => numeros.get(cle))
  const changes = diffArrays(toNumbers(a), toNumbers(b), { maxEditLength: maxChanges }) ?? []
  const enleves = changes.flatMap(({ added, removed, count }) => (added ? [] : repeated(count, removed)))
  const ajoutes = changes.flatMap(({ added, removed, count }) => (removed ? [] : repeated(count, added)))
  return [markBlocks(a, enleves), markBlocks(b, ajoutes)]
}

function repeated(count: number, marque: boolean): boolean[] {
  return Array.from({ length: count }, () => marque)
}

function markBlocks(jetons: readonly Token[], marques: readonly boolean[]): MarkedBlock[] {
  const blocs: (MarkedBlock & { suites: MarkedRun[] })[] = []
  for (const [n, { suite, genre }] of jetons.entries()) {
    const marquee = marques[n] ?? true
    if (!suite) {
      blocs.push({ genre, nouveau: marquee, suites: [] })
      continue
    }
    const suites = blocs.at(-1)?.suites
    const derniere = suites?.at(-1)
    if (derniere && derniere.marquee === marquee && sameMarks(derniere, suite)) derniere.texte += suite.texte
    else suites?.push({ ...suite, marquee })
  }
  return blocs
}

function sameMarks(une: TextMarks, autre: TextMarks): boolean {
  return une.gras === autre.gras && une.italique === autre.italique && une.lien === autre.lien
}

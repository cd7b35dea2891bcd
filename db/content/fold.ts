/** Characters that NFKD leaves alone, with what each is folded to: ligatures, letters with a stroke, apostrophes, hyphens. */
const foldings: readonly (readonly [letters: string, folded: string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['’‘ʼʹ′', "'"],
  ['‐‑‒–−', '-'],
]
const foldedTo = new Map(foldings.flatMap(([letters, folded]) => [...letters].map((one) => [one, folded])))
const foldable = new RegExp(`[${[...foldedTo.keys()].join('')}]`, 'g')

/** Folds a text for search, slugs and the LABEL order: without accents, case, ligatures, kinds of apostrophe and of hyphen. */
export function fold(text: string): string {
  return withoutMarks(withoutMarks(text).normalize('NFKD'))
    .toLowerCase()
    .replace(foldable, (one) => foldedTo.get(one) ?? one)
}

/** Marks go before a text is decomposed as well: that sorts each row of them, in a time that grows with its square. */
function withoutMarks(text: string): string {
  return text.replace(/\p{M}/gu, '')
}

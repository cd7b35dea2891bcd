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
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(foldable, (one) => foldedTo.get(one) ?? one)
}

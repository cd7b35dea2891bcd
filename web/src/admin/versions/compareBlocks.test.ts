import { expect, test } from 'vitest'
import { blocksOfText, compareBlocks, type TextBlock, type MarkedBlock } from './compareBlocks.ts'

/** As one reads it, what the other has not in brackets. */
function walk(blocs: readonly MarkedBlock[]): string {
  return blocs
    .map(({ nouveau, suites }) => {
      const texte = suites.map(({ texte, marquee }) => (marquee ? `[${texte}]` : texte)).join('')
      return nouveau ? `¶${texte}` : texte
    })
    .join('\n')
}

function textes(avant: string, apres: string): string[] {
  return compareBlocks(blocksOfText(avant), blocksOfText(apres)).map(walk)
}

test('words that only one of two texts has are marked, and no more', () => {
  expect(textes('Le pont de Bassam', 'Le grand pont de Dabou')).toEqual([
    'Le pont de [Bassam]',
    'Le [grand ]pont de [Dabou]',
  ])
  expect(textes('L’eau monte.', 'L’eau monte')).toEqual(['L’eau monte[.]', 'L’eau monte'])
  expect(textes('Pareil', 'Pareil')).toEqual(['Pareil', 'Pareil'])
  expect(textes('Un mot', 'Un mot de plus')).toEqual(['Un mot', 'Un mot [de plus]'])
})

test('a space that is no ordinary one is a change, as is a line that begins elsewhere', () => {
  expect(textes('Oui !', 'Oui\u202f!')).toEqual(['[Oui ]!', '[Oui\u202f]!'])
  expect(textes('Un deux', 'Un\ndeux')).toEqual(['Un deux', 'Un\n¶deux'])
})

test('so is how a word is set, and where it leads', () => {
  const texte = (lien?: string): TextBlock[] => [
    { genre: 'p', suites: [{ texte: 'Voir ' }, { texte: 'ici', ...(lien && { lien }) }] },
  ]
  expect(compareBlocks(texte('/a'), texte('/b')).map(walk)).toEqual(['Voir [ici]', 'Voir [ici]'])
  expect(compareBlocks(texte(), texte('/b')).map(walk)).toEqual(['Voir [ici]', 'Voir [ici]'])
  const titre: TextBlock[] = [{ genre: 'h2', suites: [{ texte: 'Voir ici' }] }]
  expect(compareBlocks(texte(), titre).map(walk)).toEqual(['¶[Voir ici]', '¶[Voir ici]'])
})

test('texts that have too little in common are different as a whole, without waiting', () => {
  const long = (mot: string) => Array.from({ length: 20_000 }, (_, n) => `${mot}${n}`).join(' ')
  const [avant, apres] = textes(long('a'), long('b'))
  expect(avant).toBe(`¶[${long('a')}]`)
  expect(apres).toBe(`¶[${long('b')}]`)
})

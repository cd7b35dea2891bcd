import { type RefObject, useEffect } from 'react'
import { wordsOf, findWords } from './findWords.ts'

const highlightName = 'recherche'

function rangesIn(racine: Node, mots: readonly string[]): Range[] {
  const textes = document.createTreeWalker(racine, NodeFilter.SHOW_TEXT)
  const trouvees: Range[] = []
  while (textes.nextNode()) {
    const texte = textes.currentNode
    if (texte.parentElement?.closest('[data-hors-recherche]')) continue
    for (const [de, a] of findWords(texte.textContent ?? '', mots)) {
      const plage = new Range()
      plage.setStart(texte, de)
      plage.setEnd(texte, a)
      trouvees.push(plage)
    }
  }
  return trouvees
}

/** Marks what was looked for, where the browser can mark without changing the page. */
export function useHighlights(racine: RefObject<HTMLElement | null>, recherche: string): void {
  useEffect(() => {
    const mots = wordsOf(recherche)
    if (!racine.current || mots.length === 0 || typeof Highlight === 'undefined') return
    CSS.highlights.set(highlightName, new Highlight(...rangesIn(racine.current, mots)))
    return () => void CSS.highlights.delete(highlightName)
  }, [racine, recherche])
}

import { type RefObject, useEffect } from 'react'
import { motsDe, trouver } from './trouver.ts'

const nom = 'recherche'

function plages(racine: Node, mots: readonly string[]): Range[] {
  const textes = document.createTreeWalker(racine, NodeFilter.SHOW_TEXT)
  const trouvees: Range[] = []
  while (textes.nextNode()) {
    const texte = textes.currentNode
    if (texte.parentElement?.closest('[data-hors-recherche]')) continue
    for (const [de, a] of trouver(texte.textContent ?? '', mots)) {
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
    const mots = motsDe(recherche)
    if (!racine.current || mots.length === 0 || typeof Highlight === 'undefined') return
    CSS.highlights.set(nom, new Highlight(...plages(racine.current, mots)))
    return () => void CSS.highlights.delete(nom)
  }, [racine, recherche])
}

import type { TextBlock, TextMarks, TextRun } from './compareBlocks.ts'

const genres: Readonly<Record<string, TextBlock['genre']>> = {
  P: 'p',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  BLOCKQUOTE: 'blockquote',
  CAPTION: 'p',
  FIGCAPTION: 'p',
  TH: 'td',
  TD: 'td',
}

/** A rich text as one reads it. The browser reads it as it would a page, and runs nothing of it. */
export function blocksOfHtml(html: string): TextBlock[] {
  const blocs: (TextBlock & { suites: TextRun[] })[] = []
  const openBlock = (genre: TextBlock['genre']) => {
    // A paragraph that begins an entry of a list is that entry.
    if (blocs.at(-1)?.suites.length === 0 && genre === 'p') return
    blocs.push({ genre, suites: [] })
  }
  function walk(noeud: Node, mise: TextMarks): void {
    if (noeud instanceof Element) {
      const genre = noeud.tagName === 'LI' ? listKind(noeud) : genres[noeud.tagName]
      if (genre) openBlock(genre)
      if (noeud.tagName === 'IMG')
        blocs.push({
          genre: 'p',
          suites: [{ texte: `Image\u00a0: ${noeud.getAttribute('alt') || 'sans description'}` }],
        })
      if (noeud.tagName === 'BR') blocs.push({ genre: blocs.at(-1)?.genre ?? 'p', suites: [] })
      for (const enfant of noeud.childNodes) walk(enfant, { ...mise, ...marksOf(noeud) })
      return
    }
    const texte = (noeud.textContent ?? '').replace(/[ \n\t]+/g, ' ')
    if (texte.trim() === '' && (isOutsideText(noeud.previousSibling) || isOutsideText(noeud.nextSibling)))
      return
    if (blocs.length === 0) openBlock('p')
    blocs.at(-1)?.suites.push({ texte, ...mise })
  }
  walk(new DOMParser().parseFromString(html, 'text/html').body, {})
  return blocs.filter(({ suites }) => suites.some(({ texte }) => texte.trim() !== ''))
}

/** Whether a space shows nothing, being beside what is no text. */
function isOutsideText(voisin: Node | null): boolean {
  return voisin === null || (voisin instanceof Element && !/^(A|B|STRONG|I|EM)$/.test(voisin.tagName))
}

function listKind(point: Element): TextBlock['genre'] {
  return point.parentElement?.tagName === 'OL' ? 'ol' : 'ul'
}

function marksOf(element: Element): TextMarks {
  const nom = element.tagName
  if (nom === 'STRONG' || nom === 'B') return { gras: true }
  if (nom === 'EM' || nom === 'I') return { italique: true }
  return nom === 'A' ? { lien: element.getAttribute('href') ?? '' } : {}
}

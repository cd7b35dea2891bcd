import type { Bloc, Mise, Suite } from './comparer.ts'

const genres: Readonly<Record<string, Bloc['genre']>> = {
  P: 'p',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  BLOCKQUOTE: 'blockquote',
  CAPTION: 'p',
  TH: 'td',
  TD: 'td',
}

/** A rich text as one reads it. The browser reads it as it would a page, and runs nothing of it. */
export function blocsDuHtml(html: string): Bloc[] {
  const blocs: (Bloc & { suites: Suite[] })[] = []
  const ouvrir = (genre: Bloc['genre']) => {
    // A paragraph that begins an entry of a list is that entry.
    if (blocs.at(-1)?.suites.length === 0 && genre === 'p') return
    blocs.push({ genre, suites: [] })
  }
  function lire(noeud: Node, mise: Mise): void {
    if (noeud instanceof Element) {
      const genre = noeud.tagName === 'LI' ? listeDe(noeud) : genres[noeud.tagName]
      if (genre) ouvrir(genre)
      if (noeud.tagName === 'BR') blocs.push({ genre: blocs.at(-1)?.genre ?? 'p', suites: [] })
      for (const enfant of noeud.childNodes) lire(enfant, { ...mise, ...miseDe(noeud) })
      return
    }
    const texte = (noeud.textContent ?? '').replace(/[ \n\t]+/g, ' ')
    if (texte.trim() === '' && (horsTexte(noeud.previousSibling) || horsTexte(noeud.nextSibling))) return
    if (blocs.length === 0) ouvrir('p')
    blocs.at(-1)?.suites.push({ texte, ...mise })
  }
  lire(new DOMParser().parseFromString(html, 'text/html').body, {})
  return blocs.filter(({ suites }) => suites.some(({ texte }) => texte.trim() !== ''))
}

/** Beside what is no text a space shows nothing. */
function horsTexte(voisin: Node | null): boolean {
  return voisin === null || (voisin instanceof Element && !/^(A|B|STRONG|I|EM)$/.test(voisin.tagName))
}

function listeDe(point: Element): Bloc['genre'] {
  return point.parentElement?.tagName === 'OL' ? 'ol' : 'ul'
}

function miseDe(element: Element): Mise {
  const nom = element.tagName
  if (nom === 'STRONG' || nom === 'B') return { gras: true }
  if (nom === 'EM' || nom === 'I') return { italique: true }
  return nom === 'A' ? { lien: element.getAttribute('href') ?? '' } : {}
}

/**
 * What the editor holds as the site writes it: cells without the paragraph that the editor needs in them, no empty
 * paragraph at the end.
 */
export function propre(html: string): string {
  return withoutEmptyEnd(html.replace(/ (?:col|row)span="1"/g, ''))
    .split(/(?=<t[dh][ >])/)
    .map(withoutOnlyParagraph)
    .join('')
}

const emptyParagraphs = ['<p></p>', '<p><br></p>']

function withoutEmptyEnd(html: string): string {
  let kept = html
  for (;;) {
    const end = emptyParagraphs.find((empty) => kept.endsWith(empty))
    if (!end) return kept
    kept = kept.slice(0, -end.length)
  }
}

/** A cell, with what follows it. */
function withoutOnlyParagraph(cell: string): string {
  const begin = cell.indexOf('>') + 1
  const end = cell.indexOf('</p>')
  if (!cell.startsWith('<p>', begin) || !/^<\/t[dh]>/.test(cell.slice(end + 4, end + 9))) return cell
  return cell.slice(0, begin) + cell.slice(begin + 3, end) + cell.slice(end + 4)
}

const permises = /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?![/\\])\S*|#\S+)$/i

/** What somebody typed as an address, as a link needs it; null where it can be none that the site keeps. */
export function lienDe(texte: string): string | null {
  const net = texte.trim()
  if (permises.test(net)) return net
  if (/^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(net)) return `mailto:${net}`
  if (/^\+?[\d\s.]{8,20}$/.test(net)) return `tel:${net.replace(/[\s.]/g, '')}`
  return /^(?!\w+:)[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(net) ? `https://${net}` : null
}

/** Pasted titles in the two levels that pages have. */
export function nettoyerColle(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[456]\b/gi, '<$1h3')
}

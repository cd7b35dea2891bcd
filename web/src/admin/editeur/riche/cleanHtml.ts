/**
 * What the editor holds as the site writes it: cells without the paragraph that the editor needs in them, no empty
 * paragraph at the end.
 */
export function cleanHtml(html: string): string {
  return withoutEmptyEnd(html.replace(/ (?:col|row)span="1"|<figcaption><\/figcaption>/g, ''))
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

/** What a cell may hold. */
export type Cell = string | number | boolean | null | undefined

/** Spreadsheets run a cell that begins so, whoever wrote it; some take the wide letters for the same. */
const runs = new Set('=+-@＝＋－＠')
/** What some spreadsheet takes for the end of a cell, whatever the separator of this one, and quotation marks around it. */
const ends = new Set(',;\t\r\n"')
/** What nobody sees before a letter. */
const unseen = /[\p{C}\p{Z}]/u
/**
 * A number below zero, in groups of thousands too, or a telephone with its country in groups: nothing in them runs, and
 * the latter stays a text.
 */
const plain = /^(?:-(?:\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,]\d+)?|\+\d+(?:[ \u00a0]\d+)+)$/

/** One line as French spreadsheets read it: quoted, between semicolons, and nothing in it runs. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(';')}\r\n`
}

/** Spreadsheets take UTF-8 for another encoding without it. */
export const byteOrderMark = '\ufeff'

function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  const text = String(cell ?? '')
  return typeof cell === 'string' && !plain.test(text) ? inert(text) : text
}

/** The text with an apostrophe before whatever would run: at its beginning, and where a cell of another separator begins. */
function inert(text: string): string {
  const begun = /^[\t\r\n]/.test(text) ? ["'"] : []
  let isBegun = begun.length === 0
  for (const letter of text) {
    if (isBegun && runs.has(letter)) begun.push("'")
    begun.push(letter)
    isBegun = ends.has(letter) || (isBegun && unseen.test(letter))
  }
  return begun.join('')
}

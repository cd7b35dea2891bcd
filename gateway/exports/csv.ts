/** What a cell may hold. */
export type Cell = string | number | boolean | null | undefined

/** Spreadsheets run a cell that begins so, whoever wrote it. */
const formula = /^[=+\-@\t\r\n]/

/** One line as French spreadsheets read it: quoted, between semicolons, and nothing in it runs. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(';')}\r\n`
}

/** Without it spreadsheets take UTF-8 for another encoding. */
export const byteOrderMark = '\ufeff'

function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  const text = String(cell ?? '')
  return typeof cell === 'string' && formula.test(text) ? `'${text}` : text
}

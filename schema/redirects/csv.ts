/** Cells of one line of a file of spreadsheets, with its number as editors count. */
interface CsvLine {
  number: number
  cells: string[]
}

/** Separators, of which the first line tells which one it is. */
const separators = ['\t', ';', ',']

/** The lines that are not empty: a cell may stand in quotation marks, and holds no line break. */
export function readCsv(text: string): CsvLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const separator = separators.find((one) => first.includes(one)) ?? ';'
  return lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [{ number: at + 1, cells: cellsOf(line, separator) }],
  )
}

function cellsOf(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const letter of line) {
    const at = cells.length - 1
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) cells.push('')
    else cells[at] += letter
  }
  return cells.map((cell) => cell.trim())
}

import { documentRules, downloadRules } from '../../schema/content/files/fileRules.ts'
import { UnusableFile } from '../../schema/content/files/files.ts'
import { isPdf, pdfHead } from '../../schema/content/files/pdf.ts'
import { headOf } from '../../schema/content/files/upload.ts'
import type { Upload } from '../../schema/context.ts'

export type DocumentFormat = 'pdf' | 'doc' | 'docx' | 'odt'

export const mediaTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
}

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')

export function checkDocumentSize(size: number): void {
  if (size > documentRules.maxBytes) throw new UnusableFile(documentRules.tooLarge)
}

/** Throws UnusableFile unless a file is a PDF that visitors may download. */
export async function checkDownload(file: Upload): Promise<void> {
  if (file.size > downloadRules.maxBytes) throw new UnusableFile(downloadRules.tooLarge)
  if (!isPdf(await headOf(file, pdfHead))) throw new UnusableFile(downloadRules.invalid)
}

/** What an uploaded document is, by what is in it. Throws UnusableFile. */
export function documentFormat(file: Buffer): DocumentFormat {
  if (isPdf(file)) return 'pdf'
  // All old Office files begin alike; within, Word calls its text so.
  if (file.subarray(0, 8).equals(compoundFile) && file.includes('WordDocument', 0, 'utf16le')) return 'doc'
  const entries = zipEntries(file)
  if (entries.includes('[Content_Types].xml') && entries.includes('word/document.xml')) {
    if (!entries.includes('word/vbaProject.bin')) return 'docx'
  }
  // Its first entry is its media type, as it is.
  const mimetype = file.subarray(30, 30 + 'mimetype'.length + mediaTypes.odt.length).toString('latin1')
  if (entries.includes('content.xml') && mimetype === `mimetype${mediaTypes.odt}`) return 'odt'
  throw new UnusableFile(documentRules.invalid)
}

/** The names in a ZIP's directory, which stands at its end; none where there is no whole one. */
function zipEntries(file: Buffer): string[] {
  const end = file.lastIndexOf('PK\u0005\u0006', -22, 'latin1')
  if (end < 0) return []
  const names: string[] = []
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > end || file.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') return []
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset))
    if (name === undefined || extra === undefined || comment === undefined) return []
    names.push(file.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names
}

/** A name to save a document under: what its sender called it, without what could harm, and its true extension. */
export function safeName(given: string, format: DocumentFormat): string {
  // Forms write a quotation mark and line ends so; some who read them leave it.
  const name = given.replace(/%(22|0a|0d)/gi, '')
  const base = name.replace(/^.*[/\\]/s, '').replace(/\.\w{1,5}$/, '')
  const safe = plainName(base)
    .replace(/["*:<>?|%]/g, '')
    .trim()
    .replace(/^\.+/, '')
  return `${[...safe].slice(0, 100).join('') || 'document'}.${format}`
}

/** A name without letters that nobody sees (PostgreSQL keeps no NUL), and no longer than staff may write one. */
export function plainName(name: string): string {
  return [...name.normalize('NFC').replace(/\p{C}/gu, '')].slice(0, 255).join('')
}

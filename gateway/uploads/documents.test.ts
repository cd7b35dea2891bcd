import { expect, test } from 'vitest'
import { doc, docx, odt, pdf, zip } from '../lab/testing/files.ts'
import { checkDocumentSize, documentFormat, safeName } from './documents.ts'

const unreadable = 'Ce document n’est pas lisible\u00a0: PDF, DOC, DOCX ou ODT.'

test.each([
  ['pdf', pdf],
  ['doc', doc],
  ['docx', docx],
  ['odt', odt],
] as const)('%s is known by what is in it', (format, content) => {
  expect(documentFormat(content)).toBe(format)
  if (format !== 'pdf') expect(() => documentFormat(content.subarray(0, -30))).toThrow(unreadable)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('Mon CV')],
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a program', Buffer.from('MZ\u0000\u0000')],
  ['another archive', zip({ 'a.txt': 'a' })],
  ['a spreadsheet', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
  [
    'a document with macros',
    zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
  ],
  [
    'an ODF spreadsheet',
    zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
  ],
  ['an old spreadsheet', Buffer.concat([doc.subarray(0, 512), Buffer.from('Workbook', 'utf16le')])],
  ['the end of an archive alone', docx.subarray(-22)],
  ['an archive that says it has more', Buffer.from(docx).fill(0xff, docx.length - 12, docx.length - 10)],
  ['an archive whose directory is elsewhere', Buffer.from(docx).fill(0xff, docx.length - 6, docx.length - 2)],
])('%s is refused', (_what, content) => {
  expect(() => documentFormat(content)).toThrow(unreadable)
})

test('5 MB, not more', () => {
  expect(() => checkDocumentSize(5 * 1024 * 1024)).not.toThrow()
  expect(() => checkDocumentSize(5 * 1024 * 1024 + 1)).toThrow('Ce document dépasse 5\u00a0Mo.')
})

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Koné Ali – CV 2026.PDF', 'Koné Ali – CV 2026.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Awa\\cv.doc', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['a"b\r\nSet-Cookie: x', 'abSet-Cookie x.pdf'],
  ['\u202efdp.exe', 'fdp.pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
  ['é'.repeat(300), `${'é'.repeat(100)}.pdf`],
])('%j is saved as %j', (given, safe) => {
  expect(safeName(given, 'pdf')).toBe(safe)
})

/** How many bytes at the beginning of a file say whether it is a PDF: its mark may stand after others. */
export const pdfHead = 1024

/** Whether a file begins as PDFs do. */
export function isPdf(file: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(file.subarray(0, pdfHead)).includes('%PDF-')
}

const { format: oneDecimal } = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** A size in bytes as people read it: « 340 ko », « 2,4 Mo ». */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0ko`
    : `${oneDecimal(bytes / 1_000_000)}\u00a0Mo`
}

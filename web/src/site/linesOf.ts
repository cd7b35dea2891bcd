/** The lines of a text, each once, without the empty ones. */
export function linesOf(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter(Boolean)
}

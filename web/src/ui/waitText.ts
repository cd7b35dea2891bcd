/** How long to wait, as people say it. */
export function waitText(seconds: number): string {
  if (seconds <= 90) return seconds <= 1 ? 'une seconde' : `${seconds} secondes`
  return `${Math.ceil(seconds / 60)} minutes`
}

let changes = 0

/** How often something was changed from this document, or was said to have changed elsewhere: what was read before may be no more. */
export function changesSoFar(): number {
  return changes
}

export function noteChange(): void {
  changes++
}

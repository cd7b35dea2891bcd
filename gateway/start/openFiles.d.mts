export function openFiles(): number
export function requireOpenFiles(): void

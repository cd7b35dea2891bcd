export function putAside(dist: string): void
export function keepBuilds(dist: string, operations: string): void

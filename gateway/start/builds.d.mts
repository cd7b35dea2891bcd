export function builds(dist: string): { folder: string; inputs: string }[]
export function newBuild(dist: string): string
export function finish(dist: string, folder: string, inputs: string): void
export function use(folder: string): void
export function forget(parent: string, most: number): void

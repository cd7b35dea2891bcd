import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

/* Relay's compiler adds to what it has persisted, and takes away nothing: all of it is made anew. */
const artifacts = new URL('src/__generated__/', import.meta.url)
rmSync(artifacts, { recursive: true, force: true })
mkdirSync(artifacts)
writeFileSync(new URL('persisted-operations.json', import.meta.url), '{}')

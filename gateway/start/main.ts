import { requireOpenFiles } from './openFiles.mjs'

// Before the imports of what follows, which open hundreds of files.
requireOpenFiles()
const { loadSite } = await import('../pages/site.ts')
const { run } = await import('./run.ts')

run(loadSite)

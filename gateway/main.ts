import { run } from './run.ts'
import { loadSite } from './site.ts'

run(loadSite)

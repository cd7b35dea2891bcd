import './umask.ts'
import { run } from './run.ts'
import { loadSite } from '../pages/site.ts'

run(() => loadSite())

import { loadSite } from '../../pages/site.ts'
import { run } from '../../start/run.ts'

/* The server, of whose writes so many share a commit. */

run(() => loadSite(), { sharing: { mostWrites: Number(process.argv[2]), longestMs: 5 }, readsHere: true })

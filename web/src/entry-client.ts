import './ui/styles.ts'
import { readSnapshot } from './relay/snapshot.ts'
import { reloadForCode } from './router/reload.ts'

/** Loads the code of this page, all of it at once, and takes over what the server rendered. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  const snapshot = readSnapshot()
  if (!root || !snapshot) return
  for (const href of snapshot.scripts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: 'low' })
    document.head.append(link)
  }
  const { hydrate } = await import('./hydrate.tsx')
  await hydrate(root, snapshot)
}

// The page is whole without its code. On a slow line the code waits until what the visitor sees of it is there and
// drawn, in the second frame; or until somebody uses the page, should a picture never come.
function begin(): void {
  for (const type of signs) removeEventListener(type, begin)
  requestAnimationFrame(() => requestAnimationFrame(() => takeOver().catch(reloadForCode)))
}

const signs = ['load', 'pointerdown', 'keydown']
for (const type of signs) addEventListener(type, begin)

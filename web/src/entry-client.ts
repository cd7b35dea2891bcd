import './ui/styles/styles.ts'
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
  try {
    const { prepare } = await import('./hydrate.tsx')
    const hydrate = await prepare(snapshot)
    if (!isLeaving) hydrate(root)
  } catch (error) {
    // A page loaded anew would stop a form on its way, or send the form again that the page answers.
    if (isLeaving || snapshot.submitted) console.error(error)
    else await reloadForCode(error)
  }
}

// A form on its way is left to the browser: taken over now, it could be sent a second time.
let isLeaving = false
addEventListener('submit', () => (isLeaving = true), { once: true })

// The page is whole without its code. On a slow line the code waits until what the visitor sees of it is there and
// drawn, in the second frame; or until somebody uses the page, should a picture never come.
const signs = ['load', 'pointerdown', 'click', 'keydown', 'wheel'] as const
function begin(): void {
  for (const type of signs) removeEventListener(type, begin)
  requestAnimationFrame(() => requestAnimationFrame(() => void takeOver()))
}
for (const type of signs) addEventListener(type, begin, { passive: true })

type Listener = (done: () => void) => void

let ask: Listener | null = null
let waiting: Promise<void> | null = null

/**
 * Resolves when the reader has signed in again: what was refused is then asked once more, so that nothing
 * typed is lost. Everything that is refused meanwhile waits for the same sign-in.
 */
export function signedInAgain(): Promise<void> {
  waiting ??= new Promise<void>((resolve) => {
    if (ask) ask(resolve)
    else location.reload()
  }).finally(() => {
    waiting = null
  })
  return waiting
}

/** The dialog that asks; the layout shows it. */
export function onSessionExpired(listener: Listener): () => void {
  ask = listener
  return () => {
    if (ask === listener) ask = null
  }
}

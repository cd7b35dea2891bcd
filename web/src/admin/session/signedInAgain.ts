type Listener = (done: () => void) => void

/** Told to the window, for what stopped asking when the session ended. */
export const signedIn = 'signedinagain'

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
    window.dispatchEvent(new Event(signedIn))
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

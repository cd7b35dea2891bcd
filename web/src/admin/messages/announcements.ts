import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { RefusedUpload } from '../../relay/largeFiles.ts'
import { isOutage } from '../../relay/network.ts'
import { RequestFailure } from '../../relay/reference.ts'

export interface Message {
  texte: string
  /** Something went wrong: it stays until it is closed. */
  alerte: boolean
  action?: { libelle: string; perform(): void }
}

/** Long enough to read and to find the button; it waits while one points at it. */
const lifetimeMs = 8_000
const lifetimeWithActionMs = 20_000

/**
 * One at a time, the latest. An alert that is covered comes back when what covers it has gone; so does, under an alert,
 * an announcement that offers something to do. One that only tells is over as soon as something else is said.
 */
export const messages = new ToastQueue<Message>({ maxVisibleToasts: 1 })

/** Keys of what stands: the one announcement, and the alerts by what they say. */
let announcement = ''
const errors = new Map<string, string>()

/** Says what has happened, in place of what was said before, and offers one thing to do about it. */
export function announce(texte: string, action?: Message['action']): void {
  messages.close(announcement)
  announcement = messages.add(
    { texte, alerte: false, ...(action && { action }) },
    { timeout: action ? lifetimeWithActionMs : lifetimeMs },
  )
}

/** Whether something is offered that would be gone with the next announcement. */
export function isOffering(): boolean {
  return messages.visibleToasts.some(({ content }) => content.action !== undefined)
}

let savedAnnouncement = ''

/** Says that something is saved, until one goes on to something else: see `dismissSaved`. */
export function announceSaved(texte: string, action?: Message['action']): void {
  announce(texte, action)
  savedAnnouncement = announcement
}

/** One goes elsewhere, or what is said to be saved no longer is all there is. */
export function dismissSaved(): void {
  messages.close(savedAnnouncement)
}

/** Says what went wrong, once however often it is tried. */
export function announceError(texte: string): void {
  for (const { key, content } of messages.visibleToasts)
    if (!content.alerte && !content.action) messages.close(key)
  messages.close(errors.get(texte) ?? '')
  errors.set(texte, messages.add({ texte, alerte: true }))
}

/** Why something was not done without being refused by its field: an outage or a file that is not taken, in the server's words, a failure, or no connection. */
export function whyNot(error: unknown): string {
  if (isOutage(error) || error instanceof RefusedUpload) return error.message
  if (error instanceof RequestFailure)
    return `${failed} Si cela dure, donnez cette référence\u00a0: ${error.reference}.`
  // A request that could not be sent alone fails with a TypeError, as `fetch` has it.
  return error instanceof TypeError ? unreachable : failed
}

export const unreachable = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'
const failed = 'Le serveur a rencontré une erreur. Réessayez dans un instant.'

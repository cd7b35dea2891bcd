import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { isOutage } from '../../relay/network.ts'
import { Echec } from '../../relay/reference.ts'

export interface Message {
  texte: string
  /** Something went wrong: it stays until it is closed. */
  alerte: boolean
  action?: { libelle: string; faire(): void }
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
let annonce = ''
const alertes = new Map<string, string>()

/** Says what has happened, in place of what was said before, and offers one thing to do about it. */
export function annoncer(texte: string, action?: Message['action']): void {
  messages.close(annonce)
  annonce = messages.add(
    { texte, alerte: false, ...(action && { action }) },
    { timeout: action ? lifetimeWithActionMs : lifetimeMs },
  )
}

/** Whether something is offered that would be gone with the next announcement. */
export function isOffering(): boolean {
  return messages.visibleToasts.some(({ content }) => content.action !== undefined)
}

let enregistrement = ''

/** Says that something is saved, until one goes on to something else: see `taireEnregistrement`. */
export function annoncerEnregistrement(texte: string, action?: Message['action']): void {
  annoncer(texte, action)
  enregistrement = annonce
}

/** One goes elsewhere, or what is said to be saved no longer is all there is. */
export function taireEnregistrement(): void {
  messages.close(enregistrement)
}

/** Says what went wrong, once however often it is tried. */
export function alerter(texte: string): void {
  for (const { key, content } of messages.visibleToasts)
    if (!content.alerte && !content.action) messages.close(key)
  messages.close(alertes.get(texte) ?? '')
  alertes.set(texte, messages.add({ texte, alerte: true }))
}

/** Why something was not done without being refused: an outage, in the server's words, a failure, or no connection. */
export function whyNot(error: unknown): string {
  if (isOutage(error)) return error.message
  if (error instanceof Echec)
    return `${enErreur} Si cela dure, donnez cette référence\u00a0: ${error.reference}.`
  // Only a request that could not be sent fails with a TypeError, as `fetch` has it.
  return error instanceof TypeError ? injoignable : enErreur
}

export const injoignable = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'
const enErreur = 'Le serveur a rencontré une erreur. Réessayez dans un instant.'

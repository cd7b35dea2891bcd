import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { isOutage } from '../../relay/network.ts'

export interface Message {
  texte: string
  /** Something went wrong: it stays until it is closed. */
  alerte: boolean
  action?: { libelle: string; faire(): void }
}

/** Long enough to read and to find the button; it waits while one points at it. */
const lifetimeMs = 8_000
const lifetimeWithActionMs = 20_000

export const messages = new ToastQueue<Message>({ maxVisibleToasts: 4 })

/** Says what has happened, and offers one thing to do about it. Answers with a key to take it back by. */
export function annoncer(texte: string, action?: Message['action']): string {
  return messages.add(
    { texte, alerte: false, ...(action && { action }) },
    { timeout: action ? lifetimeWithActionMs : lifetimeMs },
  )
}

/** Says what went wrong, once however often it is tried. */
export function alerter(texte: string): void {
  const same = messages.visibleToasts.find(({ content }) => content.alerte && content.texte === texte)
  if (same) messages.close(same.key)
  messages.add({ texte, alerte: true })
}

/** Why something was not done that the server did not refuse: what it says of an outage, or that it could not be asked. */
export function whyNot(error: unknown): string {
  return isOutage(error) ? error.message : injoignable
}

export const injoignable = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

import type { ContentItem } from '../../db/content/contentStore.ts'
import { courriel } from './catalogue/courriel.ts'
import { fillText, type SiteText } from './text.ts'

/** What is written to a visitor, and where an answer goes. */
export interface WrittenEmail {
  subject: string
  text: string
  replyTo: string
}

/** Tells the sender of a quote request that it has come, in the firm’s own words where `texts` has some. */
export function confirmationEmail(
  reference: string,
  { nom, email1, phone1 }: Pick<ContentItem<'entreprise'>, 'nom' | 'email1' | 'phone1'>,
  texts: ReadonlyMap<string, string>,
): WrittenEmail {
  // Nothing of what was typed: nobody is to send his words through us.
  const values = { reference, telephone: phone1, nom }
  const write = (text: SiteText) => fillText(texts.get(text.key) ?? text.default, values)
  return {
    replyTo: email1,
    subject: write(courriel.objet),
    text: [write(courriel.texte), write(courriel.signature)].filter(Boolean).join('\n\n'),
  }
}

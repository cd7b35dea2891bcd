import { editorHref } from '../editorHref.ts'
import { inboxes } from '../dashboard/boite/inboxes.ts'
import { contentTypeInfo } from '../contentTypes.ts'
import { withoutCapital } from '../wording.ts'
import type { ContentTypeInfo } from '../liste/contentType.ts'

/** The part of a line that tells what it is about. */
export interface JournalSubject {
  readonly type?: string | null | undefined
  readonly libelle?: string | null | undefined
  readonly items: number
  readonly content?: { readonly databaseId: number; readonly softdelete: boolean } | null | undefined
}

/** What else is journaled than content. */
const autres: Readonly<Record<string, string>> = {
  Account: 'Compte',
  Session: 'Session',
  ApiToken: 'Jeton d’API',
  Webhook: 'Webhook',
  Passkey: 'Clé d’accès',
  ...Object.fromEntries(Object.values(inboxes).map(({ typename, libelle }) => [typename, libelle])),
}

/** What people call a type of the journal; the site where there is none. */
export function typeName(type: string | null | undefined): string {
  return type ? (contentTypeInfo(type)?.un ?? autres[type] ?? type) : 'Le site'
}

/** What an act was on: its one item, or what they are called together. */
export function subjectName(
  { libelle, items }: JournalSubject,
  { plusieurs }: ContentTypeInfo,
  act: string,
): string {
  if (act === 'REORDER') return plusieurs
  if (items === 1) return `«\u00a0${libelle}\u00a0»`
  return `${items.toLocaleString('fr-FR')} ${withoutCapital(plusieurs)}`
}

/** What was changed, with the way there while it is there. */
export function Quoi({ ligne, act }: { ligne: JournalSubject; act: string }) {
  const { content, items, type, libelle } = ligne
  const fiche = contentTypeInfo(type ?? '')
  if (!fiche) return `${typeName(type)}${libelle ? ` «\u00a0${libelle}\u00a0»` : ''}`
  const nom = subjectName(ligne, fiche, act)
  const isOfOne = items === 1 && act !== 'REORDER'
  if (!isOfOne) return <a href={editorHref(fiche, { softdelete: content?.softdelete ?? false })}>{nom}</a>
  const un = `${fiche.un} ${nom}`
  if (!content) return un
  return <a href={editorHref(fiche, content)}>{un}</a>
}

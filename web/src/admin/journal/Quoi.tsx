import { adresseDe } from '../adresseDe.ts'
import { boites } from '../dashboard/boite/boites.ts'
import { type Fiche, ficheOf } from '../types.ts'

/** As much of a line as tells what it is about. */
export interface Sujet {
  readonly type?: string | null
  readonly libelle?: string | null
  readonly items: number
  readonly content?: { readonly databaseId: number; readonly softdelete: boolean } | null
}

/** What else is journaled than content. */
const autres: Readonly<Record<string, string>> = {
  Account: 'Compte',
  Session: 'Session',
  ApiToken: 'Jeton d’API',
  ...Object.fromEntries(Object.values(boites).map(({ typename, libelle }) => [typename, libelle])),
}

/** What people call a type of the journal; the site where there is none. */
export function nomDuType(type: string | null | undefined): string {
  return type ? (ficheOf(type)?.un ?? autres[type] ?? type) : 'Le site'
}

/** What an act was on: its one item, or what they are called together. */
export function nomDe({ libelle, items }: Sujet, { plusieurs }: Fiche, act: string): string {
  if (act === 'REORDER') return plusieurs
  if (items === 1) return `«\u00a0${libelle}\u00a0»`
  return `${items.toLocaleString('fr-FR')} ${plusieurs.charAt(0).toLowerCase()}${plusieurs.slice(1)}`
}

/** What was changed, with the way there while it is there. */
export function Quoi({ ligne, act }: { ligne: Sujet; act: string }) {
  const { content, items, type, libelle } = ligne
  const fiche = ficheOf(type ?? '')
  if (!fiche) return `${nomDuType(type)}${libelle ? ` «\u00a0${libelle}\u00a0»` : ''}`
  const nom = nomDe(ligne, fiche, act)
  const isOfOne = items === 1 && act !== 'REORDER'
  if (!isOfOne) return <a href={adresseDe(fiche, { softdelete: content?.softdelete ?? false })}>{nom}</a>
  const un = `${fiche.un} ${nom}`
  if (!content) return un
  return <a href={adresseDe(fiche, content)}>{un}</a>
}

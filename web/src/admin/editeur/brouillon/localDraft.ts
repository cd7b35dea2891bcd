import { del, get, set } from 'idb-keyval'
import { isFieldValue } from './isFieldValue.ts'
import { photoOf, type FieldValue, type FieldValues } from '../definition/fieldValue.ts'

/** Each changed field, and what it was before. */
export type KeptValues = Readonly<Record<string, { base: FieldValue; valeur: FieldValue }>>

/** What was typed and not saved. */
export interface LocalDraft {
  /** ISO 8601. */
  quand: string
  champs: KeptValues
  /** Fields whose chosen picture lies in IndexedDB: texts alone fit beside it. */
  photos: readonly string[]
}

/** Nobody else's draft is offered on a shared computer. */
export function localDraftKey(account: string, type: string, id: string | null): string {
  return `brouillon ${account} ${type} ${id ?? 'nouveau'}`
}

/** The draft kept under a key; what cannot be read is none. */
export function readLocalDraft(key: string): LocalDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isRecord(stored) || typeof stored['quand'] !== 'string' || !isRecord(stored['champs'])) return null
    const champs: Record<string, { base: FieldValue; valeur: FieldValue }> = {}
    for (const [name, field] of Object.entries(stored['champs'])) {
      if (!isRecord(field) || !isFieldValue(field['base']) || !isFieldValue(field['valeur'])) continue
      champs[name] = { base: field['base'], valeur: field['valeur'] }
    }
    const photos = Array.isArray(stored['photos'])
      ? stored['photos'].filter((name) => typeof name === 'string')
      : []
    return Object.keys(champs).length > 0 ? { quand: stored['quand'], champs, photos } : null
  } catch {
    return null
  }
}

/** Keeps the named fields. Where there is no room nothing is kept. Answers whether there was anything to keep. */
export function saveLocalDraft(
  key: string,
  base: FieldValues,
  valeurs: FieldValues,
  names: readonly string[],
): boolean {
  if (names.length === 0) return false
  const champs = Object.fromEntries(
    names.map((name) => [name, { base: withoutFile(base[name]), valeur: withoutFile(valeurs[name]) }]),
  )
  const photos = names.filter((name) => photoOf(valeurs[name]).fichier)
  const draft: LocalDraft = { quand: new Date().toISOString(), champs, photos }
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Full or refused: the warning before leaving remains.
  }
  for (const name of photos) storePhoto(`${key} ${name}`, photoOf(valeurs[name]).fichier)
  return true
}

export function forgetLocalDraft(key: string): void {
  for (const name of readLocalDraft(key)?.photos ?? []) {
    storedPhotos.delete(`${key} ${name}`)
    del(`${key} ${name}`).catch(warnRefused)
  }
  try {
    localStorage.removeItem(key)
  } catch {
    // Refused altogether: then there was none.
  }
}

/** What a draft holds, with its pictures; without what is said of one that could not be kept. */
export async function restoreKeptValues(
  key: string,
  { champs, photos }: LocalDraft,
): Promise<{ kept: KeptValues; lostFields: string[] }> {
  const kept: Record<string, { base: FieldValue; valeur: FieldValue }> = { ...champs }
  const lost: string[] = []
  for (const name of photos) {
    const file: unknown = await get(`${key} ${name}`).catch(() => undefined)
    const change = kept[name]
    if (change && file instanceof File)
      kept[name] = { ...change, valeur: { ...photoOf(change.valeur), fichier: file } }
    else {
      lost.push(name)
      for (const other of [name, `${name}Alt`, `${name}Focal`]) delete kept[other]
    }
  }
  return { kept, lostFields: lost }
}

/** What lies in IndexedDB as far as this page knows: a picture is written once. */
const storedPhotos = new Map<string, File>()

function storePhoto(key: string, file: File | null): void {
  if (!file || storedPhotos.get(key) === file) return
  storedPhotos.set(key, file)
  set(key, file).catch(warnRefused)
}

/**
 * A picture is not kept without room, or without leave as in some private windows: when the draft is taken up it says
 * what it lacks.
 */
function warnRefused(reason: unknown): void {
  console.warn(reason)
}

/** A file is no text: its place in the draft is. */
function withoutFile(value: FieldValue | undefined): FieldValue {
  return photoOf(value).fichier ? { ...photoOf(value), fichier: null } : (value ?? null)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

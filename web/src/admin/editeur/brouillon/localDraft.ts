import { del, get, set } from 'idb-keyval'
import { isFieldValue, photoOf, type FieldValue, type FieldValues } from '../definition/fieldValue.ts'

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
export function localDraftKey(compte: string, type: string, id: string | null): string {
  return `brouillon ${compte} ${type} ${id ?? 'nouveau'}`
}

/** The draft kept under a key; what cannot be read is none. */
export function readLocalDraft(cle: string): LocalDraft | null {
  try {
    const lu: unknown = JSON.parse(localStorage.getItem(cle) ?? 'null')
    if (!isRecord(lu) || typeof lu['quand'] !== 'string' || !isRecord(lu['champs'])) return null
    const champs: Record<string, { base: FieldValue; valeur: FieldValue }> = {}
    for (const [nom, champ] of Object.entries(lu['champs'])) {
      if (!isRecord(champ) || !isFieldValue(champ['base']) || !isFieldValue(champ['valeur'])) continue
      champs[nom] = { base: champ['base'], valeur: champ['valeur'] }
    }
    const photos = Array.isArray(lu['photos']) ? lu['photos'].filter((nom) => typeof nom === 'string') : []
    return Object.keys(champs).length > 0 ? { quand: lu['quand'], champs, photos } : null
  } catch {
    return null
  }
}

/** Keeps the named fields. Where there is no room nothing is kept. Answers whether there was anything to keep. */
export function saveLocalDraft(
  cle: string,
  base: FieldValues,
  valeurs: FieldValues,
  noms: readonly string[],
): boolean {
  if (noms.length === 0) return false
  const champs = Object.fromEntries(
    noms.map((nom) => [nom, { base: withoutFile(base[nom]), valeur: withoutFile(valeurs[nom]) }]),
  )
  const photos = noms.filter((nom) => photoOf(valeurs[nom]).fichier)
  const brouillon: LocalDraft = { quand: new Date().toISOString(), champs, photos }
  try {
    localStorage.setItem(cle, JSON.stringify(brouillon))
  } catch {
    // Full or refused: the warning before leaving remains.
  }
  for (const nom of photos) storePhoto(`${cle} ${nom}`, photoOf(valeurs[nom]).fichier)
  return true
}

export function forgetLocalDraft(cle: string): void {
  for (const nom of readLocalDraft(cle)?.photos ?? []) {
    storedPhotos.delete(`${cle} ${nom}`)
    del(`${cle} ${nom}`).catch(warnRefused)
  }
  try {
    localStorage.removeItem(cle)
  } catch {
    // Refused altogether: then there was none.
  }
}

/** What a draft holds, with its pictures; without what is said of one that could not be kept. */
export async function restoreKeptValues(
  cle: string,
  { champs, photos }: LocalDraft,
): Promise<{ gardes: KeptValues; perdues: string[] }> {
  const gardes: Record<string, { base: FieldValue; valeur: FieldValue }> = { ...champs }
  const lost: string[] = []
  for (const nom of photos) {
    const fichier: unknown = await get(`${cle} ${nom}`).catch(() => undefined)
    const garde = gardes[nom]
    if (garde && fichier instanceof File)
      gardes[nom] = { ...garde, valeur: { ...photoOf(garde.valeur), fichier } }
    else {
      lost.push(nom)
      for (const autre of [nom, `${nom}Alt`, `${nom}Focal`]) delete gardes[autre]
    }
  }
  return { gardes, perdues: lost }
}

/** What lies in IndexedDB as far as this page knows: a picture is written once. */
const storedPhotos = new Map<string, File>()

function storePhoto(cle: string, fichier: File | null): void {
  if (!fichier || storedPhotos.get(cle) === fichier) return
  storedPhotos.set(cle, fichier)
  set(cle, fichier).catch(warnRefused)
}

/**
 * A picture is not kept without room, or without leave as in some private windows: when the draft is taken up it says
 * what it lacks.
 */
function warnRefused(raison: unknown): void {
  console.warn(raison)
}

/** A file is no text: its place in the draft is. */
function withoutFile(valeur: FieldValue | undefined): FieldValue {
  return photoOf(valeur).fichier ? { ...photoOf(valeur), fichier: null } : (valeur ?? null)
}

function isRecord(valeur: unknown): valeur is Readonly<Record<string, unknown>> {
  return typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)
}

import { del, get, set } from 'idb-keyval'
import { estValeur, photoDe, type Valeur, type Valeurs } from '../definition/valeurs.ts'

/** Each changed field, and what it was before. */
export type Gardes = Readonly<Record<string, { base: Valeur; valeur: Valeur }>>

/** What was typed and not saved. */
export interface Brouillon {
  /** ISO 8601. */
  quand: string
  champs: Gardes
  /** Fields whose chosen picture lies in IndexedDB: texts alone fit beside it. */
  photos: readonly string[]
}

/** Nobody else's draft is offered on a shared computer. */
export function cleBrouillon(compte: string, type: string, id: string | null): string {
  return `brouillon ${compte} ${type} ${id ?? 'nouveau'}`
}

/** The draft kept under a key; what cannot be read is none. */
export function lireBrouillon(cle: string): Brouillon | null {
  try {
    const lu: unknown = JSON.parse(localStorage.getItem(cle) ?? 'null')
    if (!estObjet(lu) || typeof lu['quand'] !== 'string' || !estObjet(lu['champs'])) return null
    const champs: Record<string, { base: Valeur; valeur: Valeur }> = {}
    for (const [nom, champ] of Object.entries(lu['champs'])) {
      if (!estObjet(champ) || !estValeur(champ['base']) || !estValeur(champ['valeur'])) continue
      champs[nom] = { base: champ['base'], valeur: champ['valeur'] }
    }
    const photos = Array.isArray(lu['photos']) ? lu['photos'].filter((nom) => typeof nom === 'string') : []
    return Object.keys(champs).length > 0 ? { quand: lu['quand'], champs, photos } : null
  } catch {
    return null
  }
}

/** Keeps the named fields. Where there is no room nothing is kept. Answers whether there was anything to keep. */
export function garderBrouillon(
  cle: string,
  base: Valeurs,
  valeurs: Valeurs,
  noms: readonly string[],
): boolean {
  if (noms.length === 0) return false
  const champs = Object.fromEntries(
    noms.map((nom) => [nom, { base: sansFichier(base[nom]), valeur: sansFichier(valeurs[nom]) }]),
  )
  const photos = noms.filter((nom) => photoDe(valeurs[nom]).fichier)
  const brouillon: Brouillon = { quand: new Date().toISOString(), champs, photos }
  try {
    localStorage.setItem(cle, JSON.stringify(brouillon))
  } catch {
    // Full or refused: the warning before leaving remains.
  }
  for (const nom of photos) garderPhoto(`${cle} ${nom}`, photoDe(valeurs[nom]).fichier)
  return true
}

export function oublierBrouillon(cle: string): void {
  for (const nom of lireBrouillon(cle)?.photos ?? []) {
    gardees.delete(`${cle} ${nom}`)
    del(`${cle} ${nom}`).catch(refusee)
  }
  try {
    localStorage.removeItem(cle)
  } catch {
    // Refused altogether: then there was none.
  }
}

/** What a draft holds, with its pictures; without what is said of one that could not be kept. */
export async function reprendreGardes(
  cle: string,
  { champs, photos }: Brouillon,
): Promise<{ gardes: Gardes; perdues: string[] }> {
  const gardes: Record<string, { base: Valeur; valeur: Valeur }> = { ...champs }
  const perdues: string[] = []
  for (const nom of photos) {
    const fichier: unknown = await get(`${cle} ${nom}`).catch(() => undefined)
    const garde = gardes[nom]
    if (garde && fichier instanceof File)
      gardes[nom] = { ...garde, valeur: { ...photoDe(garde.valeur), fichier } }
    else {
      perdues.push(nom)
      for (const autre of [nom, `${nom}Alt`, `${nom}Focal`]) delete gardes[autre]
    }
  }
  return { gardes, perdues }
}

/** What lies in IndexedDB as far as this page knows: a picture is written once. */
const gardees = new Map<string, File>()

function garderPhoto(cle: string, fichier: File | null): void {
  if (!fichier || gardees.get(cle) === fichier) return
  gardees.set(cle, fichier)
  set(cle, fichier).catch(refusee)
}

/** Without room, or without leave, as in some private windows: when the draft is taken up it says what it lacks. */
function refusee(raison: unknown): void {
  console.warn(raison)
}

/** A file is no text: its place in the draft is. */
function sansFichier(valeur: Valeur | undefined): Valeur {
  return photoDe(valeur).fichier ? { ...photoDe(valeur), fichier: null } : (valeur ?? null)
}

function estObjet(valeur: unknown): valeur is Readonly<Record<string, unknown>> {
  return typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)
}

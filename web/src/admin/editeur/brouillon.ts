import { estValeur, photoDe, type Valeur, type Valeurs } from './valeurs.ts'

/** Each changed field, and what it was before. */
export type Gardes = Readonly<Record<string, { base: Valeur; valeur: Valeur }>>

/** What was typed and not saved. */
export interface Brouillon {
  /** ISO 8601. */
  quand: string
  champs: Gardes
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
    return Object.keys(champs).length > 0 ? { quand: lu['quand'], champs } : null
  } catch {
    return null
  }
}

/**
 * Keeps the named fields; a file cannot be kept, and is left out with what is said of it. Where there is no room
 * nothing is kept. Answers whether there was anything to keep.
 */
export function garderBrouillon(
  cle: string,
  base: Valeurs,
  valeurs: Valeurs,
  noms: readonly string[],
): boolean {
  const perdus = noms.filter((nom) => photoDe(valeurs[nom]).fichier)
  const gardes = noms.filter(
    (nom) =>
      !estPhoto(valeurs[nom]) && !perdus.some((perdu) => [`${perdu}Alt`, `${perdu}Focal`].includes(nom)),
  )
  if (gardes.length === 0) return false
  const champs = Object.fromEntries(
    gardes.map((nom) => [nom, { base: base[nom] ?? null, valeur: valeurs[nom] ?? null }]),
  )
  const brouillon: Brouillon = { quand: new Date().toISOString(), champs }
  try {
    localStorage.setItem(cle, JSON.stringify(brouillon))
  } catch {
    // Full or refused: the warning before leaving remains.
  }
  return true
}

export function oublierBrouillon(cle: string): void {
  try {
    localStorage.removeItem(cle)
  } catch {
    // Refused altogether: then there was none.
  }
}

function estPhoto(valeur: Valeur | undefined): boolean {
  return typeof valeur === 'object' && valeur !== null && 'fichier' in valeur
}

function estObjet(valeur: unknown): valeur is Readonly<Record<string, unknown>> {
  return typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)
}

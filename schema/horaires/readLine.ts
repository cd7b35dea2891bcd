import { jours, type SameDays } from './heures.ts'

const linePattern =
  /^(\p{L}+)(?: ?[-–] ?| (?:à|au) )(\p{L}+) ?:? ?(?:de ?)?(\d{1,2})[.:h](\d{2})? ?[-–à] ?(\d{1,2})[.:h](\d{2})?$/iu

/** Days and their range that a text says which was written by hand, in the usual forms; null where it has another one. */
export function readLine(texte: string | null | undefined): SameDays | null {
  const [, de = '', a = '', ...heures] = linePattern.exec(texte?.trim().replace(/\s+/g, ' ') ?? '') ?? []
  const [premier, dernier] = [de, a].map((nom) => jours.find((jour) => jour === nom.toLowerCase()))
  if (!premier || !dernier) return null
  const [h1 = '', m1 = '00', h2 = '', m2 = '00'] = heures
  return { premier, dernier, plages: [`${h1.padStart(2, '0')}:${m1}-${h2.padStart(2, '0')}:${m2}`] }
}

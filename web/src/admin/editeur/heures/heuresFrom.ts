import {
  jours,
  type Heures,
  type Jour,
  type JoursExceptionnels,
} from '../../../../../schema/horaires/heures.ts'

/** Opening hours by day as the server, a draft or this device has them; null where they are none. */
export function heuresFrom(value: unknown): Heures | null {
  if (!isRecord(value) || !jours.every((jour) => isTexts(value[jour])) || !Array.isArray(value['exceptions']))
    return null
  const plages = (jour: Jour) => textsIn(value[jour])
  return {
    lundi: plages('lundi'),
    mardi: plages('mardi'),
    mercredi: plages('mercredi'),
    jeudi: plages('jeudi'),
    vendredi: plages('vendredi'),
    samedi: plages('samedi'),
    dimanche: plages('dimanche'),
    exceptions: value['exceptions'].flatMap((days: unknown) => exceptionFrom(days) ?? []),
  }
}

function exceptionFrom(value: unknown): JoursExceptionnels | null {
  if (!isRecord(value)) return null
  const { du, au, plages, motif } = value
  if (typeof du !== 'string' || typeof au !== 'string') return null
  return { du, au, plages: textsIn(plages), motif: typeof motif === 'string' ? motif : null }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function textsIn(value: unknown): readonly string[] {
  return isTexts(value) ? value : []
}

import { z } from 'zod'
import type { Heures } from './heures.ts'

const plages = z.array(z.string())
const heures: z.ZodType<Heures> = z.object({
  lundi: plages,
  mardi: plages,
  mercredi: plages,
  jeudi: plages,
  vendredi: plages,
  samedi: plages,
  dimanche: plages,
  exceptions: z.array(z.object({ du: z.string(), au: z.string(), plages, motif: z.string().nullable() })),
})

/** `entreprise.heures`. */
export function readHeures(text: string): Heures {
  return heures.parse(JSON.parse(text))
}

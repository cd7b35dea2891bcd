import { z } from 'zod'
import { line } from '../content/fields/fields.ts'
import { faultsOf, inOrder } from './faults.ts'
import { readHeures } from './stored.ts'

const plages = z
  .array(z.string())
  .nullish()
  .transform((given) => given ?? [])

/** Kept as JSON: ranges and exceptional days in order. */
const given = z
  .object({
    lundi: plages,
    mardi: plages,
    mercredi: plages,
    jeudi: plages,
    vendredi: plages,
    samedi: plages,
    dimanche: plages,
    exceptions: z
      .array(
        z.object({
          du: z.string(),
          au: z.string(),
          plages,
          motif: line.check.transform((motif) => motif ?? null),
        }),
      )
      .nullish()
      .transform((days) => days ?? []),
  })
  .superRefine((heures, context) => {
    for (const { place, message } of faultsOf(heures))
      context.addIssue({ code: 'custom', message, path: place === '' ? [] : place.split('.') })
  })
  .transform((heures) => JSON.stringify(inOrder(heures)))

/** What is kept already comes back: from a draft, or an earlier version. */
const keptOrGiven = z.preprocess(
  (value) => (typeof value === 'string' ? readHeures(value) : value),
  given.nullish(),
)

/** Opening hours by day. */
export const heures = {
  kind: 'heures',
  nullable: true,
  check: keptOrGiven,
  givenBy: 'creator',
  description: 'Opening hours by day, of which `horaire` is made. Null: that is written by hand.',
} as const

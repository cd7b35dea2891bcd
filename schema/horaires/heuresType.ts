import { comingExceptions } from './calendrier.ts'
import { jours, type Heures as Hours, type JoursExceptionnels as Days } from './heures.ts'
import { today } from '../../db/content/contentTypes.ts'
import { builder, type InputFields, type ObjectFields } from '../builder.ts'

const ranges = 'Ranges, such as 08:00-12:00; one that ends at 00:00 ends with its day. None: closed.'

const JoursExceptionnels = builder.objectRef<Days>('JoursExceptionnels').implement({
  description: 'Days on which other hours hold.',
  fields: (t) => ({
    du: t.exposeString('du', { description: 'First day, as YYYY-MM-DD.' }),
    au: t.exposeString('au', { description: 'Last day, as YYYY-MM-DD.' }),
    plages: t.stringList({ description: ranges, resolve: ({ plages }) => [...plages] }),
    motif: t.exposeString('motif', { nullable: true, description: 'Why, in a few words.' }),
  }),
})

const daysOfWeek = (t: ObjectFields<Hours>) =>
  Object.fromEntries(
    jours.map((jour) => [
      jour,
      t.stringList({ description: ranges, resolve: (heures) => [...heures[jour]] }),
    ]),
  )

export const Heures = builder.objectRef<Hours>('Heures').implement({
  description: 'Opening hours by day, by the time of Abidjan, which is UTC.',
  fields: (t) => ({
    ...daysOfWeek(t),
    exceptions: t.field({
      type: [JoursExceptionnels],
      description: 'Days on which other hours hold, in their order.',
      args: {
        prochains: t.arg.int({
          description: 'Only those that are not over and begin within so many days.',
        }),
      },
      resolve: (heures, { prochains }) => [
        ...(typeof prochains === 'number' ? comingExceptions(heures, today(), prochains) : heures.exceptions),
      ],
    }),
  }),
})

const JoursExceptionnelsInput = builder.inputType('JoursExceptionnelsInput', {
  description: 'Days on which other hours hold.',
  fields: (t) => ({
    du: t.string({ required: true, description: 'First day, as YYYY-MM-DD.' }),
    au: t.string({ required: true, description: 'Last day, as YYYY-MM-DD.' }),
    plages: t.stringList({ description: ranges }),
    motif: t.string({ description: 'Why, in a few words.' }),
  }),
})

const HeuresInput = builder.inputType('HeuresInput', {
  description:
    'Opening hours by day, by the time of Abidjan, which is UTC. A day that is left out is closed.',
  fields: (t) => ({
    ...Object.fromEntries(jours.map((jour) => [jour, t.stringList({ description: ranges })])),
    exceptions: t.field({
      type: [JoursExceptionnelsInput],
      description: 'Days on which other hours hold.',
    }),
  }),
})

/** Field of an input with opening hours by day. */
export function heuresInput(t: InputFields) {
  return t.field({
    type: HeuresInput,
    description:
      'Opening hours by day: `horaire` is made of them. Null: `horaire` is written by hand, as it is by another `horaire` without hours.',
  })
}

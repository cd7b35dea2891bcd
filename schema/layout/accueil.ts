import { builder } from '../builder.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import { Site, siteRoot } from '../site.ts'
import { type Arrangeable, arrange, type Arranged, readArranged } from './arrange.ts'

/** Sections of the home page below its slides, in their order. */
const names = [
  'PRESENTATION',
  'SERVICES',
  'CHIFFRES',
  'PROJETS',
  'EQUIPE',
  'TEMOIGNAGES',
  'PARTENAIRES',
] as const
type Name = (typeof names)[number]
const accueil: Arrangeable<Name> = { list: 'accueil', act: 'setAccueil', names }

const SectionName = builder.enumType('SectionName', { values: names })

const SectionAccueil = builder.objectRef<Arranged<Name>>('SectionAccueil').implement({
  description: 'Section of the home page. One without content is not shown, whatever this says.',
  fields: (t) => ({
    name: t.expose('name', { type: SectionName }),
    isHidden: t.exposeBoolean('isHidden', { description: 'True: the firm has hidden it.' }),
  }),
})

builder.objectField(Site, 'accueil', (t) =>
  t.field({
    type: [SectionAccueil],
    description: 'Sections of the home page, in their order.',
    resolve: (_site, _args, context) => readArranged(accueil, context),
  }),
)

const SectionAccueilInput = builder.inputType('SectionAccueilInput', {
  fields: (t) => ({
    name: t.field({ type: SectionName, required: true, description: 'Section.' }),
    isHidden: t.boolean({ required: true, description: 'True: hides it.' }),
  }),
})

const SetAccueilInput = builder.inputType('SetAccueilInput', {
  fields: (t) => ({
    entries: t.field({
      type: [SectionAccueilInput],
      required: true,
      description: 'Sections in their order; those that are left out follow.',
    }),
  }),
})

const SetAccueilPayload = builder.objectRef<object>('SetAccueilPayload').implement({
  fields: (t) => ({ site: t.field({ type: Site, resolve: () => siteRoot }) }),
})

const SetAccueilResult = builder.errorUnion('SetAccueilResult', {
  types: [SetAccueilPayload, ValidationError, ForbiddenError],
  resolveType: () => 'SetAccueilPayload',
})

builder.mutationField('setAccueil', (t) =>
  t.field({
    type: SetAccueilResult,
    description: 'Orders the sections of the home page, and hides some.',
    args: { input: t.arg({ type: SetAccueilInput, required: true }) },
    resolve: async (_root, { input }, { db }) => {
      await db.transaction((trx) => arrange(trx, accueil, input.entries))
      return {}
    },
  }),
)

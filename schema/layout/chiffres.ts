import { z } from 'zod'
import { type OwnFigure, readOwnFigures, writeOwnFigures } from '../../db/layout/arrangements.ts'
import { isPrintable } from '../../db/content/searchText.ts'
import { builder } from '../builder.ts'
import { ForbiddenError, missing, ValidationError } from '../errors.ts'
import { Site, siteRoot } from '../site.ts'
import { type Arrangeable, arrange, type Arranged, readArranged } from './arrange.ts'

/** Key figures that the program counts, in their order. */
const names = ['PROJETS', 'LOCALITES', 'DOMAINES', 'ANNEES', 'PARTENAIRES'] as const
type Name = (typeof names)[number]
const chiffres: Arrangeable<Name> = { list: 'chiffres', act: 'setChiffres', names }

/** Figures of its own that a firm may have. */
const mostOwn = 6

const ChiffreName = builder.enumType('ChiffreName', { values: names })

const ChiffreCompte = builder.objectRef<Arranged<Name>>('ChiffreCompte').implement({
  description: 'Key figure that is counted (`Site.chiffres`).',
  fields: (t) => ({
    name: t.expose('name', { type: ChiffreName }),
    isHidden: t.exposeBoolean('isHidden', { description: 'True: the firm has hidden it.' }),
  }),
})

const ChiffrePropre = builder.objectRef<OwnFigure>('ChiffrePropre').implement({
  description: 'Key figure that the firm has written.',
  fields: (t) => ({
    nombre: t.exposeString('nombre'),
    unite: t.exposeString('unite', { nullable: true }),
    libelle: t.exposeString('libelle', { description: 'What the number is of.' }),
  }),
})

builder.objectFields(Site, (t) => ({
  chiffresComptes: t.field({
    type: [ChiffreCompte],
    description: 'Key figures that are counted, in their order.',
    resolve: (_site, _args, context) => readArranged(chiffres, context),
  }),
  chiffresPropres: t.field({
    type: [ChiffrePropre],
    description: 'Key figures that the firm has written; they follow those that are counted.',
    resolve: (_site, _args, { db }) => readOwnFigures(db.read),
  }),
}))

const ChiffreCompteInput = builder.inputType('ChiffreCompteInput', {
  fields: (t) => ({
    name: t.field({ type: ChiffreName, required: true, description: 'Figure.' }),
    isHidden: t.boolean({ required: true, description: 'True: hides it.' }),
  }),
})

function short(longest: number) {
  return z
    .string()
    .trim()
    .max(longest, { error: `Ce texte est trop long\u00a0: ${longest} caractères au plus.`, abort: true })
    .refine(isPrintable, { error: 'Ce texte contient des caractères interdits.' })
}

const required = (longest: number) => short(longest).min(1, { error: missing })

const ChiffrePropreInput = builder.inputType('ChiffrePropreInput', {
  validate: z.object({ nombre: required(12), unite: short(12).nullish(), libelle: required(60) }),
  fields: (t) => ({
    nombre: t.string({ required: true, description: 'Number as people read it, such as 1 200.' }),
    unite: t.string({ description: 'Unit, such as ha.' }),
    libelle: t.string({ required: true, description: 'What the number is of, in a few words.' }),
  }),
})

const SetChiffresInput = builder.inputType('SetChiffresInput', {
  fields: (t) => ({
    comptes: t.field({
      type: [ChiffreCompteInput],
      required: true,
      description: 'Counted figures in their order; those that are left out follow.',
    }),
    propres: t.field({
      type: [ChiffrePropreInput],
      required: true,
      description: 'The firm’s own figures, all of them, in their order; six at the most.',
    }),
  }),
})

const SetChiffresPayload = builder.objectRef<object>('SetChiffresPayload').implement({
  fields: (t) => ({ site: t.field({ type: Site, resolve: () => siteRoot }) }),
})

const SetChiffresResult = builder.errorUnion('SetChiffresResult', {
  types: [SetChiffresPayload, ValidationError, ForbiddenError],
  resolveType: () => 'SetChiffresPayload',
})

builder.mutationField('setChiffres', (t) =>
  t.field({
    type: SetChiffresResult,
    description: 'Orders and hides the key figures that are counted, and writes the firm’s own.',
    args: { input: t.arg({ type: SetChiffresInput, required: true }) },
    resolve: async (_root, { input: { comptes, propres } }, { db }) => {
      if (propres.length > mostOwn)
        throw new ValidationError([
          { field: 'propres', message: `${mostOwn} chiffres au plus.`, code: 'OUT_OF_RANGE' },
        ])
      const own = propres.map(({ nombre, unite, libelle }) => ({ nombre, unite: unite || null, libelle }))
      await db.transaction(async (trx) => {
        await arrange(trx, chiffres, comptes)
        await writeOwnFigures(trx, { before: await readOwnFigures(trx), after: own, act: 'setChiffres' })
      })
      return {}
    },
  }),
)

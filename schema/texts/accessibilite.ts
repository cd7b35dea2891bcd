import { z } from 'zod'
import {
  etatsAccessibilite,
  readAccessibilite,
  setAccessibilite,
  type Accessibilite as Declared,
  type EtatAccessibilite,
} from '../../db/texts/accessibilite.ts'
import { builder } from '../builder.ts'
import { line, optionalDay, paragraph, percentage } from '../content/fields/fields.ts'
import { ForbiddenError, missing, ValidationError } from '../errors.ts'
import { Site, siteRoot } from '../site.ts'

/** Percentage of the criteria from which the RGAA allows a state. */
const leastRate: Record<EtatAccessibilite, number> = {
  NON_CONFORME: 0,
  PARTIELLEMENT_CONFORME: 50,
  TOTALEMENT_CONFORME: 100,
}

const Etat = builder.enumType('EtatAccessibilite', {
  description: 'State of conformity to the RGAA 4.1.2. NON_CONFORME until an audit says otherwise.',
  values: etatsAccessibilite,
})

const day = 'Day of the audit, as YYYY-MM-DD.'
const rate = 'Percentage of the criteria that the audit found met.'
const gaps = 'What is not accessible, one a line.'

const Accessibilite = builder.objectRef<Declared>('Accessibilite').implement({
  description: 'Declaration of accessibility, as /accessibilite has it.',
  fields: (t) => ({
    etat: t.expose('etat', { type: Etat }),
    taux: t.exposeFloat('taux', { nullable: true, description: rate }),
    date: t.exposeString('date', { nullable: true, description: day }),
    auditeur: t.exposeString('auditeur', { nullable: true, description: 'Who made the audit.' }),
    exceptions: t.exposeString('exceptions', { nullable: true, description: gaps }),
  }),
})

builder.objectField(Site, 'accessibilite', (t) =>
  t.field({ type: Accessibilite, resolve: (_site, _args, { db }) => readAccessibilite(db.read) }),
)

const SetAccessibiliteInput = builder.inputType('SetAccessibiliteInput', {
  fields: (t) => ({
    etat: t.field({ type: Etat, required: true }),
    taux: t.float({ description: rate }),
    date: t.string({ description: day }),
    auditeur: t.string({ description: 'Who made the audit.' }),
    exceptions: t.string({ description: gaps }),
  }),
  validate: z
    .object({
      etat: z.enum(etatsAccessibilite),
      taux: percentage.check,
      date: optionalDay.check,
      auditeur: line.check,
      exceptions: paragraph.check,
    })
    .superRefine(({ etat, taux, date, auditeur }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      // An audit is known whole or not at all, and what is conforming has one.
      const audit = Object.entries({ taux, date, auditeur })
      const lacking = audit.filter(([, value]) => (value ?? null) === null)
      if (etat !== 'NON_CONFORME' || lacking.length < audit.length)
        for (const [field] of lacking) refuse(field, missing)
      if (typeof taux === 'number' && taux < leastRate[etat])
        refuse('taux', `Cet état demande au moins ${leastRate[etat]}\u00a0% des critères.`)
      if (date && date > new Date().toISOString().slice(0, 10)) refuse('date', 'Cette date est à venir.')
    }),
})

const SetAccessibilitePayload = builder
  .objectRef<object>('SetAccessibilitePayload')
  .implement({ fields: (t) => ({ site: t.field({ type: Site, resolve: () => siteRoot }) }) })

const SetAccessibiliteResult = builder.errorUnion('SetAccessibiliteResult', {
  types: [SetAccessibilitePayload, ValidationError, ForbiddenError],
  resolveType: () => 'SetAccessibilitePayload',
})

builder.mutationField('setAccessibilite', (t) =>
  t.field({
    type: SetAccessibiliteResult,
    description: 'Declares how accessible the site is. A state other than NON_CONFORME needs an audit.',
    args: { input: t.arg({ type: SetAccessibiliteInput, required: true }) },
    resolve: async (_root, { input }, { db }) => {
      const { etat, taux = null, date = null, auditeur = null, exceptions = null } = input
      await db.transaction((trx) => setAccessibilite(trx, { etat, taux, date, auditeur, exceptions }))
      return {}
    },
  }),
)

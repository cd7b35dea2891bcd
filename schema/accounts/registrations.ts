import { readRegistrations, setRegistrations } from '../../db/accounts/registrations.ts'
import { builder } from '../builder.ts'
import { ForbiddenError } from '../errors.ts'
import { Site, siteRoot } from '../site.ts'

builder.objectField(Site, 'registrationsOpen', (t) =>
  t.boolean({
    description:
      'Whether anybody may ask for an account by `register`. False: accounts are opened by invitation.',
    resolve: (_site, _args, { db }) => readRegistrations(db.read),
  }),
)

const SetRegistrationsInput = builder.inputType('SetRegistrationsInput', {
  fields: (t) => ({
    open: t.boolean({ required: true, description: 'False: accounts are opened by invitation alone.' }),
  }),
})

const SetRegistrationsPayload = builder.objectRef<object>('SetRegistrationsPayload').implement({
  fields: (t) => ({ site: t.field({ type: Site, resolve: () => siteRoot }) }),
})

const SetRegistrationsResult = builder.errorUnion('SetRegistrationsResult', {
  types: [SetRegistrationsPayload, ForbiddenError],
  resolveType: () => 'SetRegistrationsPayload',
})

builder.mutationField('setRegistrations', (t) =>
  t.field({
    type: SetRegistrationsResult,
    description: 'Lets anybody ask for an account, or nobody: those who have asked already go on waiting.',
    args: { input: t.arg({ type: SetRegistrationsInput, required: true }) },
    resolve: async (_root, { input: { open } }, { db }) => {
      await db.transaction((trx) => setRegistrations(trx, open))
      return {}
    },
  }),
)

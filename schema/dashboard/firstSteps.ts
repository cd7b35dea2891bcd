import type { Db } from '../../db/connection/connect.ts'
import {
  type FirstStep,
  firstSteps,
  hideFirstSteps,
  noteEmailTested,
  readFirstSteps,
} from '../../db/content/firstSteps.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import type { TestEmail } from '../context.ts'
import { ForbiddenError, RateLimitError, unauthenticated } from '../errors.ts'

/** Databases whose list is done or dismissed; no longer asked. */
const over = new WeakSet<Db['read']>()

const FirstStepName = builder.enumType('FirstStepName', { values: firstSteps })

const FirstStepType = builder.objectRef<FirstStep>('FirstStep').implement({
  fields: (t) => ({ name: t.expose('name', { type: FirstStepName }), done: t.exposeBoolean('done') }),
})

builder.objectField(Admin, 'firstSteps', (t) =>
  t.field({
    type: [FirstStepType],
    authScopes: { REGLAGES: true },
    nullable: true,
    description: 'Set-up steps of a new site; null once all are done or dismissed.',
    resolve: (_admin, _args, { db, whole }) => open(db, whole),
  }),
)

async function open(db: Db, whole: Db): Promise<FirstStep[] | null> {
  if (over.has(whole.read)) return null
  const steps = await readFirstSteps(db.read)
  if (steps?.some(({ done }) => !done)) return steps
  over.add(whole.read)
  return null
}

const HideFirstStepsPayload = builder.objectRef<object>('HideFirstStepsPayload').implement({
  fields: (t) => ({ admin: t.field({ type: Admin, resolve: () => adminRoot }) }),
})

const HideFirstStepsResult = builder.errorUnion('HideFirstStepsResult', {
  types: [HideFirstStepsPayload, ForbiddenError],
  resolveType: () => 'HideFirstStepsPayload',
})

const TestEmailPayload = builder.objectRef<TestEmail>('TestEmailPayload').implement({
  fields: (t) => ({
    accepted: t.exposeBoolean('accepted', { description: 'True: the SMTP server accepted the e-mail.' }),
    answer: t.exposeString('answer', {
      description: 'Answer of the SMTP server, or why it was not reached.',
    }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const TestEmailResult = builder.errorUnion('TestEmailResult', {
  types: [TestEmailPayload, ForbiddenError, RateLimitError],
  resolveType: () => 'TestEmailPayload',
})

builder.mutationFields((t) => ({
  hideFirstSteps: t.field({
    type: HideFirstStepsResult,
    description: 'Dismisses the list of first steps, for all accounts and for good.',
    resolve: async (_root, _args, { db }) => {
      await db.transaction(hideFirstSteps)
      return {}
    },
  }),
  sendTestEmail: t.field({
    type: TestEmailResult,
    description:
      'Sends a test e-mail to the signed-in account’s address, and answers what the SMTP server says.',
    resolve: async (_root, _args, { auth, db, visitor }) => {
      if (!visitor.account) throw unauthenticated()
      const sent = await auth.sendTestEmail(visitor.account)
      if (sent.accepted) await db.transaction(noteEmailTested)
      return sent
    },
  }),
}))

import { Account } from '../accounts/account.ts'
import { builder } from '../builder.ts'
import { rights, rightsOf } from './roles.ts'

const Droit = builder.enumType('Droit', {
  description: 'What a role may allow. Reading content is no right: every account that signs in has it.',
  values: rights,
})

builder.objectField(Account, 'peut', (t) =>
  t.field({
    type: [Droit],
    nullable: true,
    description:
      'What the role of the signed-in account allows, to this session or token; null for other accounts. A READ token only sees what a right shows.',
    resolve: ({ id }, _args, { visitor }) => (visitor.account?.id === id ? [...rightsOf(visitor)] : null),
  }),
)

import { builder } from './builder.ts'
import { ContentOrderEnum } from './execution/connection.ts'

/** The root of the back office. */
export interface AdminRoot {
  root: 'admin'
}

export const adminRoot: AdminRoot = { root: 'admin' }
export const Admin = builder.objectRef<AdminRoot>('Admin')

builder.node(Admin, {
  description: 'Everything, for signed-in administrators. Each content type adds its own list.',
  authScopes: { administrator: true },
  id: { resolve: ({ root }) => root },
  loadManyWithoutCache: (ids: string[], { visitor }) =>
    ids.map((id) => (visitor.account && id === adminRoot.root ? adminRoot : null)),
  fields: (t) => ({
    sendsMail: t.boolean({
      description:
        'False: no e-mail is set up; nobody is told of what comes in, and no password is found again by mail.',
      resolve: (_admin, _args, { sendsMail }) => sendsMail,
    }),
    takesFiles: t.boolean({
      description:
        'False: the disk is so full that pictures and documents are refused; messages without them go on.',
      resolve: (_admin, _args, { files }) => files.takesFiles(),
    }),
    timeZone: t.string({
      description: 'In which staff plan and read moments: Africa/Abidjan, …',
      resolve: (_admin, _args, { timeZone }) => timeZone,
    }),
  }),
})

builder.queryField('admin', (t) =>
  t.field({ type: Admin, nullable: true, authScopes: { administrator: true }, resolve: () => adminRoot }),
)

/** The arguments of every list of the back office, beside Relay's. */
export function adminListArgs() {
  return builder.args((t) => ({
    skip: t.int({ description: 'Items to pass over, with `first`.' }),
    status: t.boolean(),
    search: t.string({ description: 'A part of any text of the item, accents and case aside.' }),
    trashed: t.boolean({ description: 'The trash instead of the list.' }),
    order: t.field({ type: ContentOrderEnum }),
  }))
}

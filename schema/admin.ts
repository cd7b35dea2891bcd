import { builder } from './builder.ts'
import { ContentOrderEnum } from './execution/connection.ts'

/** Root of the back office. */
export interface AdminRoot {
  root: 'admin'
}

export const adminRoot: AdminRoot = { root: 'admin' }
export const Admin = builder.objectRef<AdminRoot>('Admin')

builder.node(Admin, {
  description:
    'The back office: all data that the role of the signed-in account shows. Each content type adds its own list.',
  authScopes: { administrator: true },
  id: { resolve: ({ root }) => root },
  loadManyWithoutCache: (ids: string[], { visitor }) =>
    ids.map((id) => (visitor.account && id === adminRoot.root ? adminRoot : null)),
  fields: (t) => ({
    sendsMail: t.boolean({
      description: 'False: no e-mail is set up, so there are no notices and no password links by e-mail.',
      resolve: (_admin, _args, { sendsMail }) => sendsMail,
    }),
    takesFiles: t.boolean({
      description:
        'False: the disk is nearly full, and files are refused; messages without files are still accepted.',
      resolve: (_admin, _args, { files }) => files.takesFiles(),
    }),
    timeZone: t.string({
      description: 'Time zone in which staff plan and read moments, such as Africa/Abidjan.',
      resolve: (_admin, _args, { timeZone }) => timeZone,
    }),
  }),
})

builder.queryField('admin', (t) =>
  t.field({ type: Admin, nullable: true, authScopes: { administrator: true }, resolve: () => adminRoot }),
)

/** Arguments of every list of the back office, beside Relay's. */
export function adminListArgs() {
  return builder.args((t) => ({
    skip: t.int({ description: 'Number of items to skip, with `first`.' }),
    status: t.boolean(),
    search: t.string({ description: 'Substring of any text of the item, ignoring accents and case.' }),
    trashed: t.boolean({ description: 'True: lists the trash instead.' }),
    order: t.field({ type: ContentOrderEnum }),
  }))
}

import { Admin, adminListArgs } from '../admin.ts'
import { builder } from '../builder.ts'
import { adminConnection, firstItems } from '../execution/connection.ts'
import { Message, MessageType } from './messageInterface.ts'
import { idListLimit, mostAtOnce } from '../content/states.ts'
import { ContentStats, statsOfList } from '../content/stats.ts'

function filterArgs() {
  return builder.args((t) => ({
    type: t.field({ type: MessageType, required: true }),
    lu: t.boolean({ description: 'Only read, or only unread, messages.' }),
    everywhere: t.boolean({
      description: 'True: inbox, filed and trash together; `trashed` is then ignored.',
    }),
    ...adminListArgs(),
  }))
}

/** One list for the inbox, whichever of the three types it shows. */
builder.objectField(Admin, 'messages', (t) =>
  t.connection(
    {
      type: Message,
      authScopes: { MESSAGES: true },
      args: filterArgs(),
      resolve: (_admin, { type, everywhere, trashed, ...args }, context, info) =>
        adminConnection(context, type, { ...args, trashed: everywhere ? 'both' : trashed }, info),
    },
    {
      name: 'AdminMessagesConnection',
      fields: (c) => ({
        stats: c.field({
          type: ContentStats,
          resolve: (list, args, context) => statsOfList(list.table)(list, args, context),
        }),
      }),
    },
    { name: 'MessageEdge' },
  ),
)

builder.objectField(Admin, 'everyMessage', (t) => {
  const { skip: _, ...args } = filterArgs()
  return t.field({
    type: [Message],
    authScopes: { MESSAGES: true },
    extensions: idListLimit,
    description: `The first ${mostAtOnce} messages that \`messages\` finds, unpaged, for acts on several items.`,
    args,
    resolve: (_admin, { type, everywhere, trashed, ...filters }, context) =>
      firstItems(context, type, { ...filters, trashed: everywhere ? 'both' : trashed }, mostAtOnce),
  })
})

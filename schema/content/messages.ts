import { Admin, adminListArgs } from '../admin.ts'
import { builder } from '../builder.ts'
import { adminConnection } from '../connection.ts'
import { Message, MessageType } from './Message.ts'
import { ContentStats, statsOfList } from './stats.ts'

/** One list for the inbox, whichever of the three it shows. */
builder.objectField(Admin, 'messages', (t) =>
  t.connection(
    {
      type: Message,
      args: {
        type: t.arg({ type: MessageType, required: true }),
        lu: t.arg.boolean({ description: 'Read, or not. Counted to 1,000.' }),
        everywhere: t.arg.boolean({
          description: 'In the inbox, filed and in the trash alike; `trashed` then says nothing.',
        }),
        ...adminListArgs(),
      },
      resolve: (_admin, { type, everywhere, trashed, ...args }, context) =>
        adminConnection(context, type, { ...args, trashed: everywhere ? 'both' : trashed }),
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

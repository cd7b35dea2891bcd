import type { ContentItem } from '../../db/content/contentStore.ts'
import type { MessageTable } from '../../db/tables.ts'
import { dependsOnColumns } from '../execution/selectedColumns.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { typeNames } from '../content/globalId.ts'
import { PhoneLink, phoneLink } from '../content/fields/phone.ts'

export const Message = builder.interfaceRef<ContentItem<MessageTable>>('Message').implement({
  description: 'A message from a visitor: a message, a quote request or an application.',
  interfaces: [builder.nodeInterfaceRef(), Content],
  resolveType: (row) => typeNames[row.table],
  fields: (t) => ({
    nom: t.exposeString('nom'),
    email: t.exposeString('email', { nullable: true }),
    telephone: t.exposeString('telephone', { nullable: true }),
    telephoneLink: t.field({
      type: PhoneLink,
      nullable: true,
      extensions: dependsOnColumns('telephone'),
      resolve: (row) => phoneLink(row.telephone),
    }),
    lu: t.exposeBoolean('lu', { description: 'True: read by somebody of the staff.' }),
  }),
})

export const MessageType = builder.enumType('MessageType', {
  values: {
    CONTACT: { value: 'contact' },
    DEVIS: { value: 'devis' },
    CARRIERE: { value: 'carriere' },
  } as const satisfies { [T in MessageTable as Uppercase<T>]: { value: T } },
})

import type { ContentItem } from '../../db/content/contentStore.ts'
import { builder } from '../builder.ts'
import { Content } from './contentInterface.ts'
import { typeNames } from './contentType.ts'

/** The types that visitors may read; their fields are those of `Content`, which keeps them for the clients there are. */
export const Publishable = builder.interfaceRef<ContentItem>('Publishable').implement({
  description:
    'An item that can be put on line: its draft, plan and preview links. Messages are Content, and never Publishable.',
  interfaces: [builder.nodeInterfaceRef(), Content],
  resolveType: (row) => typeNames[row.table],
})

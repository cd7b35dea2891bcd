import type { ContentItem } from '../../db/content/contentStore.ts'
import { builder } from '../builder.ts'
import { Content } from './contentInterface.ts'
import { typeNames } from './globalId.ts'

/** Interface of the types that visitors may read. Its fields stay on `Content` as well, for existing clients. */
export const Publishable = builder.interfaceRef<ContentItem>('Publishable').implement({
  description:
    'Content that can be put on line, and so has a draft, a plan and preview links: all types but messages.',
  interfaces: [builder.nodeInterfaceRef(), Content],
  resolveType: (row) => typeNames[row.table],
})

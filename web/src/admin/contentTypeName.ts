import type { MessageType } from '../__generated__/DashboardPageQuery.graphql.ts'
import type { item_content$data } from '../__generated__/item_content.graphql.ts'
import type { ContentName } from '../__generated__/ListePageQuery.graphql.ts'

/** What staff write; messages have their box on the dashboard. */
export type ContentTypeName = Exclude<ContentName, MessageType>

/** The types that have an editor. */
export type Typename = Exclude<keyof item_content$data, ' $fragmentType' | 'common'>

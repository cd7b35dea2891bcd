import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada'
import type { introspection } from './__generated__/introspection.d.ts'

/** Reads a document, and types its result and variables by `schema/schema.graphql`. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { ID: string; DateTime: string; Upload: File }
}>()

export type { ResultOf } from 'gql.tada'
export type Document<Result, Variables> = TadaDocumentNode<Result, Variables>
export type Fragment<Result> = TadaDocumentNode<Result, never, unknown>

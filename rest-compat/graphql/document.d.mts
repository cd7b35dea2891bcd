import type { initGraphQLTada } from 'gql.tada'
import type { introspection } from '../__generated__/introspection.d.ts'
import type { FormFile } from '../bodies/multipart.ts'

interface Setup {
  introspection: introspection
  disableMasking: true
  scalars: { ID: string; DateTime: string; Upload: FormFile }
}

/** Reads a document, and types its result and variables by `schema/schema.graphql`. */
export const graphql: ReturnType<typeof initGraphQLTada<Setup>>

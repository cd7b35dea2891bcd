import { graphql, useFragment } from 'react-relay'
import type { usePersonnes_admin$key } from '../../__generated__/usePersonnes_admin.graphql.ts'

/** The people among whom a list can be narrowed; nobody for those who see no accounts. */
export function usePersonnes(admin: usePersonnes_admin$key | null | undefined) {
  const found = useFragment<usePersonnes_admin$key>(
    graphql`
      fragment usePersonnes_admin on Admin
      @argumentDefinitions(comptes: { type: "Boolean!", provider: "./comptes.relayprovider" }) {
        accounts(first: 100) @include(if: $comptes) {
          edges {
            node {
              id
              nom
            }
          }
        }
      }
    `,
    admin ?? null,
  )
  return found?.accounts?.edges.map(({ node }) => node) ?? []
}

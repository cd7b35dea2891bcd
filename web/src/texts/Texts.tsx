import { type ReactNode, use, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { pays } from '../../../schema/content/fields/adresse.ts'
import { officeOf } from '../lieux/bureau.ts'
import type { Texts_site$key } from '../__generated__/Texts_site.graphql.ts'
import { TextsContext } from './texts.ts'

/** Gives all below the firm’s own texts of a page, and of all pages. */
export function Texts({ site, children }: { site: Texts_site$key; children: ReactNode }) {
  const { texts, entreprise } = useFragment(
    graphql`
      fragment Texts_site on Site @argumentDefinitions(page: { type: "String!" }) {
        texts(page: $page) {
          key
          value
        }
        entreprise {
          nom
          ...bureau_entreprise
        }
      }
    `,
    site,
  )
  const { nom } = entreprise
  const { situe, ville } = officeOf(entreprise)
  // A preview lays what is being written over what is published.
  const { published: typed } = use(TextsContext)
  const known = useMemo(
    () => ({
      published: new Map([...texts.map(({ key, value }) => [key, value] as const), ...typed]),
      common: { nom, situe, ville: ville ?? pays },
    }),
    [texts, typed, nom, situe, ville],
  )
  return <TextsContext value={known}>{children}</TextsContext>
}

import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Texts } from '../../../texts/Texts.tsx'
import type { TextesDePageQuery } from '../../../__generated__/TextesDePageQuery.graphql.ts'

interface TextesDePageProps {
  /** Name of the page in the catalogue of texts. */
  page: string
  children: ReactNode
}

/** Gives a preview the firm’s own texts of a page, as the page itself has them. */
export function TextesDePage({ page, children }: TextesDePageProps) {
  const { site } = useLazyLoadQuery<TextesDePageQuery>(
    graphql`
      query TextesDePageQuery($page: String!) {
        site {
          ...Texts_site @arguments(page: $page)
        }
      }
    `,
    { page },
  )
  return <Texts site={site}>{children}</Texts>
}

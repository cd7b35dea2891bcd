import { graphql, useFragment } from 'react-relay'
import type { Telephone_lien$key } from '../__generated__/Telephone_lien.graphql.ts'

/** A number as the server writes it, linked where it can be called. */
export function Telephone({ lien, className }: { lien: Telephone_lien$key; className?: string | undefined }) {
  const { text, href } = useFragment(
    graphql`
      fragment Telephone_lien on PhoneLink {
        text
        href
      }
    `,
    lien,
  )
  // A number does not break between its pairs.
  const unbroken = text.replaceAll(' ', '\u00a0')
  return href ? (
    <a className={className} href={href}>
      {unbroken}
    </a>
  ) : (
    <span className={className}>{unbroken}</span>
  )
}

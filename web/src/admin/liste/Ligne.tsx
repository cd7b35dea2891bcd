import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import { Image } from '../../ui/Image.tsx'
import type { Image_image$key } from '../../ui/__generated__/Image_image.graphql.ts'
import type { Ligne_content$key } from './__generated__/Ligne_content.graphql.ts'
import { adresseAvec } from './filtre.ts'

interface LigneProps {
  content: Ligne_content$key
  libelle: string
  /** What tells it from its like; empty ones are left out. */
  details: readonly (string | number | null | undefined)[]
  image?: Image_image$key | null
}

/** One item: what it is, its state, and what can be done with it. */
export function Ligne({ content, libelle, details, image }: LigneProps) {
  const item = useFragment(
    graphql`
      fragment Ligne_content on Content {
        id
        databaseId
        status
        softdelete
      }
    `,
    content,
  )
  const { search } = usePageLocation()
  return (
    <>
      {image && <Image image={image} sizes="4rem" alt="" />}
      <a href={adresseAvec(search, { modifier: String(item.databaseId) })}>{libelle}</a>
      {details.filter(Boolean).join(' · ')}
      {item.status ? 'Publié' : 'Hors ligne'}
    </>
  )
}

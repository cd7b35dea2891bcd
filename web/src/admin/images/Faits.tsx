import { graphql, useFragment } from 'react-relay'
import type { Faits_media$key } from '../../__generated__/Faits_media.graphql.ts'
import { fileSize } from '../../ui/fileSize.ts'
import { Moment } from '../Moment.tsx'

/** What is known of a file of the library, in a few sentences. */
export function Faits({ media }: { media: Faits_media$key }) {
  const { image, size, takenAt, addedAt, addedBy, keptUntil, isUsed } = useFragment(
    graphql`
      fragment Faits_media on Media {
        size
        takenAt
        addedAt
        addedBy
        keptUntil
        isUsed
        image {
          width
          height
        }
      }
    `,
    media,
  )
  return (
    <>
      {image && `${image.width}\u00a0×\u00a0${image.height}\u00a0pixels`}
      {image && ', '}
      {typeof size === 'number' && `${fileSize(size)}, `}
      {'ajouté '}
      <Moment date={addedAt} isWhole />
      {addedBy && ` par ${addedBy}`}
      {takenAt && (
        <>
          {', pris '}
          <Moment date={takenAt} isWhole />
        </>
      )}
      {'. '}
      {!isUsed && keptUntil && (
        <>
          Inutilisé, il disparaîtra <Moment date={keptUntil} isWhole />.
        </>
      )}
    </>
  )
}

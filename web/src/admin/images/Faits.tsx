import { graphql, useFragment } from 'react-relay'
import type { Faits_media$key } from '../../__generated__/Faits_media.graphql.ts'
import { fileSize } from '../../ui/fileSize.ts'
import { Moment } from '../Moment.tsx'

/** What is known of a file of the library, in a few sentences. */
export function Faits({ media }: { media: Faits_media$key }) {
  const { image, size, sent, takenAt, addedAt, addedBy, keptUntil, isUsed } = useFragment(
    graphql`
      fragment Faits_media on Media {
        size
        sent {
          width
          height
          isAnimated
          colourSpace
        }
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
      {image && `${pixels(sent ?? image)}, `}
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
      {image && sent && shownText(image, sent)}
      {!isUsed && keptUntil && (
        <>
          Inutilisé, il disparaîtra <Moment date={keptUntil} isWhole />.
        </>
      )}
    </>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

function pixels({ width, height }: Size): string {
  return `${width}\u00a0×\u00a0${height}\u00a0pixels`
}

/** What is shown of a picture, where that is not what was sent. */
function shownText(
  shown: Size,
  sent: Size & { readonly isAnimated: boolean; readonly colourSpace?: string | null | undefined },
): string {
  return [
    shown.width < sent.width ? `Il est montré en ${pixels(shown)}. ` : '',
    sent.isAnimated ? 'C’est une animation\u00a0: sa première image est montrée. ' : '',
    sent.colourSpace ? `Ses couleurs sont converties de ${sent.colourSpace} en sRGB. ` : '',
  ].join('')
}

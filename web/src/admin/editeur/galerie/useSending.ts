import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { stopUpload } from '../../../relay/upload.ts'
import { useLeaveWarning } from '../brouillon/useDraft.ts'
import { PhotoError, readPhoto } from '../photo/readPhoto.ts'
import { useBeforeSave } from '../saving/beforeSave.ts'
import type { GalleryPicture } from './galleryFrom.ts'
import { isComing, PictureQueue, RefusedPicture, type Sending } from './sending.ts'
import { sendPicture } from './sendPicture.ts'

/** Pictures that are being sent for a gallery, and those that could not be. A save does not wait for them; leaving asks. */
export function useSending(
  pictures: readonly GalleryPicture[],
  onTake: (picture: GalleryPicture, later: ReadonlySet<string>) => void,
): { queue: PictureQueue; sendings: readonly Sending[]; coming: number } {
  const environment = useRelayEnvironment()
  const [queue] = useState(() => new PictureQueue())
  useLayoutEffect(() =>
    queue.workBy({
      read: previewOf,
      send: (file, onProgress) => sendPicture(environment, file, onProgress),
      stop: stopUpload,
      take(picture, later) {
        if (pictures.some(({ media }) => media === picture.media))
          throw new RefusedPicture('Cette image est déjà dans la galerie.', false)
        onTake(picture, later)
      },
    }),
  )
  useEffect(() => queue.start(), [queue])
  const sendings = useSyncExternalStore(queue.subscribe, queue.sendings)
  const coming = sendings.filter(isComing).length
  useBeforeSave(coming > 0 ? () => Promise.resolve(true) : null, coming)
  useLeaveWarning(coming > 0)
  return { queue, sendings, coming }
}

async function previewOf(file: File): Promise<string> {
  try {
    return (await readPhoto(file)).adresse
  } catch (reason) {
    if (!(reason instanceof PhotoError)) throw reason
    throw new RefusedPicture(reason.message, false)
  }
}

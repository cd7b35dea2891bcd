import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { giveUpUpload } from '../../relay/resumableUpload.ts'
import { stopUpload } from '../../relay/upload.ts'
import { useLeaveWarning } from '../editeur/brouillon/useDraft.ts'
import { useBeforeSave } from '../editeur/saving/beforeSave.ts'
import { FileQueue, isComing, type Sending, type Work } from './FileQueue.ts'
import { sendFile } from './sendFile.ts'

/** Files that are being sent to the library, and those that could not be. A save does not wait for them; leaving asks. */
export function useSending({ read, take }: Pick<Work, 'read' | 'take'>): {
  queue: FileQueue
  sendings: readonly Sending[]
  coming: number
} {
  const environment = useRelayEnvironment()
  const [queue] = useState(() => new FileQueue())
  useLayoutEffect(() =>
    queue.workBy({
      read,
      send: (file, onProgress) => sendFile(environment, file, onProgress),
      stop: stopUpload,
      giveUp: giveUpUpload,
      take,
    }),
  )
  useEffect(() => queue.start(), [queue])
  const sendings = useSyncExternalStore(queue.subscribe, queue.sendings)
  const coming = sendings.filter(isComing).length
  useBeforeSave(coming > 0 ? () => Promise.resolve(true) : null, coming)
  useLeaveWarning(coming > 0)
  return { queue, sendings, coming }
}

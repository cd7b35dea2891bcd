import { useEffect, useState } from 'react'
import { readPhoto, type PhotoPreview } from './readPhoto.ts'

/** A chosen picture as it can be shown; null until it is read. */
export function usePicturePreview(file: File | null): PhotoPreview | null {
  const [read, setRead] = useState<{ file: File; preview: PhotoPreview } | null>(null)
  useEffect(() => {
    if (!file) return
    let isCurrent = true
    readPhoto(file).then(
      (preview) => isCurrent && setRead({ file, preview }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return read && read.file === file ? read.preview : null
}

import { useEffect, useState } from 'react'
import { readPhoto, type PhotoPreview } from './readPhoto.ts'

/** A chosen picture as it can be shown; null until it is read. */
export function usePicturePreview(fichier: File | null): PhotoPreview | null {
  const [lue, setLue] = useState<{ de: File; apercue: PhotoPreview } | null>(null)
  useEffect(() => {
    if (!fichier) return
    let suivi = true
    readPhoto(fichier).then(
      (apercue) => suivi && setLue({ de: fichier, apercue }),
      () => {},
    )
    return () => {
      suivi = false
    }
  }, [fichier])
  return lue && lue.de === fichier ? lue.apercue : null
}

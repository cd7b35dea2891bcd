import { useEffect, useState } from 'react'
import { lirePhoto, type Apercue } from './lirePhoto.ts'

/** A chosen picture as it can be shown; null until it is read. */
export function usePicturePreview(fichier: File | null): Apercue | null {
  const [lue, setLue] = useState<{ de: File; apercue: Apercue } | null>(null)
  useEffect(() => {
    if (!fichier) return
    let suivi = true
    lirePhoto(fichier).then(
      (apercue) => suivi && setLue({ de: fichier, apercue }),
      () => {},
    )
    return () => {
      suivi = false
    }
  }, [fichier])
  return lue && lue.de === fichier ? lue.apercue : null
}

import { useEffect, useRef, useState } from 'react'
import {
  cleBrouillon,
  garderBrouillon,
  lireBrouillon,
  oublierBrouillon,
  type Brouillon,
} from './brouillon.ts'
import type { Formulaire } from './useFormulaire.ts'

interface Brouillons {
  /** Found when the form was opened, and not answered yet. */
  trouve: Brouillon | null
  reprendre(): void
  abandonner(): void
  /** There is nothing to keep any more. */
  oublier(): void
}

/** Keeps what is typed until it is saved, and offers it again. */
export function useBrouillon(compte: string, type: string, formulaire: Formulaire): Brouillons {
  const { element, avant, valeurs, modifies } = formulaire
  const cle = cleBrouillon(compte, type, element?.id ?? null)
  const [trouve, setTrouve] = useState(() => lireBrouillon(cle))
  const garder = useRef(() => {})
  // Another tab may have its own draft of the same item: only what this one has written or taken up is its to erase.
  const aNous = useRef(false)

  function oublierLeNotre(): void {
    if (aNous.current) oublierBrouillon(cle)
    aNous.current = false
  }

  useEffect(() => {
    // Until the reader has answered, the draft that was found is the one to keep.
    garder.current = () => {
      if (trouve) return
      if (garderBrouillon(cle, avant, valeurs, modifies)) aNous.current = true
      else oublierLeNotre()
    }
    const attente = setTimeout(() => garder.current(), 300)
    return () => clearTimeout(attente)
  })

  useEffect(() => {
    const maintenant = () => garder.current()
    window.addEventListener('pagehide', maintenant)
    return () => {
      window.removeEventListener('pagehide', maintenant)
      maintenant()
    }
  }, [])

  const nombre = modifies.length
  useEffect(() => {
    if (nombre === 0) return
    const avertir = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', avertir)
    return () => window.removeEventListener('beforeunload', avertir)
  }, [nombre])

  return {
    trouve,
    reprendre() {
      if (trouve) formulaire.reprendre(trouve.champs)
      aNous.current = true
      setTrouve(null)
    },
    abandonner() {
      oublierBrouillon(cle)
      setTrouve(null)
    },
    oublier() {
      garder.current = () => {}
      oublierLeNotre()
    },
  }
}

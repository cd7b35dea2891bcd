import { useEffect } from 'react'
import { pushStep } from '../../router/steps.ts'

interface Garde {
  adresse: string
  peutPartir(): boolean
}

let garde: Garde | null = null

/** Takes a step through the history back where the open editor may not be left yet. To be heard before the router. */
export function retenir(event: PopStateEvent): void {
  if (!garde || location.href === garde.adresse || garde.peutPartir()) return
  event.stopImmediatePropagation()
  pushStep(garde.adresse)
}

/** Asks the open editor before a step back leaves it. */
export function useStepBack(peutPartir: () => boolean): void {
  useEffect(() => {
    const mienne = { adresse: location.href, peutPartir }
    garde = mienne
    return () => {
      if (garde === mienne) garde = null
    }
  })
}

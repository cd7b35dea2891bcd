import { useEffect } from 'react'
import { pushStep } from '../../../router/steps.ts'

interface Garde {
  adresse: string
  peutPartir(): boolean
}

let garde: Garde | null = null

/** Takes a step through the history back where the open editor may not be left yet. To be heard before the router. */
export function retenir(event: PopStateEvent): void {
  if (!garde || estOuvert(garde.adresse) || garde.peutPartir()) return
  event.stopImmediatePropagation()
  pushStep(garde.adresse)
}

/** Whether the editor stays where one is now: what opens over it has a step of its own. */
function estOuvert(adresse: string): boolean {
  const [ici, la] = [new URL(location.href), new URL(adresse)]
  const memes = ['creer', 'modifier'].every((nom) => ici.searchParams.get(nom) === la.searchParams.get(nom))
  return (
    memes && ici.pathname === la.pathname && (la.searchParams.has('creer') || la.searchParams.has('modifier'))
  )
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

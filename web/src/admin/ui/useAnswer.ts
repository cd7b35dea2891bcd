import { useState } from 'react'
import { aucun, refusOfFailure, type Refus } from './refusDuServeur.ts'

/** What came of asking the server. */
export interface Answer {
  refus: Refus
  /** What was done, for people. */
  fait: string
  isAsking: boolean
}

/** Asks the server, and keeps what it said. `ask` never fails: what goes wrong becomes a sentence. */
export function useAnswer() {
  const [answer, setAnswer] = useState<Answer>({ refus: aucun, fait: '', isAsking: false })

  /** True where it was done. One asks once at a time. */
  async function ask(send: () => Promise<Refus | null>, fait = ''): Promise<boolean> {
    if (answer.isAsking) return false
    setAnswer({ refus: aucun, fait: '', isAsking: true })
    const refus = await send().catch(refusOfFailure)
    setAnswer({ refus: refus ?? aucun, fait: refus ? '' : fait, isAsking: false })
    return refus === null
  }
  return { answer, ask }
}

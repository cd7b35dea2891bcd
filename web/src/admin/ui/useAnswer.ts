import { useState } from 'react'
import { noRefusal, refusalOfFailure, type Refusal } from './serverRefusal.ts'

/** What came of asking the server. */
export interface Answer {
  refusal: Refusal
  /** What was done, for people. */
  fait: string
  isAsking: boolean
}

/** Asks the server, and keeps what it said. `ask` never fails: what goes wrong becomes a sentence. */
export function useAnswer() {
  const [answer, setAnswer] = useState<Answer>({ refusal: noRefusal, fait: '', isAsking: false })

  /** True where it was done. One asks once at a time. */
  async function ask(send: () => Promise<Refusal | null>, fait = ''): Promise<boolean> {
    if (answer.isAsking) return false
    setAnswer({ refusal: noRefusal, fait: '', isAsking: true })
    const refusal = await send().catch(refusalOfFailure)
    setAnswer({ refusal: refusal ?? noRefusal, fait: refusal ? '' : fait, isAsking: false })
    return refusal === null
  }
  return { answer, ask }
}

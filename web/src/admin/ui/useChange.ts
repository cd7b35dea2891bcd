import { announceError } from '../messages/announcements.ts'
import { type Refusal, refusalOfFailure } from './serverRefusal.ts'
import { useAnswer } from './useAnswer.ts'

/** Changes a list at a press of a button, one change at a time; what stands against it is said over the page. */
export function useChange(onChange: () => void) {
  const { ask, answer } = useAnswer()
  async function change(send: () => Promise<Refusal | null>): Promise<boolean> {
    const isDone = await ask(async () => {
      const refusal = await send().catch(refusalOfFailure)
      if (refusal) announceError([refusal.general ?? [], Object.values(refusal.fields)].flat().join(' '))
      return refusal
    })
    if (isDone) onChange()
    return isDone
  }
  return { change, isChanging: answer.isAsking }
}

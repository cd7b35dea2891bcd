import { startError } from '../../db/connection/startError.ts'

/** Finding of one examination, in French: all is well, a note, or a fault. */
export interface Finding {
  level: 'ok' | 'note' | 'wrong'
  text: string
}

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const note = (text: string): Finding => ({ level: 'note', text })
export const wrong = (text: string): Finding => ({ level: 'wrong', text })

/** What is wrong with something where it throws, and else what it finds. */
export async function findingsOf(look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [wrong(startError(error, (why) => why).message)]
  }
}

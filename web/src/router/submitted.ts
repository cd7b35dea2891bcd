import { createContext } from 'react'

/** A form that the server was sent without a script and has not taken. */
export interface SubmittedForm {
  /** Status of the answer: it says why the form was refused. */
  status: number
  input: Record<string, string>
  messages: Record<string, string>
  /** Seconds to wait, where that is the reason. */
  retryAfter?: number | undefined
}

/** What the first page answers to, until it is left. */
export const SubmittedFormContext = createContext<SubmittedForm | null>(null)

import { createContext, use, useEffect } from 'react'

/** Work that a field has to finish before its value counts. False stops the save: the field says why. */
export type Finish = () => Promise<boolean>

/** Adds work that each save of the form waits for, until the returned function is called. */
export type Register = (finish: Finish) => () => void

export const BeforeSave = createContext<Register>(() => () => {})

/** Has each save of the form wait for `finish`; null while there is nothing to wait for. */
export function useBeforeSave(finish: Finish | null): void {
  const register = use(BeforeSave)
  useEffect(() => (finish ? register(finish) : undefined))
}

import { createContext, use, useEffect } from 'react'

/** Work that a field has to finish before its value counts. False stops the save: the field says why. */
export type Finish = () => Promise<boolean>

/** Adds work that each save of the form waits for, until the returned function is called; `coming` files it does not wait for. */
export type Register = (finish: Finish, coming?: number) => () => void

export const BeforeSave = createContext<Register>(() => () => {})

/** Has each save of the form wait for `finish`; null while there is nothing to wait for. The form knows of `coming` files that come after it. */
export function useBeforeSave(finish: Finish | null, coming = 0): void {
  const register = use(BeforeSave)
  useEffect(() => (finish ? register(finish, coming) : undefined))
}

import { useEffect, useState } from 'react'

/** A text that is being written. */
export interface TypedText {
  value: string
  /** Version of the text that it is to take the place of, as its writer saw it. */
  version: number
}

/** Texts that are being written, by key: they stay with the tab, whatever page of the back office one goes to meanwhile. */
export interface TypedTexts {
  all: ReadonlyMap<string, TypedText>
  /** Keeps what is written. The version is that of the first letter, until `sees` tells that a later one was shown. */
  write(key: string, value: string, version: number): void
  sees(key: string, version: number): void
  /** Forgets what was written; with `sent`, only where nothing has been written since that was sent. */
  forget(key: string, sent?: string): void
}

const place = 'textes'

export function useTypedTexts(): TypedTexts {
  const [all, setAll] = useState(readKept)
  useEffect(() => keep(all), [all])
  return {
    all,
    write: (key, value, version) =>
      setAll((before) => new Map(before).set(key, { value, version: before.get(key)?.version ?? version })),
    sees: (key, version) =>
      setAll((before) => {
        const one = before.get(key)
        return one ? new Map(before).set(key, { ...one, version }) : before
      }),
    forget: (key, sent) =>
      setAll((before) => {
        const one = before.get(key)
        if (!one || (sent !== undefined && one.value !== sent)) return before
        return new Map([...before].filter(([other]) => other !== key))
      }),
  }
}

/** A browser that keeps nothing for this site throws at each touch. */
function keep(all: ReadonlyMap<string, TypedText>): void {
  try {
    if (all.size > 0) sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(all)))
    else sessionStorage.removeItem(place)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function readKept(): ReadonlyMap<string, TypedText> {
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(sessionStorage.getItem(place) ?? '{}'))
    return new Map(
      Object.entries(kept).flatMap(([key, one]): [string, TypedText][] => {
        const { value, version }: Record<string, unknown> = Object(one)
        return typeof value === 'string' && typeof version === 'number' ? [[key, { value, version }]] : []
      }),
    )
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof SyntaxError)) throw error
    return new Map()
  }
}

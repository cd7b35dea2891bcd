import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

export interface Sought<Response> {
  /** What was sought when this was found. */
  texte: string
  /** Null before the first answer, and where there is none. */
  found: Response | null
  /** The server could not be asked. */
  isLost: boolean
}

/** Pause after the last key, before the server is asked. */
const pauseMs = 120

/**
 * Asks for what is sought each time that it changes; what was found last stays until the next is there. `variablesOf` is
 * the same function as long as it answers the same: null where there is nothing to ask.
 */
export function useSought<Query extends OperationType>(
  query: GraphQLTaggedNode,
  texte: string,
  variablesOf: (texte: string) => Query['variables'] | null,
): Sought<Query['response']> {
  const environment = useRelayEnvironment()
  const [sought, setSought] = useState<Sought<Query['response']>>({ texte: '', found: null, isLost: false })
  useEffect(() => {
    const variables = variablesOf(texte)
    if (!variables) return setSought({ texte, found: null, isLost: false })
    let asked: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      asked = fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
        next: (found) => setSought({ texte, found, isLost: false }),
        error: () => setSought({ texte, found: null, isLost: true }),
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asked?.unsubscribe()
    }
  }, [environment, query, texte, variablesOf])
  return sought
}

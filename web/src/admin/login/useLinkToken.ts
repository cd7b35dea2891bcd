import { useEffect, useState } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { replaceStep } from '../../router/steps.ts'

/**
 * What a link that works once carries under `nom`: behind `#`, which no server and no log is told, or in its query, as on this
 * machine alone. It is taken out of the address at once; null where there is none, and for the first moment.
 */
export function useLinkToken(nom: string): string | null {
  const { search } = usePageLocation()
  const [jeton, setJeton] = useState(() => new URLSearchParams(search).get(nom))
  useEffect(() => {
    function takeToken(): void {
      const found = new URLSearchParams(location.hash.slice(1)).get(nom)
      if (found === null) return
      setJeton(found)
      replaceStep(location.pathname + location.search)
    }
    takeToken()
    // A link that is opened where its page stands already changes the hash alone.
    addEventListener('hashchange', takeToken)
    return () => removeEventListener('hashchange', takeToken)
  }, [nom])
  return jeton
}

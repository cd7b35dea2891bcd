import { useEffect } from 'react'
import { usePageLocation } from './location.ts'
import { useServerResponse } from './response.ts'

/** Leads for good to another address: 301 from the server, a replaced history entry in the browser. */
export function Redirect({ to }: { to: string }) {
  const response = useServerResponse()
  const { navigate } = usePageLocation()
  if (response) {
    response.status = 301
    response.location = to
  }
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

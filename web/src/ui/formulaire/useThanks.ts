import { usePageLocation } from '../../router/location.ts'
import { useServerResponse } from '../../router/response.ts'

/** The form's page as it says thanks: `?merci=` and a reference, where there is one. Null while it is to be filled in. */
export function useThanks(): string | null {
  const { search } = usePageLocation()
  const reference = new URLSearchParams(search).get('merci')
  const response = useServerResponse()
  if (response && reference !== null) response.isPrivate = true
  return reference
}

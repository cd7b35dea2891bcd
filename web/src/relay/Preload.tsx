import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type PreloadedQuery, useQueryLoader } from 'react-relay'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'

interface PreloadProps<Query extends OperationType> {
  request: PreloadableConcreteRequest<Query>
  variables: Query['variables']
  /** When it changes, the data are asked for anew. */
  of?: unknown
  children(preloaded: PreloadedQuery<Query>, reload: () => void): ReactNode
}

/** A part that opens on a press: its data are asked for as soon as it opens, while its code still comes. */
export function Preload<Query extends OperationType>({
  request,
  variables,
  of,
  children,
}: PreloadProps<Query>) {
  const [preloaded, load] = useQueryLoader<Query>(request)
  const reload = () => load(variables, { fetchPolicy: 'network-only' })
  const onOpen = useEffectEvent(reload)
  useEffect(() => onOpen(), [of])
  return preloaded && children(preloaded, reload)
}

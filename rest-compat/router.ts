import { dispatch } from './dispatch.ts'
import { callOf, type Execute, type ValidateInput } from './execute.ts'
import { type OperationError, operationRefusal } from './failures.ts'
import { Refusal } from './refusal.ts'
import type { Bounds } from './openapi/openapi.ts'
import { mutations } from './graphql/operations.ts'
import { resources } from './resources.ts'
import { wireNames } from './table.ts'
import { refusal } from './verbs.ts'
import type { Endpoint, Type } from './endpoint.ts'

export const types = Object.values(resources).map((resource): Type => ({
  ...wireNames[resource.type],
  resource,
}))

/**
 * The endpoints: method and path → verb (`verbs.ts`) and type. The `open` ones answer visitors too: of the writes those
 * whose mutation is among the schema's `publicMutations`; the lists of the back office the schema itself refuses.
 */
export function endpointsOf(publicMutations: readonly string[]): Endpoint[] {
  return [
    ...types.flatMap((type): Endpoint[] => {
      const { path, resource } = type
      const open = (verb: keyof typeof mutations) => publicMutations.includes(mutations[verb](resource.type))
      return [
        { method: 'GET', path, verb: 'page', type, open: false },
        { method: 'GET', path: `${path}/show/{id}`, verb: 'show', type, open: true },
        { method: 'POST', path: `${path}/store`, verb: 'store', type, open: open('store') },
        { method: 'PUT', path: `${path}/update/{id}`, verb: 'update', type, open: open('update') },
        { method: 'PUT', path: `${path}/delete/{id}`, verb: 'remove', type, open: open('remove') },
      ]
    }),
    ...types.flatMap((type): Endpoint[] =>
      type.site ? [{ method: 'GET', path: `${type.path}/${type.site}`, verb: 'site', type, open: true }] : [],
    ),
    { method: 'POST', path: 'login', verb: 'login', open: publicMutations.includes('login') },
    { method: 'GET', path: 'openapi.json', verb: 'openapi', open: true },
  ]
}

/** The paths of the lists that answer everybody alike. */
export const publicLists = endpointsOf([]).flatMap(({ verb, path }) =>
  verb === 'site' ? [`/api/${path}`] : [],
)

interface Options<Caller> {
  /** PUBLIC_URL: the addresses in answers start with it, whatever the Host header says. */
  origin: string
  execute: Execute<Caller>
  /** The schema's word on which mutations need no sign-in. */
  publicMutations: readonly string[]
  /** What it says of the values that its checks take. */
  boundsOf: Bounds
  validateInput: ValidateInput
  /** Told what the answer does not say; gives what it may: whether this is an outage. */
  report(error: unknown, caller: Caller): OperationError
}

/** Answers requests below /api/. The body of a request fails with a `BodyTooLargeError` where it was cut. */
export function createRestApi<Caller>({
  origin,
  execute,
  publicMutations,
  boundsOf,
  validateInput,
  report,
}: Options<Caller>) {
  const endpoints = endpointsOf(publicMutations)
  return async (request: Request, caller: Caller): Promise<Response> => {
    try {
      const call = callOf(execute, caller, { origin: origin.replace(/\/$/, ''), validateInput })
      const response = await dispatch({ endpoints, boundsOf }, request, call)
      return request.method === 'HEAD' ? new Response(null, response) : response
    } catch (error) {
      const response = refusal(error instanceof Refusal ? error : operationRefusal([report(error, caller)]))
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
  }
}

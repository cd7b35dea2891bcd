import type { Resource, TypeVerb } from './resource.ts'
import type { WireNames } from './table.ts'

export interface Type extends WireNames {
  resource: Resource
}

interface Row {
  method: 'GET' | 'POST' | 'PUT'
  /** Below /api/. */
  path: string
  open: boolean
}

export type Endpoint = Row & ({ verb: TypeVerb; type: Type } | { verb: 'login' | 'openapi' })

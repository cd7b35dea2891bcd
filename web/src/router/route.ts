import type { ReactElement } from 'react'
import type { Environment } from 'relay-runtime'
import type { Area } from '../relay/network.ts'

/** Values of the path's parameters, decoded. */
export type Params = Readonly<Record<string, string>>

/** A page whose code and data are here. */
export interface OpenedPage {
  element: ReactElement
  /** Its data could not be had: the same address is worth another try. */
  failed?: boolean
  /** Lets the store forget the page's data. */
  dispose(): void
}

export interface Route {
  path: string
  area: Area
  /** The search parameters that the page reads: all others are no part of its address, and the server keeps one page for all. */
  reads?: readonly string[]
  /** The lazy module as Vite's manifest names it. */
  module: string
  /** Brings the code only. */
  load(): Promise<unknown>
  /** Whether two queries of its address show the same data: going from one to the other then asks for nothing. */
  sameData?(from: URLSearchParams, to: URLSearchParams): boolean
  /** Brings code and data, at the same time where the data is not in the store. */
  open(environment: Environment, params: Params, search: URLSearchParams): Promise<OpenedPage>
}

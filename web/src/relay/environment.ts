import {
  Environment,
  type FetchFunction,
  Network,
  RecordSource,
  Store,
  type SubscribeFunction,
} from 'relay-runtime'
import { type Area, createBrowserFetch, type SignInAgain } from './network.ts'
import type { SendFiles } from './upload.ts'

/** Relay's records as they are sent with a page. */
export type Records = NonNullable<ConstructorParameters<typeof RecordSource>[0]>

/** One store for one rendered page: never shared between requests. */
export function createServerEnvironment(fetchFunction: FetchFunction): Environment {
  return new Environment({
    network: Network.create(fetchFunction),
    store: new Store(new RecordSource()),
    isServer: true,
  })
}

/** One store for one area, filled with what the server read. */
export function createBrowserEnvironment(
  area: Area,
  records: Records,
  signInAgain?: SignInAgain,
  subscribe?: SubscribeFunction,
  sendFiles?: SendFiles,
): Environment {
  return new Environment({
    network: Network.create(createBrowserFetch(area, signInAgain, sendFiles), subscribe),
    // Going back within ten pages or five minutes asks for nothing.
    store: new Store(new RecordSource(records), {
      gcReleaseBufferSize: 10,
      queryCacheExpirationTime: 5 * 60 * 1000,
    }),
  })
}

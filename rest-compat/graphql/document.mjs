// Plain JavaScript, so that gql.tada types it (document.d.mts) and is not there when the program runs: TypeScript comes with it.
import { Kind, parse } from 'graphql'

/** One document of this text and of the fragments of others that it spreads. */
export function graphql(text, others = []) {
  const own = parse(text, { noLocation: true }).definitions
  return {
    kind: Kind.DOCUMENT,
    definitions: [...new Set([own, ...others.map(({ definitions }) => definitions)].flat())],
  }
}

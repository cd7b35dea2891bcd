import { inject, parse } from 'regexparam'
import type { Params, Route } from './route.ts'

export interface Match {
  route: Route
  params: Params
  /** The path as it should be written: without trailing slash, in the route's letter case. */
  path: string
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** The route of a path, whatever its letter case or trailing slash. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | null {
  for (const route of routes) {
    const { keys, pattern } = parse(route.path)
    const found = pattern.exec(pathname)
    if (!found) continue
    const written: Record<string, string> = {}
    const params: Record<string, string> = {}
    for (const [index, key] of keys.entries()) {
      const value = found[index + 1] ?? ''
      const decoded = decode(value)
      if (decoded === null) return null
      written[key] = value
      params[key] = decoded
    }
    return { route, params, path: inject(route.path, written) }
  }
  return null
}

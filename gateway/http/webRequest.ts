import type { IncomingMessage } from 'node:http'
import { limitedBody } from '../security/bodies/bodyLimit.ts'

/** Node's request as the web has it; its body is bounded, and read as it is asked for. */
export function webRequest(req: IncomingMessage, origin: string): Request {
  const { method = 'GET', url = '/' } = req
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value))
  const body = method === 'GET' || method === 'HEAD' ? null : limitedBody(req)
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(origin + url, init)
}

/** Whether the escapes of an address are UTF-8: else it would be read with letters that nobody wrote. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

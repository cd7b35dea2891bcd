import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** An idle connection is closed before the server would. */
const agent = new Agent({ keepAlive: true, timeout: 3_000 })

interface Asking {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

export interface QuickAnswer {
  status: number
  headers: Headers
  text: string
}

/** Closes the connections that are kept for the next request: a server counts them among what it holds. */
export function closeKept(): void {
  agent.destroy()
}

/** For whoever asks hundreds of times: it takes a third of the processor's time of `fetch`, and asks for no compression. */
export async function askQuickly(url: string, { body, ...options }: Asking): Promise<QuickAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, ...options }, resolve)
      .on('error', reject)
      .end(body)
  })
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(response.headersDistinct))
    for (const value of values) headers.append(name, value)
  return { status: response.statusCode ?? 0, headers, text: await text(response) }
}
